public import Foundation

/// An image, a text and a second text, as cells of lists show them.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is shown.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// Makes the colour that is shown of ``color``.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontForContentSizeCategory = true

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How an image is shown.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor?
    /// Makes the colour that is shown of ``tintColor``.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// No larger than this, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The width that texts keep free for images of all cells, in points.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The tint that is shown in a view with a tint of its own.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Whether the texts are next to each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var alpha: CGFloat = 1

  init(_ font: UIFont, _ secondFont: UIFont, margin: CGFloat) {
    textProperties = TextProperties(font: font, color: .label)
    secondaryTextProperties = TextProperties(font: secondFont, color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: 16, bottom: margin, trailing: 16)
  }

  // MARK: The system's styles

  /// A text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .footnote), margin: 11)
  }

  /// A text above a second one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .footnote), margin: 7)
  }

  /// A text next to a second one.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body), margin: 11)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote), margin: 8)
  }

  /// The footer of a section.
  public static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote), margin: 8)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration { header() }
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// A text of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  // MARK: Views

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// What the first text is, styled or not.
  var firstText: String? { attributedText?.string ?? text }
  var secondText: String? { secondaryAttributedText?.string ?? secondaryText }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
