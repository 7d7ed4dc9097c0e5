import Foundation
import HeadlessUIKit
import IBRender
import Testing

/// What pictures of search bars and toolbars show.
@MainActor
@Suite struct SearchBarPictureTests {
  private func bar(height: CGFloat = 56) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.placeholder = "Harbours"
    return bar
  }

  private func runs(_ view: UIView) throws -> [Picture.TextRun] {
    view.layoutIfNeeded()
    return try Picture(of: view).steps.compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  /// The filled rectangles with round corners of a picture, in drawing order.
  private func round(_ view: UIView) throws -> [(rect: CGRect, color: CGColor)] {
    view.layoutIfNeeded()
    return try Picture(of: view).steps.compactMap { step in
      guard case .fill(.rectangle(let rect, let radius), .color(let color)) = step, radius > 0
      else {
        return nil
      }
      return (rect, color)
    }
  }

  @Test func `an empty search bar shows its placeholder in a field between its margins`() throws {
    let bar = bar()
    #expect(try round(bar).map(\.rect) == [CGRect(x: 8, y: 10, width: 304, height: 36)])
    let run = try #require(try runs(bar).first)
    #expect(run.text == "Harbours" && abs(run.origin.x - 38) < 0.5)
    #expect(run.color == UIColor.placeholderText.cgColor)
  }

  @Test func `a search bar with a text shows it instead of the placeholder`() throws {
    let bar = bar()
    bar.text = "Ferry"
    let run = try #require(try runs(bar).first)
    #expect(run.text == "Ferry" && run.color == UIColor.label.cgColor)
    #expect(try runs(bar).count == 1)
    // A button that clears the text is at the end of the field.
    let clear = try #require(try round(bar).last?.rect)
    #expect(clear == CGRect(x: 288, y: 20, width: 16, height: 16))
  }

  @Test func `the cancel button is drawn once, next to a field that is narrower`() throws {
    let bar = bar()
    bar.showsCancelButton = true
    let runs = try runs(bar)
    #expect(runs.map(\.text) == ["Harbours", "Cancel"])
    let field = try #require(try round(bar).first?.rect)
    #expect(field.maxX < runs[1].origin.x && runs[1].origin.x + runs[1].width <= 320)
  }

  @Test func `the prompt is above the field, and the scopes are below it`() throws {
    let bar = bar(height: 131)
    bar.prompt = "Where to?"
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsScopeBar = true
    let runs = try runs(bar)
    let heights = Dictionary(uniqueKeysWithValues: runs.map { ($0.text, $0.origin.y) })
    let field = try #require(try round(bar).first?.rect)
    #expect(heights.count == 4 && field.height == 36)
    #expect(try #require(heights["Where to?"]) < field.minY)
    #expect(try #require(heights["All"]) > field.maxY && heights["All"] == heights["Near"])
  }

  @Test func `from right to left, the icon and the text begin at the right`() throws {
    let bar = bar()
    bar.semanticContentAttribute = .forceRightToLeft
    let run = try #require(try runs(bar).first)
    #expect(abs(run.origin.x + run.width - 282) < 0.5)
  }

  @Test func `what code sets on the text field is drawn once`() throws {
    let bar = bar()
    let field = bar.searchTextField
    field.backgroundColor = .yellow
    field.textColor = .red
    field.font = .systemFont(ofSize: 12)
    bar.text = "Ferry"
    let run = try #require(try runs(bar).first)
    #expect(try runs(bar).count == 1 && run.color == UIColor.red.cgColor && run.font.size == 12)
    #expect(try round(bar).first?.color == UIColor.yellow.cgColor)
  }

  @Test func `a minimal bar has no background, a prominent one its tint`() throws {
    let bar = bar()
    bar.barTintColor = .green
    func background() throws -> CGColor? {
      guard
        case .fill(.rectangle(bar.bounds, _), .color(let color))? = try Picture(of: bar).steps.first
      else { return nil }
      return color
    }
    #expect(try background() == UIColor.green.cgColor)
    bar.searchBarStyle = .minimal
    #expect(try background() == nil)
  }

  // MARK: Toolbars

  private func toolbar(_ items: UIBarButtonItem...) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.setItems(items, animated: false)
    return bar
  }

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test func `flexible spaces push the buttons of a toolbar to both ends and to the middle`() throws
  {
    let space = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
    let bar = toolbar(item("Left"), space(), item("Mid"), space(), item("Right"))
    let runs = try runs(bar)
    #expect(runs.map(\.text) == ["Left", "Mid", "Right"])
    #expect(abs(runs[0].origin.x - 16) < 1 && abs(runs[2].origin.x + runs[2].width - 304) < 1)
    let gaps = (1...2).map { runs[$0].origin.x - runs[$0 - 1].origin.x - runs[$0 - 1].width }
    #expect(abs(gaps[0] - gaps[1]) < 1)
  }

  @Test func `a fixed space is as wide as it says`() throws {
    let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    space.width = 100
    let runs = try runs(toolbar(item("A"), space, item("B")))
    #expect(abs(runs[1].origin.x - runs[0].origin.x - runs[0].width - 100) < 1)
  }

  @Test func `the buttons of a toolbar begin at the right in a layout from right to left`() throws {
    let bar = toolbar(item("First"), item("Second"))
    bar.semanticContentAttribute = .forceRightToLeft
    let runs = try runs(bar)
    #expect(abs(runs[0].origin.x + runs[0].width - 304) < 1 && runs[1].origin.x < runs[0].origin.x)
  }

  @Test func `a button of a toolbar has the bar's tint unless it has one or is disabled`() throws {
    let (own, disabled) = (item("Own"), item("Off"))
    own.tintColor = .green
    disabled.isEnabled = false
    let bar = toolbar(item("Usual"), own, disabled)
    bar.tintColor = .red
    #expect(
      try runs(bar).map(\.color) == [UIColor.red, .green, .tertiaryLabel].map(\.cgColor))
  }

  @Test func `a toolbar has a line at its top, and the background of its style`() throws {
    let bar = toolbar()
    bar.barStyle = .black
    let rects = try Picture(of: bar).steps.compactMap { step -> (CGRect, CGColor)? in
      if case .fill(.rectangle(let rect, _), .color(let color)) = step {
        (rect, color)
      } else {
        nil
      }
    }
    #expect(rects.map(\.0) == [bar.bounds, CGRect(x: 0, y: 0, width: 320, height: 0.5)])
    #expect(rects[0].1 == UIColor.black.cgColor)
  }
}
