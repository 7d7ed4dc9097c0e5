import Foundation

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private unowned let environment: HeadlessEnvironment
  /// The scene's number in the order of connection.
  let number: Int

  init(
    session: UISceneSession, number: Int, options: ConnectionOptions,
    in environment: HeadlessEnvironment
  ) {
    self.environment = environment
    self.number = number
    super.init(session: session, connectionOptions: options)
    session.scene = self
    activationState = .foregroundActive
  }

  /// Creates a scene for a session without connecting it to the app.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    environment = .current
    number = UIApplication.shared.connectedScenes.count
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { environment.screen }

  /// The windows of the scene that have been shown, from back to front.
  open var windows: [UIWindow] { environment.windows.all.filter { $0.windowScene === self } }

  /// The window of the scene that receives key events.
  open var keyWindow: UIWindow? {
    environment.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The orientation of the interface, which is that of the screen.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

  /// The traits of the scene, which are those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The callbacks of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
  /// The main window of the scene.
  var window: UIWindow? { get set }

  /// Called after the scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// Called after the scene's size or orientation has changed, as since iOS 26.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

  /// Performs a quick action that the user chose while the app was running.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

/// Every method is optional.
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

/// The orientation of an interface, with UIKit's raw values.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that an interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscapeLeft, .landscapeRight]
}
