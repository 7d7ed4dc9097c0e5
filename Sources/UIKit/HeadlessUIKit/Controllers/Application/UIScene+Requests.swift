public import Foundation

/// A URL that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  /// Creates a context for a URL, which a test passes to a scene's delegate.
  public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// The options with which another app opens a URL.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    public let annotation: Any?
    public let openInPlace: Bool

    public init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false)
    {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }

  /// The options for activating a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

extension UIScene {
  /// The reasons for connecting a scene. A test creates the options that the scene's delegate receives.
  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    /// The URLs to open, with their options.
    public let urlContexts: Set<UIOpenURLContext>
    /// The user's activities to continue.
    public let userActivities: Set<NSUserActivity>
    /// The quick action that the user chose.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The identifier of the app that opens the scene.
    public let sourceApplication: String?
    /// The type of an activity from another device, whose values arrive later.
    public let handoffUserActivityType: String?
    /// The user's response to a notification.
    package let response: NSObject?
    /// The user's response to a notification. With `import UserNotifications`, its type is `UNNotificationResponse`.
    @_disfavoredOverload
    public var notificationResponse: NSObject? { response }

    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: NSObject? = nil,
      sourceApplication: String? = nil, handoffUserActivityType: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
      response = notificationResponse
      self.sourceApplication = sourceApplication
      self.handoffUserActivityType = handoffUserActivityType
      super.init()
    }
  }
}

/// The options for closing a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options for closing a scene with windows.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// The minimum and maximum sizes of a scene, in points.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The frame of the status bar, in points.
  ///
  /// Its height is the top inset of the device's safe area; the frame is zero while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = scene.screen
    let top = screen.isLandscape ? 0 : screen.device.safeArea.top
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width,
      height: scene.windows.last?.safeAreaInsets.top ?? top)
  }

  /// Returns the controller that determines the status bar: the frontmost one, or the child that it designates.
  private func controller(_ child: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController?
  {
    var controller = scene.windows.last?.rootViewController
    while let next = controller?.presentedViewController ?? controller?[keyPath: child] {
      controller = next
    }
    return controller
  }

  /// The style of the status bar that the frontmost controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// Whether the status bar is hidden because the frontmost controller prefers it.
  open var isStatusBarHidden: Bool {
    controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
}

extension UIWindowScene {
  /// The animation with which a scene's window is closed, with UIKit's raw values.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// The size restrictions; nil, as on a device whose scenes fill the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The scene's coordinate space, which is that of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}

/// An area with its own coordinates, in points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The conversions use the screen's coordinates. For two views, the methods of `UIView` take precedence.
extension UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onScreen = (self as? UIView).map { $0.convert(rect, to: nil as UIView?) } ?? rect
    return (coordinateSpace as? UIView).map { $0.convert(onScreen, from: nil as UIView?) }
      ?? onScreen
  }
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

/// The coordinate space of a screen.
@preconcurrency @MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

extension UIScreen {
  /// The screen's coordinate space in its current orientation.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The screen's coordinate space in portrait.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return ScreenSpace(bounds: CGRect(x: 0, y: 0, width: short, height: long))
  }
  /// Whether the screen is being recorded; always false here.
  public var isCaptured: Bool { false }
  /// The screen that this one mirrors; always nil here.
  public var mirrored: UIScreen? { nil }
  /// The frame of the content, in points; always the whole screen.
  @available(*, deprecated, renamed: "bounds")
  public var applicationFrame: CGRect { bounds }

  public nonisolated static let didConnectNotification =
    NSNotification.Name("UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification =
    NSNotification.Name("UIScreenDidDisconnectNotification")
  public nonisolated static let modeDidChangeNotification =
    NSNotification.Name("UIScreenModeDidChangeNotification")
  public nonisolated static let brightnessDidChangeNotification =
    NSNotification.Name("UIScreenBrightnessDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification =
    NSNotification.Name("UIScreenCapturedDidChangeNotification")
}

extension UIScene {
  /// The options with which a scene opens a URL in another app.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether the URL may be opened only by an app for which it is a universal link; unused here.
    open var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// Records a URL in ``HeadlessEnvironment/openedURLs``, as the app does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }

  /// The conditions under which the system activates a scene.
  @preconcurrency @MainActor
  open class ActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    public override init() { super.init() }
  }

  /// The conditions under which the system activates the scene; stored only.
  public var activationConditions: ActivationConditions {
    get {
      let made: ActivationConditions? = StoredValue.get(self, "activationConditions", nil)
      if let made { return made }
      let new = ActivationConditions()
      StoredValue.set(self, "activationConditions", new)
      return new
    }
    set { StoredValue.set(self, "activationConditions", newValue) }
  }
}

extension UIWindowScene {
  /// Whether the scene covers the screen; false only if the app shares the screen of a tablet.
  public var isFullScreen: Bool { !HeadlessEnvironment.current.sharesScreen }
}
