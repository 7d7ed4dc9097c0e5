public import Foundation

/// The appearance of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line between the bar and the content, or nil for no line.
  open var shadowColor: UIColor? = UIColor.separator
  open var shadowImage: UIImage?

  /// Whether a bar without a custom background shows the content behind it instead of the system's background.
  package private(set) var isTransparent = false

  /// Creates the default appearance.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// Creates the default appearance for a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init() }

  /// Creates an appearance from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    backgroundColor = nib.object("UIBackgroundColor")
    backgroundImage = nib.object("UIBackgroundImage")
    backgroundEffect = nib.object("UIBackgroundEffect")
    shadowColor = nib.object("UIShadowColor") ?? shadowColor
    shadowImage = nib.object("UIShadowImage")
  }

  /// Configures the system's background.
  open func configureWithDefaultBackground() {
    clear()
    shadowColor = UIColor.separator
  }

  /// Configures a background of a single color.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = UIColor.systemBackground
    shadowColor = UIColor.separator
  }

  /// Configures a transparent background without a shadow.
  open func configureWithTransparentBackground() {
    clear()
    isTransparent = true
  }

  private func clear() {
    isTransparent = false
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }

  /// Resets the appearance to the system's default for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.backgroundImage = nil
      state.backgroundImagePositionAdjustment = .zero
    }
  }
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons of the style that iOS 26 calls prominent; the same as ``doneButtonAppearance``.
  open var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the back button, and the mask of its transition.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The appearance of a tab bar's tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  /// The arrangement of a tab's image and title, with UIKit's raw values.
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  /// Creates an appearance.
  public override init() { super.init() }

  /// Creates the appearance of items in a given arrangement.
  public convenience init(style: Style) { self.init() }

  /// Resets the appearance to the system's default for an arrangement.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.titleTextAttributes = [:]
      state.titlePositionAdjustment = .zero
      state.iconColor = nil
      state.badgeBackgroundColor = nil
      state.badgeTextAttributes = [:]
      state.badgePositionAdjustment = .zero
      state.badgeTitlePositionAdjustment = .zero
    }
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  /// The width of a tab, in points; 0 for the system's. Stored only.
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs, in points; 0 for the system's. Stored only.
  open var stackedItemSpacing: CGFloat = 0
}
