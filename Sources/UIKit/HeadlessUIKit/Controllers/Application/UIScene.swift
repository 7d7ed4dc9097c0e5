public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The session, which identifies the scene.
  public let session: UISceneSession
  /// The object that receives the scene's callbacks.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  public internal(set) var activationState = ActivationState.unattached
  open var title: String?
  /// The text that distinguishes scenes with the same title. It is stored only.
  open var subtitle = ""

  /// Creates a scene for a session without connecting it to the app.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// The identity of a scene, which outlives the scene.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  public let persistentIdentifier: String
  public internal(set) weak var scene: UIScene?
  public internal(set) var configuration: UISceneConfiguration
  public var userInfo: [String: Any]?
  /// The activity from which the scene's delegate restores its state: the one that it returned when the scene entered
  /// the background.
  public internal(set) var stateRestorationActivity: NSUserActivity?

  init(role: Role, persistentIdentifier: String, configuration: UISceneConfiguration?) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    self.configuration = configuration ?? UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The configuration for creating a scene.
@preconcurrency @MainActor
public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate; the object itself is passed to
  /// ``HeadlessEnvironment/launch(_:sceneDelegate:options:principalClass:connectionOptions:)``.
  public var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window shows.
  public var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// The callbacks of a scene's life cycle.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Opens URLs in a connected scene. URLs for which a scene is being connected are in its connection options.
  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  /// Returns the activity from which the scene's state can be restored later; nil if there is none.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state of a scene that was connected with a ``UISceneSession/stateRestorationActivity``.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// Every method is optional.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
}
