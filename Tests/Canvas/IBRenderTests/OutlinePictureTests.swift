import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// Where outlines show constraints, and how pictures show blurs and sections.
@MainActor
@Suite struct OutlinePictureTests {
  private func view(_ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// The bounding boxes of the lines in the color of constraints.
  private func beams(_ root: UIView) throws -> [CGRect] {
    root.layoutIfNeeded()
    var options = PictureOptions()
    options.showsOutlines = true
    let picture = try Picture(of: root, options: options)
    return picture.steps.compactMap { step in
      guard case .stroke(.path(let path, _), _, let color) = step,
        color == UIColor.systemOrange.cgColor
      else { return nil }
      return path.boundingBoxOfPath
    }
  }

  @Test func `a constraint to a margin begins at the margin`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    let inner = view(.zero)
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      NSLayoutConstraint(
        item: inner, attribute: .right, relatedBy: .equal, toItem: root, attribute: .leftMargin,
        multiplier: 1, constant: 100),
    ])
    let flat = try beams(root).filter { $0.width > 10 }
    #expect(flat.contains { $0.minX == 30 && $0.maxX == 50 })
    #expect(flat.contains { $0.minX == 30 && $0.maxX == 130 })
  }

  @Test func `views that are drawn inside a list have outlines at their places`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let list = UITableView(frame: CGRect(x: 10, y: 100, width: 180, height: 200))
    root.addSubview(list)
    let cell = UIView(frame: CGRect(x: 0, y: 40, width: 180, height: 44))
    let inner = view(.zero)
    cell.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: cell.leftAnchor, constant: 20),
    ])
    cell.layoutIfNeeded()
    var options = PictureOptions()
    options.showsOutlines = true
    options.insertedViews = { $0 === list ? [cell] : [] }
    let steps = try Picture(of: root, options: options).steps
    let places = steps.compactMap { step -> CGPoint? in
      guard case .begin(let group) = step, !group.transform.isIdentity else { return nil }
      return CGPoint.zero.applying(group.transform)
    }
    #expect(places == [CGPoint(x: 10, y: 140)])
    let lines = steps.compactMap { step -> CGRect? in
      guard case .stroke(.path(let path, _), _, UIColor.systemOrange.cgColor) = step else {
        return nil
      }
      return path.boundingBoxOfPath
    }
    #expect(lines.contains { $0.minX == 0 && $0.maxX == 20 })
  }

  @Test func `a constraint between baselines is at the baselines`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] {
      label.text = "Tide"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    first.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    second.firstBaselineAnchor.constraint(equalTo: first.lastBaselineAnchor, constant: 60)
      .isActive =
      true
    let beam = try #require(try beams(root).first { $0.height > 50 })
    #expect(abs(beam.height - 60) < 1)
    // A baseline is inside of the label's frame.
    #expect(beam.minY > first.frame.minY && beam.minY < first.frame.maxY)
    #expect(beam.maxY < second.frame.maxY)
  }

  @Test func `sizes that depend on each other have a sign, and a constant has none`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (a, b) = (view(.zero), view(.zero))
    for part in [a, b] {
      root.addSubview(part)
      part.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      part.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    func texts() throws -> [String] {
      root.layoutIfNeeded()
      var options = PictureOptions()
      options.showsOutlines = true
      return try Picture(of: root, options: options).texts
    }
    a.widthAnchor.constraint(equalToConstant: 80).isActive = true
    a.heightAnchor.constraint(equalToConstant: 40).isActive = true
    #expect(try texts() == [])
    b.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
    #expect(try texts() == ["=", "="])
    b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5).isActive = true
    #expect(try texts().sorted() == [":", "=", "="])
  }

  // MARK: Blurs and sections

  @Test func `a dark blur is dark also in the light style, and a thick material hides more`() throws
  {
    func tint(_ style: UIBlurEffect.Style) throws -> CGColor {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let picture = try Picture(of: view)
      guard case .fill(_, .color(let color))? = picture.steps.first else {
        throw PictureError.empty
      }
      return color
    }
    #expect(try tint(.dark).red < 0.3 && tint(.systemMaterialDark).red < 0.3)
    #expect(try tint(.light).red > 0.7 && tint(.systemMaterial).red > 0.7)
    #expect(try tint(.systemUltraThinMaterial).alpha < tint(.systemThickMaterial).alpha)
  }

  @Test func `the first and last cell of a section in an inset grouped table have round corners`()
    throws
  {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 3 : 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Source()
    func clips(_ style: UITableView.Style) throws -> [Picture.Shape] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
      table.dataSource = source
      table.layoutIfNeeded()
      let cells = Set(table.visibleCells.map { ObjectIdentifier($0) })
      var options = PictureOptions()
      options.identifier = { cells.contains(ObjectIdentifier($0)) ? "cell" : nil }
      return try Picture(of: table, options: options).steps.flatMap { step -> [Picture.Shape] in
        if case .begin(let group) = step, group.id == "cell" { group.clips } else { [] }
      }
    }
    let rounded = try clips(.insetGrouped)
    // Two of the first section, and the only cell of the second, which is round on all sides.
    #expect(rounded.count == 3)
    #expect(rounded.count { if case .rectangle(_, 10) = $0 { true } else { false } } == 1)
    #expect(try clips(.grouped).isEmpty)
  }
}
