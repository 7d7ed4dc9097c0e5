import Foundation
import HeadlessUIKit
import Testing

/// Colors that configurations make of others.
@MainActor @Suite(.ownEnvironment) struct ContentColorTests {
  @Test func `a text has the color that its transformer makes`() throws {
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

  @Test func `a background without a color has the tint, transformed`() {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    #expect(background.resolvedBackgroundColor(for: .green) == .green)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(background.resolvedBackgroundColor(for: .green) == .black)
    #expect(UIBackgroundConfiguration.listGroupedCell().backgroundColor != nil)
  }

  @Test func `the image of a row is shown with its tint, its corners and its symbol configuration`()
    throws
  {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "circle")
    let view = UIListContentView(configuration: content)
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    view.tintColor = .green
    #expect(image.tintColor == .green && !image.clipsToBounds)
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { color in
      color == .green ? .blue : .black
    }
    content.imageProperties.cornerRadius = 6
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 30)
    view.configuration = content
    #expect(image.tintColor == .blue)
    #expect(image.layer.cornerRadius == 6 && image.clipsToBounds)
    #expect(image.preferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 30))
    view.tintColor = .red
    #expect(image.tintColor == .black)
    content.imageProperties.tintColorTransformer = nil
    content.imageProperties.tintColor = .orange
    view.configuration = content
    #expect(image.tintColor == .orange)
  }

  @Test func `an image has the tint of its view, unless it has its own`() {
    var image = UIListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .red
    #expect(image.resolvedTintColor(for: .green) == .red)
  }
}
