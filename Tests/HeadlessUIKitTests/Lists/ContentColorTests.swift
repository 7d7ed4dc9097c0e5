import HeadlessUIKit
import Testing

/// Colours that configurations make of others.
@MainActor @Suite(.ownEnvironment) struct ContentColorTests {
  @Test func `a text has the colour that its transformer makes`() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Pier"
    content.textProperties.color = .red
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { color in
      color == .red ? .blue : color
    }
    #expect(content.textProperties.resolvedColor() == .blue)
    let view = content.makeContentView()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == .blue)
  }

  @Test func `a background without a colour has the tint, transformed`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(background.resolvedBackgroundColor(for: .green) == .black)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor != nil)
  }

  @Test func `an image has the tint of its view, unless it has its own`() {
    var image = UIListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .red
    #expect(image.resolvedTintColor(for: .green) == .red)
  }
}
