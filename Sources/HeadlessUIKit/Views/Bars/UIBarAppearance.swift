public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NibDecodable {
  var nibReference: NibReference?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  /// The usual look.
  public override convenience init() { self.init(idiom: .unspecified) }

  /// The usual look on a kind of device.
  public required init(idiom: UIUserInterfaceIdiom) { super.init() }

  /// A look from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    let nib = coder.nib
    nib.register(self)
    backgroundColor = nib.object("UIBackgroundColor")
    backgroundImage = nib.object("UIBackgroundImage")
    backgroundEffect = nib.object("UIBackgroundEffect")
    shadowColor = nib.object("UIShadowColor")
    shadowImage = nib.object("UIShadowImage")
  }

  /// Gives the bar the system's background.
  open func configureWithDefaultBackground() { clear() }

  /// Gives the bar a background of one colour.
  open func configureWithOpaqueBackground() {
    clear()
    backgroundColor = UIColor.systemBackground
  }

  /// Removes background and shadow.
  open func configureWithTransparentBackground() { clear() }

  private func clear() {
    backgroundColor = nil
    backgroundImage = nil
    backgroundEffect = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// How the buttons of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in each state.
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  /// The look of buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// How a button of a bar looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open lazy var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the button that leads back, and the mask of its transition.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open lazy var buttonAppearance = UIBarButtonItemAppearance()
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How the tabs of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The look in each state.
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
