import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures show of controls, texts and views with content from elsewhere.
@MainActor
@Suite struct ControlPictureTests {
  private func shapes(_ view: UIView) throws -> [(shape: Picture.Shape, color: CGColor)] {
    try Picture(of: view).steps.compactMap {
      if case .fill(let shape, .color(let color)) = $0 { (shape, color) } else { nil }
    }
  }

  @Test func `text that wraps ends after the last word that fits, in labels and text views`() throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 45))
    label.font = .systemFont(ofSize: 17)
    label.text = "Boats that are moored at the long pier"
    label.numberOfLines = 2
    label.lineBreakMode = .byWordWrapping
    let lines = try runs(label)
    #expect(lines.count == 2 && lines.allSatisfy { $0.width <= 100 })
    #expect(lines.map(\.text).joined(separator: " ") == "Boats that are moored")
    label.lineBreakMode = .byTruncatingTail
    #expect(try runs(label).last?.text.hasSuffix("…") == true)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))
    view.font = .systemFont(ofSize: 17)
    view.text = label.text
    let all = try runs(view)
    #expect(all.allSatisfy { $0.width <= 100 })
    #expect(all.map(\.text).joined(separator: " ") == label.text)
  }

  @Test func `text that is clipped ends at the edge of its label`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    label.text = "Boats at the long pier"
    label.lineBreakMode = .byClipping
    let clips = try Picture(of: label).steps.compactMap { step -> [Picture.Shape]? in
      if case .begin(let group) = step, !group.clips.isEmpty { group.clips } else { nil }
    }
    #expect(clips == [[.rectangle(label.bounds, radius: 0)]])
    #expect(try runs(label).map(\.text) == ["Boats at the long pier"])
  }

  @Test func `a field with text has a clear button at its end if its mode says so`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.clearButtonMode = .always
    func discs() throws -> [CGRect] {
      try Picture(of: field).steps.compactMap { step in
        if case .fill(.ellipse(let rect), _) = step { rect } else { nil }
      }
    }
    #expect(try discs().isEmpty)
    field.text = "Quay"
    #expect(try discs().count == 1 && (try discs()).allSatisfy { $0.minX > 170 })
    field.clearButtonMode = .whileEditing
    #expect(try discs().isEmpty)
  }

  private func runs(_ view: UIView) throws -> [Picture.TextRun] {
    try Picture(of: view).steps.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func strokes(_ view: UIView) throws -> [CGColor] {
    try Picture(of: view).steps.compactMap {
      if case .stroke(_, _, let color) = $0 { color } else { nil }
    }
  }

  // MARK: Controls

  @Test func `the selected segment has a plate, and each segment its title in its middle`() throws {
    let control = UISegmentedControl(items: ["Low", "High"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.selectedSegmentTintColor = .red
    let plate = try shapes(control).first { $0.color == UIColor.red.cgColor }
    #expect(
      plate?.shape == .rectangle(CGRect(x: 102, y: 2, width: 96, height: 28), radius: 7))
    let middles = try runs(control).map { $0.origin.x + $0.width / 2 }
    #expect(middles.count == 2)
    #expect(zip(middles, [50, 150]).allSatisfy { abs($0 - $1) < 1 })
  }

  @Test func `a stepper shows at which end its value is`() throws {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.maximumValue = 10
    stepper.value = 10
    let faint = UIColor.tertiaryLabel.cgColor
    #expect(try strokes(stepper) == [UIColor.label.cgColor, faint])
    stepper.value = 0
    #expect(try strokes(stepper) == [faint, UIColor.label.cgColor])
  }

  @Test func `a page control has a dot for each page, the current one in its color`() throws {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 4
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .gray
    let (red, gray) = (UIColor.red.cgColor, UIColor.gray.cgColor)
    #expect(try shapes(control).map(\.color) == [gray, gray, red, gray])
  }

  @Test func `an activity indicator has spokes in its color while it is shown`() throws {
    let view = UIActivityIndicatorView(style: .large)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.color = .red
    view.startAnimating()
    let colors = try strokes(view)
    #expect(colors.count == 8 && colors.allSatisfy { $0.red == 1 && $0.green == 0 })
    view.stopAnimating()
    #expect(try strokes(view).isEmpty)
  }

  @Test func `a slider's thumb is as far as its value, from the other side in Arabic`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.minimumTrackTintColor = .red
    slider.value = 0.25
    func filled() throws -> CGRect? {
      try shapes(slider).compactMap {
        if case .rectangle(let rect, _) = $0.shape, $0.color == UIColor.red.cgColor {
          rect
        } else {
          nil
        }
      }.first
    }
    let low = try #require(try filled())
    slider.value = 0.75
    let high = try #require(try filled())
    #expect(low.minX == high.minX && low.width < 100 && high.width > 100)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(try #require(try filled()).maxX > 190)
  }

  @Test func `each style of a button's configuration has its own colors`() throws {
    func colors(_ configuration: UIButton.Configuration) throws -> (back: CGColor?, title: CGColor)
    {
      var configuration = configuration
      configuration.title = "Moor"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
      button.tintColor = .red
      let title = try #require(try runs(button).first)
      #expect(title.text == "Moor")
      return (try shapes(button).first?.color, title.color)
    }
    let red = UIColor.red.cgColor
    let plain = try colors(.plain())
    #expect(plain.back == nil && plain.title == red)
    let filled = try colors(.filled())
    #expect(filled.back == red && filled.title == UIColor.white.cgColor)
    let tinted = try colors(.tinted())
    #expect(tinted.back?.red == 1 && (tinted.back?.alpha ?? 1) < 1 && tinted.title == red)
    let gray = try colors(.gray())
    #expect(gray.back != nil && gray.back != red && gray.title == red)
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .blue
    own.baseForegroundColor = .green
    #expect(try colors(own).back == UIColor.blue.cgColor)
    #expect(try colors(own).title == UIColor.green.cgColor)
  }

  @Test func `a button's subtitle is below its title`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Moor"
    configuration.subtitle = "at the quay"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 60)
    let lines = try runs(button)
    #expect(lines.map(\.text) == ["Moor", "at the quay"])
    #expect(lines[0].origin.y < lines[1].origin.y && lines[0].font.size > lines[1].font.size)
  }

  @Test func `a disabled control is fainter`() throws {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    func opacities() throws -> [CGFloat] {
      try Picture(of: control).steps.compactMap {
        if case .begin(let group) = $0, group.opacity < 1 { group.opacity } else { nil }
      }
    }
    #expect(try opacities().isEmpty)
    control.isEnabled = false
    #expect(try opacities() == [0.5])
  }

  // MARK: Texts

  @Test func `a text view shows all lines from its top, inside of its insets`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.text = "The tide turns at noon"
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 10)
    let lines = try runs(view)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { abs($0.origin.x - 15) < 0.01 && $0.origin.y > 30 })
  }

  @Test func `an app's data source fills the picture of a table`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Berth \(indexPath.row)"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()
    let texts = try Picture(of: table).texts.sorted()
    #expect(texts == ["Berth 0", "Berth 1", "Berth 2"], "\(texts)")
  }

  // MARK: Stand-ins

  @Test func `a view with a stand-in is a box with the name that the options give`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let map = UIView(frame: CGRect(x: 10, y: 10, width: 150, height: 80))
    root.addSubview(map)
    var options = PictureOptions()
    options.standInName = { $0 === map ? "map" : nil }
    #expect(try Picture(of: root, options: options).texts == ["map"])
    options.showsStandIns = false
    #expect(try Picture(of: root, options: options).texts.isEmpty)
  }

  @Test func `a symbol that has no own shape is a glyph of its size with its name`() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentMode = .scaleToFill
    view.image = UIImage(systemName: "sailboat")
    view.tintColor = .red
    let picture = try Picture(of: view)
    #expect(picture.texts.first?.hasPrefix("sail") == true && picture.problems.isEmpty)
    #expect(try strokes(view).contains(UIColor.red.cgColor))
  }

  @Test func `a title is drawn where a subclass places it`() throws {
    final class Edge: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 4, y: 2, width: 60, height: 20)
      }
    }
    let button = Edge(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Save", for: .normal)
    button.titleLabel?.textAlignment = .left
    button.layoutIfNeeded()
    let run = try #require(
      try Picture(of: button).steps.lazy.compactMap { step -> Picture.TextRun? in
        if case .text(let run) = step { run } else { nil }
      }.first)
    #expect(run.origin.x == 4 && button.titleLabel?.frame.minX == 4)
  }
}
