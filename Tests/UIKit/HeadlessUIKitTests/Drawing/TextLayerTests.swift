import Foundation
import HeadlessUIKit
import Testing

/// The lines that a text layer draws.
@MainActor @Suite(.ownEnvironment) struct TextLayerTests {
  /// What a step of a drawing shows, and where.
  private struct Line: Equatable {
    let text: String
    let rect: CGRect
  }

  private func layer(_ text: String, width: CGFloat, height: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 30, y: 30, width: width, height: height)
    layer.string = text
    layer.font = "Helvetica"
    layer.fontSize = 20
    return layer
  }

  private func lines(_ layer: CATextLayer) -> [Line] {
    (layer.drawing?.items ?? []).compactMap { item in
      guard case .text(let text, _, let rect) = item.operation else { return nil }
      return Line(text: text, rect: rect)
    }
  }

  private func texts(_ layer: CATextLayer) -> [String] { lines(layer).map(\.text) }

  private func width(_ text: String) -> CGFloat {
    text.size(withAttributes: [.font: UIFont(name: "Helvetica", size: 20)!]).width
  }

  // MARK: Breaking

  @Test func `a text that is not wrapped has the lines that it says`() {
    let layer = layer("low tide\nhigh tide", width: 20)
    #expect(texts(layer) == ["low tide", "high tide"])
    let tops = lines(layer).map(\.rect.minY)
    #expect(tops[0] == 0 && tops[1] > 15 && lines(layer)[0].rect.minX == 0)
  }

  @Test func `a wrapped text is broken between words where the layer ends`() {
    let layer = layer("low tide high tide", width: width("low tide h"))
    #expect(texts(layer) == ["low tide high tide"])
    layer.isWrapped = true
    #expect(texts(layer) == ["low tide", "high tide"])
    layer.bounds.size.width = width("high") + 1
    #expect(texts(layer) == ["low", "tide", "high", "tide"])
  }

  @Test func `lines that begin below the layer are not drawn`() {
    let layer = layer("a\nb\nc\nd", width: 50, height: 50)
    #expect(texts(layer) == ["a", "b", "c"])
    layer.bounds.size.height = 5
    #expect(texts(layer) == ["a"])
  }

  // MARK: Alignment

  @Test(arguments: [
    (CATextLayerAlignmentMode.left, 0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1),
  ])
  func `a line begins where its alignment says`(
    _ mode: CATextLayerAlignmentMode, _ share: CGFloat
  ) throws {
    let layer = layer("tide", width: 200)
    layer.alignmentMode = mode
    let line = try #require(lines(layer).first)
    #expect(abs(line.rect.width - width("tide")) < 0.001)
    #expect(abs(line.rect.minX - (200 - line.rect.width) * share) < 0.001)
  }

  @Test func `a natural line of a script that runs from the right begins there`() throws {
    let layer = layer("שלום", width: 200)
    let line = try #require(lines(layer).first)
    #expect(abs(line.rect.maxX - 200) < 0.001)
  }

  @Test func `justified lines fill the width, the last one of a paragraph does not`() {
    let layer = layer("one two three\nfour", width: width("one two t"))
    layer.isWrapped = true
    layer.alignmentMode = .justified
    let lines = lines(layer)
    #expect(lines.map(\.text) == ["one", "two", "three", "four"])
    #expect(lines[0].rect.minX == 0 && abs(lines[1].rect.maxX - layer.bounds.width) < 0.001)
    #expect(lines[2].rect.minX == 0 && lines[3].rect.minX == 0)
  }

  // MARK: Truncation

  @Test(arguments: [
    (CATextLayerTruncationMode.none, "harbour master"), (.end, "harbo…"), (.start, "…aster"),
    (.middle, "ha…ter"),
  ])
  func `an ellipsis stands for what is too long, where the mode says`(
    _ mode: CATextLayerTruncationMode, _ expected: String
  ) {
    let layer = layer("harbour master", width: width("…harbo") + 0.5)
    layer.truncationMode = mode
    #expect(texts(layer).joined() == expected)
    guard mode != .none, let last = lines(layer).last else { return }
    #expect(last.rect.maxX <= layer.bounds.width)
  }

  @Test func `a text that fits has no ellipsis`() {
    let layer = layer("tide", width: width("tide"))
    layer.truncationMode = .end
    #expect(texts(layer) == ["tide"])
  }

  @Test func `the last visible line of a wrapped text has the ellipsis`() {
    let layer = layer("low tide high tide", width: width("low tid…") + 0.5, height: 30)
    layer.isWrapped = true
    layer.truncationMode = .end
    #expect(texts(layer).joined() == "low tid…")
    layer.string = "low\nhigh"
    #expect(texts(layer).joined() == "low…", "the next paragraph is not seen")
  }

  @Test func `characters of several scalars are not cut apart`() {
    let flag = "🇩🇪"
    let layer = layer("a\(flag)\(flag)\(flag)", width: width("a…\(flag)") + 1)
    layer.truncationMode = .end
    #expect(texts(layer).joined() == "a\(flag)…")
  }

  // MARK: Runs

  @Test func `runs of a line follow one another on one baseline`() {
    let layer = layer("", width: 300)
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(
      NSAttributedString(
        string: "small",
        attributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red]))
    layer.string = text
    let lines = lines(layer)
    #expect(lines.map(\.text) == ["big", "small"])
    #expect(lines[1].rect.minX == lines[0].rect.maxX && lines[0].rect.minY == 0)
    #expect(lines[1].rect.minY > 20 && lines[1].rect.maxY < lines[0].rect.maxY)
  }

  @Test func `an empty text and a layer without width draw nothing that is wrong`() {
    let layer = layer("", width: 100)
    #expect(texts(layer).isEmpty)
    layer.string = "tide"
    layer.truncationMode = .middle
    layer.bounds.size = .zero
    #expect(texts(layer).joined() == "…")
  }
}
