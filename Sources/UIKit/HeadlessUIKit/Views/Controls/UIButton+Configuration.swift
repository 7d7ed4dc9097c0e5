public import Foundation

extension UIButton {
  /// The appearance of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The prominence of a button.
    enum Style: Int {
      case plain, gray, tinted, filled
    }

    /// The roundness of a button's corners.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The appearance of a button on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic, bordered, borderless, borderlessTinted
    }

    /// The symbol that shows that a button opens a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    let style: Style
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    /// The title with attributes, before the transformer is applied.
    var styledTitle: NSAttributedString?
    /// The subtitle with attributes, before the transformer is applied.
    var styledSubtitle: NSAttributedString?
    /// Transforms the attributes of the title before it is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the attributes of the subtitle before it is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the color of the image; stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Transforms the color of the activity indicator; stored only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The space that is reserved for images, in points; stored only.
    public var imageReservation: CGFloat = 0
    /// Whether the background follows the selection; stored only.
    public var automaticallyUpdateForSelection = true
    /// The indicator that the button opens a menu; stored only.
    public var indicator = Indicator.automatic
    /// Transforms the color of the indicator; stored only.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// The line break mode of the title. With a truncating mode, the title has a single line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle. With a truncating mode, the subtitle has a single line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The insets around the content that code or a nib specifies, in points. Nil uses the default insets.
    var customContentInsets: NSDirectionalEdgeInsets?

    init(style: Style) { self.style = style }

    /// The title, or nil if it is empty. Setting it removes attributes.
    public var title: String? {
      get { styledTitle.flatMap { $0.length > 0 ? $0.string : nil } }
      set { styledTitle = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The subtitle, or nil if it is empty. Setting it removes attributes.
    public var subtitle: String? {
      get { styledSubtitle.flatMap { $0.length > 0 ? $0.string : nil } }
      set { styledSubtitle = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { styledTitle.map { AttributedString($0) } }
      set { styledTitle = newValue.map { NSAttributedString($0) } }
    }

    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString? {
      get { styledSubtitle.map { AttributedString($0) } }
      set { styledSubtitle = newValue.map { NSAttributedString($0) } }
    }

    /// The title with the attributes that are shown.
    package var shownTitle: NSAttributedString? {
      Self.transformed(styledTitle, by: titleTextAttributesTransformer)
    }

    /// The subtitle with the attributes that are shown.
    package var shownSubtitle: NSAttributedString? {
      Self.transformed(styledSubtitle, by: subtitleTextAttributesTransformer)
    }

    private static func transformed(
      _ text: NSAttributedString?, by transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
      guard let text, let transformer else { return text }
      var result = AttributedString(text)
      for run in result.runs { result[run.range].setAttributes(transformer(run.attributes)) }
      return NSAttributedString(result)
    }

    /// The configuration for a button's state; here, styles do not differ between states.
    public func updated(for button: UIButton) -> Configuration { self }

    /// The insets around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        customContentInsets
          ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      }
      set { customContentInsets = newValue }
    }

    /// Resets ``contentInsets`` to the default insets.
    public mutating func setDefaultContentInsets() { customContentInsets = nil }

    // MARK: Styles

    /// Returns a configuration with text in the tint color.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a background that is lightly tinted.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration for the platform's borderless button.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration for the platform's bordered button.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a border and a lightly tinted background.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a border and a background in the tint color.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration with a glass background, which is gray here.
    public static func glass() -> Configuration { glass(.gray) }
    /// Returns a configuration with a tinted glass background.
    public static func prominentGlass() -> Configuration { glass(.filled) }
    /// Returns a configuration with a clear glass background, which is not drawn here.
    public static func clearGlass() -> Configuration { glass(.plain) }
    /// Returns a configuration with a clear, tinted glass background.
    public static func prominentClearGlass() -> Configuration { glass(.tinted) }

    private static func glass(_ style: Style) -> Configuration {
      var configuration = Configuration(style: style)
      configuration.cornerStyle = .capsule
      return configuration
    }
  }
}

/// A button's configuration in a nib.
@MainActor
final class NibButtonConfiguration: NSObject, NibDecodable {
  var nibReference: NibReference?
  let configuration: UIButton.Configuration

  init?(coder: NSCoder) {
    let nib = coder.nib
    var value = UIButton.Configuration(
      style: nib.enumeration("UIButtonConfigurationButtonStyle") ?? .plain)
    if let held: NibBackgroundConfiguration = nib.object("UIButtonConfigurationBackground") {
      value.background = held.configuration
    }
    value.cornerStyle = nib.enumeration("UIButtonConfigurationCornerStyle") ?? .dynamic
    value.buttonSize = nib.enumeration("UIButtonConfigurationButtonSize") ?? .medium
    value.macIdiomStyle = nib.enumeration("UIButtonConfigurationMacIdiomStyle") ?? .automatic
    value.baseForegroundColor = nib.object("UIButtonConfigurationBaseForegroundColor")
    value.baseBackgroundColor = nib.object("UIButtonConfigurationBaseBackgroundColor")
    value.image = nib.object("UIButtonConfigurationImage")
    value.preferredSymbolConfigurationForImage = nib.object(
      "UIButtonConfigurationPreferredSymbolConfigurationForImage")
    value.showsActivityIndicator =
      nib.bool("UIButtonConfigurationShowsActivityIndicator") ?? false
    value.styledTitle = nib.attributedString("UIButtonConfigurationTitle")
    value.styledSubtitle = nib.attributedString("UIButtonConfigurationSubtitle")
    value.imagePlacement = NSDirectionalRectEdge(
      rawValue: UInt(truncatingIfNeeded: nib.int("UIButtonConfigurationImagePlacement") ?? 2))
    value.imagePadding = nib.cgFloat("UIButtonConfigurationImagePadding") ?? 0
    value.titlePadding = nib.cgFloat("UIButtonConfigurationTitlePadding") ?? 1
    value.titleAlignment = nib.enumeration("UIButtonConfigurationTitleAlignment") ?? .automatic
    value.customContentInsets = nib.directionalInsets("UIButtonConfigurationContentInset")
    configuration = value
    super.init()
    nib.register(self)
  }
}

/// Edges of a rectangle. The leading and trailing edges follow the text direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NibValues {
  /// Returns insets that follow the text direction. The nib stores them as top, leading, bottom, trailing.
  func directionalInsets(_ key: NibKeyName) -> NSDirectionalEdgeInsets? {
    insets(key).map {
      NSDirectionalEdgeInsets(
        top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }
}
