public import Foundation

/// A configuration that explains why there is no content: an image, two texts and two buttons, from top to bottom.
///
/// The fonts, colors and gaps approximate those of iOS 17, which Apple does not document.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignment of the content in its view, with UIKit's raw values.
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural
  }

  /// The properties of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The properties of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; zero for no limit.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
  }

  /// The action of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var role = UIButton.Role.normal
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator replaces the image.
  var isLoading = false

  // MARK: The system's configurations

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { .init() }

  /// Returns a configuration with a spinning indicator and the text "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties = configuration.secondaryTextProperties
    return configuration
  }

  /// Returns a configuration that says that a search has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  // MARK: Views

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state. The text for a search without results contains the search term.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard text == "No Results",
      let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
    else { return self }
    var copy = self
    copy.text = "No Results for “\(words)”"
    return copy
  }
}

/// The state that a content-unavailable configuration depends on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that the user searches for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
