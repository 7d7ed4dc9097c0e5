import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures of views consist of.
@MainActor
@Suite struct PictureTests {
  private func view(_ frame: CGRect, _ color: UIColor? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func fills(_ picture: Picture) -> [(shape: Picture.Shape, color: CGColor)] {
    picture.steps.compactMap {
      if case .fill(let shape, .color(let color)) = $0 { (shape, color) } else { nil }
    }
  }

  private func runs(_ picture: Picture) -> [Picture.TextRun] {
    picture.steps.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func groups(_ picture: Picture) -> [Picture.Group] {
    picture.steps.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }

  // MARK: Geometry

  @Test func `views are drawn where they are in the window, the superview first`() throws {
    let root = view(CGRect(x: 40, y: 50, width: 200, height: 100), .white)
    let inner = view(CGRect(x: 10, y: 20, width: 50, height: 40), .red)
    let leaf = view(CGRect(x: 5, y: 6, width: 7, height: 8), .blue)
    inner.addSubview(leaf)
    root.addSubview(inner)
    let picture = try Picture(of: root)
    #expect(picture.size == CGSize(width: 200, height: 100))
    #expect(
      fills(picture).map(\.shape) == [
        .rectangle(CGRect(x: 0, y: 0, width: 200, height: 100), radius: 0),
        .rectangle(CGRect(x: 10, y: 20, width: 50, height: 40), radius: 0),
        .rectangle(CGRect(x: 15, y: 26, width: 7, height: 8), radius: 0),
      ])
  }

  @Test func `the origin of the bounds moves what is inside`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    scroll.addSubview(view(CGRect(x: 0, y: 100, width: 20, height: 20), .red))
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    root.addSubview(scroll)
    #expect(
      fills(try Picture(of: root)).map(\.shape)
        == [.rectangle(CGRect(x: 10, y: 20, width: 20, height: 20), radius: 0)])
  }

  @Test func `a transform is that of a group, about the view's center`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = view(CGRect(x: 40, y: 40, width: 20, height: 20), .red)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.addSubview(turned)
    let group = try #require(groups(try Picture(of: root)).first)
    #expect(CGPoint(x: 50, y: 50).applying(group.transform) == CGPoint(x: 50, y: 50))
    #expect(CGPoint(x: 40, y: 40).applying(group.transform) == CGPoint(x: 30, y: 30))
  }

  @Test func `hidden and transparent views are left out, with all inside them`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    hidden.isHidden = true
    let clear = view(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    clear.alpha = 0
    clear.addSubview(view(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
    root.addSubview(hidden)
    root.addSubview(clear)
    #expect(try Picture(of: root).steps.isEmpty)
  }

  @Test func `opacity, round corners, borders and shadows are those of the layer`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = view(CGRect(x: 10, y: 10, width: 40, height: 20), .red)
    box.alpha = 0.5
    box.layer.cornerRadius = 15
    box.layer.borderWidth = 2
    box.layer.shadowOpacity = 0.25
    root.addSubview(box)
    let picture = try Picture(of: root)
    let group = try #require(groups(picture).first)
    #expect(group.opacity == 0.5 && group.shadow?.color.alpha == 0.25)
    // A radius is at most half of the shorter side.
    #expect(
      fills(picture).map(\.shape)
        == [.rectangle(CGRect(x: 10, y: 10, width: 40, height: 20), radius: 10)])
    let strokes = picture.steps.compactMap {
      if case .stroke(let shape, let style, _) = $0 { (shape, style.width) } else { nil }
    }
    #expect(strokes.count == 1 && strokes[0].1 == 2)
    #expect(
      strokes[0].0 == .rectangle(CGRect(x: 11, y: 11, width: 38, height: 18), radius: 9))
  }

  @Test func `what may reach out of a view that clips is cut to it`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = view(CGRect(x: 10, y: 10, width: 20, height: 20))
    box.clipsToBounds = true
    box.addSubview(view(CGRect(x: 0, y: 0, width: 50, height: 50), .red))
    root.addSubview(box)
    let group = try #require(groups(try Picture(of: root)).first)
    #expect(
      group.clips == [.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20), radius: 0)])
  }

  @Test func `layers without a view are drawn in their order`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    shape.position = CGPoint(x: 30, y: 40)
    root.layer.addSublayer(shape)
    let picture = try Picture(of: root)
    #expect(fills(picture).count == 2)
    let group = try #require(groups(picture).first)
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 30, y: 40))
  }

  @Test func `what a view draws by itself is part of the picture`() throws {
    final class Target: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(Target(frame: CGRect(x: 20, y: 30, width: 10, height: 10)))
    let picture = try Picture(of: root)
    #expect(fills(picture).map(\.color) == [UIColor.red.cgColor])
    let group = try #require(groups(picture).first)
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 20, y: 30))
  }

  // MARK: Texts

  @Test func `a label's line is in the middle of its height and as wide as it is measured`() throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "Hello"
    let run = try #require(runs(try Picture(of: label)).first)
    #expect(run.text == "Hello" && run.origin.x == 0)
    #expect(abs(run.width - label.intrinsicContentSize.width) <= 1)
    let middle = run.origin.y - label.font.ascender + label.font.lineHeight / 2
    #expect(abs(middle - 20) < 0.01)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1.0),
  ])
  func `alignment places a line in its width`(_ alignment: NSTextAlignment, _ share: Double) throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.text = "Hello"
    label.textAlignment = alignment
    let run = try #require(runs(try Picture(of: label)).first)
    #expect(abs(run.origin.x - (300 - run.width) * share) < 0.01)
  }

  @Test func `a text that is too long ends with an ellipsis inside of the label`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "A text that does not fit"
    for (mode, check) in [
      (NSLineBreakMode.byTruncatingTail, { (text: String) in text.hasSuffix("…") }),
      (.byTruncatingHead, { $0.hasPrefix("…") }),
      (.byTruncatingMiddle, { $0.contains("…") && $0.hasPrefix("A") && $0.hasSuffix("t") }),
    ] {
      label.lineBreakMode = mode
      let run = try #require(runs(try Picture(of: label)).first)
      #expect(check(run.text), "\(run.text)")
      #expect(run.width <= 60.01)
    }
  }

  @Test func `lines follow each other, as many as there is room for`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
    label.numberOfLines = 0
    label.text = "one two three four five six seven"
    let all = runs(try Picture(of: label))
    #expect(all.count > 2)
    #expect(all.map(\.text).joined(separator: " ") == label.text)
    let steps = zip(all, all.dropFirst()).map { $1.origin.y - $0.origin.y }
    #expect(steps.allSatisfy { abs($0 - label.font.lineHeight) < 0.01 })
    label.frame.size.height = 45
    let some = runs(try Picture(of: label))
    #expect(some.count == 2 && some[1].text.hasSuffix("…"))
  }

  @Test func `attributes split a line into runs`() throws {
    let text = NSMutableAttributedString(string: "plain bold")
    text.addAttributes(
      [
        .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red,
        .underlineStyle: NSUnderlineStyle.single.rawValue,
      ], range: NSRange(location: 6, length: 4))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = text
    let found = runs(try Picture(of: label))
    #expect(found.map(\.text) == ["plain ", "bold"])
    #expect(found.map(\.font.weight) == [400, 700] && found[1].color == UIColor.red.cgColor)
    #expect(found[1].isUnderlined && !found[0].isUnderlined)
    #expect(abs(found[1].origin.x - found[0].origin.x - found[0].width) < 0.01)
  }

  @Test func `a secure field shows dots, an empty one its placeholder`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.placeholder = "Password"
    #expect(try Picture(of: field).texts == ["Password"])
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(try Picture(of: field).texts == ["•••"])
  }

  // MARK: Colors

  @Test func `colors are those of the interface's style`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 10, height: 10), .systemBackground)
    #expect(fills(try Picture(of: root)).map(\.color.red) == [1])
    root.overrideUserInterfaceStyle = .dark
    #expect(fills(try Picture(of: root)).map(\.color.red) == [0])
  }

  @Test func `the tint of a superview colors a button's title`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 40))
    root.tintColor = .red
    let button = UIButton(type: .system)
    button.frame = root.bounds
    button.setTitle("Go", for: .normal)
    root.addSubview(button)
    let run = try #require(runs(try Picture(of: root)).first)
    #expect(run.text == "Go" && run.color == UIColor.red.cgColor)
    #expect(abs(run.origin.x + run.width / 2 - 50) < 0.5)
  }

  @Test func `a switch's knob is on the side of its state`() throws {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    func knob() throws -> CGRect? {
      fills(try Picture(of: control)).compactMap {
        if case .ellipse(let rect) = $0.shape { rect } else { nil }
      }.first
    }
    #expect(try knob()?.minX == 2)
    control.isOn = true
    #expect(try knob()?.maxX == 49)
  }

  @Test func `a slider's thumb and a progress bar are as far as their values`() throws {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    bar.progress = 0.25
    let shapes = fills(try Picture(of: bar)).map(\.shape)
    #expect(shapes.last == .rectangle(CGRect(x: 0, y: 0, width: 50, height: 4), radius: 2))
  }

  @Test func `a device frame surrounds the screen and keeps its steps`() throws {
    let screen = try Picture(of: view(CGRect(x: 0, y: 0, width: 100, height: 200), .red))
    let framed = try screen.inDeviceFrame(hasHomeButton: false)
    #expect(framed.size == CGSize(width: 124, height: 224))
    let group = try #require(groups(framed).first)
    #expect(CGPoint.zero.applying(group.transform) == CGPoint(x: 12, y: 12))
    #expect(fills(framed).last?.shape == fills(screen).last?.shape)
    #expect(try screen.inDeviceFrame(hasHomeButton: true).size.height == 328)
  }

  @Test func `the home button is on the right of a device in landscape`() throws {
    let screen = try Picture(of: view(CGRect(x: 0, y: 0, width: 200, height: 100), .red))
    let framed = try screen.inDeviceFrame(hasHomeButton: true)
    #expect(framed.size == CGSize(width: 328, height: 124))
    let button = try #require(
      framed.steps.lazy.compactMap { step in
        if case .stroke(.ellipse(let rect), _, _) = step { rect } else { nil }
      }.first)
    #expect(button.minX > 264 && button.maxX < 328 && button.midY == 62)
  }

  @Test func `an arrow leads from side to side, or down to a picture below`() throws {
    let scene = try Picture(of: view(CGRect(x: 0, y: 0, width: 100, height: 100), .red))
    func ends(_ x: CGFloat, _ y: CGFloat, entry: Int? = nil) throws -> [CGRect] {
      try Picture(
        arranging: [
          Picture.Sheet(scene, caption: "", position: .zero),
          Picture.Sheet(scene, caption: "", position: CGPoint(x: x, y: y)),
        ], arrows: entry == nil ? [Picture.Arrow(from: 0, to: 1)] : [], entry: entry
      ).steps.compactMap { step in
        guard case .stroke(.path(let path, _), _, _) = step else { return nil }
        return path.boundingBoxOfPath
      }
    }
    // The first picture is at (48, 48), and has a caption of 24 points.
    let side = try #require(try ends(300, 0).first)
    #expect(side.minX == 148 && side.maxX == 348 && side.midY == 110)
    let down = try #require(try ends(20, 400).first)
    #expect(down.minY == 172 && down.maxY == 448)
    let entry = try #require(try ends(300, 0, entry: 0).first)
    #expect(entry.minX == 8 && entry.maxX == 48)
  }

  @Test func `a cell without a color has that of its table's style`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let source = Source()
    func colors(_ style: UITableView.Style) throws -> [CGColor] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
      table.dataSource = source
      table.backgroundColor = .black
      table.layoutIfNeeded()
      return fills(try Picture(of: table)).map(\.color)
    }
    let white = UIColor.secondarySystemGroupedBackground.cgColor
    #expect(try colors(.grouped).contains(white))
    #expect(try !colors(.plain).contains(white))
  }

  @Test func `outlines show ambiguous views and broken constraints in their colors`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let vague = view(CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(vague)
    let width = vague.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    var options = PictureOptions()
    options.identifier = { $0 === vague ? "v" : nil }
    options.showsOutlines = true
    options.ambiguousViews = [vague]
    options.brokenConstraints = [width]
    let picture = try Picture(of: root, options: options)
    #expect(
      fills(picture).map(\.color) == [UIColor.systemYellow.withAlphaComponent(0.35).cgColor])
    let strokes = picture.steps.compactMap {
      if case .stroke(_, _, let color) = $0 { color } else { nil }
    }
    #expect(strokes.contains(UIColor.systemRed.cgColor))
    #expect(strokes.contains(UIColor.systemBlue.cgColor))
  }

  // MARK: Bad input

  @Test func `a frame that is endless is left out and reported, once`() throws {
    let root = view(CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), .red))
    let picture = try Picture(of: root)
    #expect(picture.steps.isEmpty)
    #expect(picture.problems.map(\.id) == ["endless-frame"])
  }

  @Test func `a picture that is too large is refused by name`() {
    let root = view(CGRect(x: 0, y: 0, width: 20_000, height: 10))
    #expect(throws: PictureError.tooLarge(CGSize(width: 20_000, height: 10))) {
      try Picture(of: root)
    }
  }

  @Test func `a size that no integer holds is refused by name`() {
    let root = view(CGRect(x: 0, y: 0, width: 1e300, height: 10))
    let error = #expect(throws: PictureError.self) { try Picture(of: root) }
    #expect(error?.description.hasPrefix("the picture would be 1e+300 by 10 points") == true)
  }

  @Test func `an image that is missing is a box with its name, and a warning`() throws {
    let symbolFree = UIImage(named: "nowhere-to-be-found")
    #expect(symbolFree == nil)
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    image.image = UIImage(systemName: "unheard.of")
    let picture = try Picture(of: image)
    // A symbol of the system's is a neutral glyph.
    #expect(!picture.steps.isEmpty && picture.problems.isEmpty)
  }
}
