public import Foundation

/// A configuration for list cells with an image, a primary text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// A closure that derives the visible color from ``color``.
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    /// The smallest font size of text that shrinks to fit, as a fraction of the size of ``font``.
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var transform = TextTransform.none
    /// Stored only.
    public var adjustsFontForContentSizeCategory = true
    /// Stored only.
    public var showsExpansionTextWhenTruncated = false

    /// The alignments of text.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified

      var ofLabel: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// The way in which letters are transformed before they are shown.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized

      /// Returns a text with transformed letters.
      func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    /// Returns the visible color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// The properties of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor?
    /// A closure that derives the visible color from ``tintColor``.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The size that is reserved for the images of all cells, in points; text begins after its width.
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The width of the border around the image, in points.
    public var strokeWidth: CGFloat = 0
    /// The color of the border around the image; nil to use the view's tint color.
    public var strokeColor: UIColor?
    /// Whether the image keeps its colors when the screen's colors are inverted.
    public var accessibilityIgnoresInvertColors = false

    /// The reserved width or height that represents the system's default.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// Returns the visible tint color, given the tint color of a view.
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
  /// Whether the texts are next to each other if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Stored only.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The space between the image and the texts, in points.
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

  /// Returns the configuration for a cell with a text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .footnote), margin: 11)
  }

  /// Returns the configuration for a primary text above a secondary one.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .footnote), margin: 7)
  }

  /// Returns the configuration for a primary text next to a secondary one.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body), margin: 11)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Returns the configuration for the header of a section.
  public static func header() -> UIListContentConfiguration {
    UIListContentConfiguration(
      .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .footnote), margin: 8)
  }

  /// Returns the configuration for the footer of a section.
  public static func footer() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .footnote), margin: 8)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration { header() }

  /// Returns the configuration for the header of a grouped section. Before iOS 26, it is in uppercase.
  public static func groupedHeader() -> UIListContentConfiguration {
    guard UIKitEra.current < .iOS26 else { return header() }
    var configuration = footer()
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  public static func plainFooter() -> UIListContentConfiguration { footer() }
  public static func groupedFooter() -> UIListContentConfiguration { footer() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    subtitleCell()
  }

  /// Returns the configuration for a cell of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  // MARK: Views

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// The string of the primary text, attributed or not.
  var firstText: String? { attributedText?.string ?? text.map { textProperties.transform($0) } }
  var secondText: String? {
    secondaryAttributedText?.string ?? secondaryText.map { secondaryTextProperties.transform($0) }
  }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
