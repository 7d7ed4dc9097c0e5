public import Foundation

/// A URL that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  /// A URL, which a test gives to a scene's delegate.
  public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
    super.init()
  }
}

extension UIScene {
  /// Where a URL came from.
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

  /// How a scene is asked for.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }
}

extension UIScene.ConnectionOptions {
  /// The URLs to open, each with where it came from.
  @preconcurrency @MainActor
  public var urlContexts: Set<UIOpenURLContext> { Set(urls.map { UIOpenURLContext(url: $0) }) }
  /// What the user was doing; a launch here continues nothing.
  @preconcurrency @MainActor
  public var userActivities: Set<NSUserActivity> { [] }
  /// The entry of the icon's menu; a launch here has none.
  @preconcurrency @MainActor
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  @preconcurrency @MainActor
  public var sourceApplication: String? { nil }
  @preconcurrency @MainActor
  public var handoffUserActivityType: String? { nil }
  /// The notification that the user answered; a launch here has none.
  @preconcurrency @MainActor
  public var notificationResponse: AnyObject? { nil }
}

/// How a scene is closed.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene with windows is closed.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// Least and greatest sizes of a scene, in points.
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

  /// The bar's place, in points: as high as the top of the device's safe area; nothing while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let screen = scene.screen
    let top = screen.isLandscape ? 0 : screen.device.safeArea.top
    return CGRect(
      x: 0, y: 0, width: screen.bounds.width,
      height: scene.windows.last?.safeAreaInsets.top ?? top)
  }

  /// The controller that decides: the front one, or the child that it names for the purpose.
  private func controller(_ child: KeyPath<UIViewController, UIViewController?>)
    -> UIViewController?
  {
    var controller = scene.windows.last?.rootViewController
    while let next = controller?.presentedViewController ?? controller?[keyPath: child] {
      controller = next
    }
    return controller
  }

  /// How the bar looks, as the front controller says.
  open var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// Whether the bar is hidden, as the front controller says.
  open var isStatusBarHidden: Bool {
    controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
}

extension UIWindowScene {
  /// How the window of a scene goes, with UIKit's numbers.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  /// How a scene is asked to turn.
  public enum GeometryPreferences: Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask?)
  }

  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(self) }
  /// Nil, as on a device whose scenes fill the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The coordinates of the scene: those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// Asks to turn the interface; only recorded. A test turns the screen.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard case .iOS(let mask) = geometryPreferences else { return }
    RecordedCalls.record("UIWindowScene.requestGeometryUpdate", mask?.rawValue)
  }
}

/// A plane with coordinates, in points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Conversions go by way of the screen. Views have their own for other views, which come first.
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

/// The plane of a screen.
@preconcurrency @MainActor
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

extension UIScreen {
  /// The screen as it is turned.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The screen in portrait.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return ScreenSpace(bounds: CGRect(x: 0, y: 0, width: short, height: long))
  }
  /// Whether the screen is recorded; it never is.
  public var isCaptured: Bool { false }
  /// The screen that shows the same; there is none.
  public var mirrored: UIScreen? { nil }
  /// The screen below the status bar, in points.
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
