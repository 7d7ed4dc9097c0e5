import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures of collections, cells, stacks and effects show.
@MainActor
@Suite struct ListPictureTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "berth", for: path)
      let label = UILabel(frame: cell.contentView.bounds)
      label.text = "Berth \(path.item)"
      cell.contentView.addSubview(label)
      return cell
    }
  }

  @Test func `an app's data source fills the picture of a collection, each cell at its place`()
    throws
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "berth")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    let runs = try Picture(of: view).steps.compactMap { step in
      if case .text(let run) = step { run } else { nil }
    }.sorted { $0.text < $1.text }
    #expect(runs.map(\.text) == (0..<4).map { "Berth \($0)" })
    #expect(runs.map(\.origin.x) == [0, 100, 0, 100])
    #expect(runs[2].origin.y - runs[0].origin.y == 50)
  }

  @Test func `a cell has its accessory at the end, and an accessory view instead if it has one`()
    throws
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .checkmark
    cell.tintColor = .red
    cell.layoutIfNeeded()
    func mark() throws -> CGRect? {
      try Picture(of: cell).steps.lazy.compactMap { step in
        guard case .stroke(.path(let path, _), _, UIColor.red.cgColor) = step else { return nil }
        return path.boundingBoxOfPath
      }.first
    }
    #expect(try #require(try mark()).minX > 280)
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(try mark()).maxX < 40)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.layoutIfNeeded()
    #expect(try mark() == nil)
  }

  @Test func `the two parts of an accessory are beside each other, whatever room they have`() throws
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .detailDisclosureButton
    cell.tintColor = .red
    cell.layoutIfNeeded()
    for width in [320, 290, 250] as [CGFloat] {
      cell.contentView.frame.size.width = width
      let marks = try Picture(of: cell).steps.compactMap {
        step -> (rect: CGRect, color: CGColor)? in
        guard case .stroke(let shape, _, let color) = step else { return nil }
        switch shape {
        case .path(let path, _): return (path.boundingBoxOfPath, color)
        case .ellipse(let rect), .rectangle(let rect, _): return (rect, color)
        }
      }
      let detail = marks.filter { $0.color == UIColor.red.cgColor }.map(\.rect.maxX).max()
      let arrow = marks.filter { $0.color != UIColor.red.cgColor }.map(\.rect)
      let start = try #require(arrow.map(\.minX).min())
      #expect(try #require(detail) <= start && arrow.allSatisfy { $0.maxX <= 320 }, "\(width)")
    }
  }

  @Test func `a row of a table has one line below it, in the table's color`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = rows
    table.separatorColor = .red
    table.separatorInset = .zero
    func lines() throws -> [(rect: CGRect, color: CGColor)] {
      table.layoutIfNeeded()
      return try Picture(of: table).steps.compactMap { step in
        guard case .fill(.rectangle(let rect, _), .color(let color)) = step, rect.height < 1 else {
          return nil
        }
        return (rect, color)
      }
    }
    #expect(try lines().map(\.rect.width) == [320, 320])
    #expect(try lines().map(\.color) == [UIColor.red.cgColor, UIColor.red.cgColor])
    table.separatorStyle = .none
    table.reloadData()
    #expect(try lines().isEmpty)
  }

  @Test
  func `a stack shows its arranged views at their places, and leaves no room for hidden ones`()
    throws
  {
    let views = [UIColor.red, .green, .blue].map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 210, height: 40)
    stack.distribution = .fillEqually
    stack.spacing = 10
    func fills() throws -> [CGRect] {
      stack.layoutIfNeeded()
      return try Picture(of: stack).steps.compactMap { step in
        if case .fill(.rectangle(let rect, _), _) = step { rect } else { nil }
      }
    }
    let places = try fills()
    #expect(places.count == 3 && abs(places[1].minX - 220 / 3) < 0.5)
    views[1].isHidden = true
    #expect(try fills().map(\.minX) == [0, 110] && fills().allSatisfy { $0.width == 100 })
  }

  @Test func `a blur is an even tint behind its content, and vibrancy leaves the content as it is`()
    throws
  {
    let blur = UIBlurEffect(style: .light)
    let view = UIVisualEffectView(effect: blur)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
    inner.frame = view.bounds
    let label = UILabel(frame: inner.bounds)
    label.text = "Fog"
    inner.contentView.addSubview(label)
    view.contentView.addSubview(inner)
    let picture = try Picture(of: view)
    let fills = picture.steps.compactMap { step -> CGRect? in
      if case .fill(.rectangle(let rect, _), _) = step { rect } else { nil }
    }
    #expect(fills == [view.bounds] && picture.texts == ["Fog"] && picture.problems.isEmpty)
  }
}
