public import Foundation

/// The app of an environment.
///
/// ``HeadlessEnvironment/launch(_:sceneDelegate:options:principalClass:connectionOptions:)`` runs the delegate's launch
/// callbacks, as `UIApplicationMain` does on a device; ``HeadlessEnvironment/enterBackground()`` and similar calls
/// change the app's state. Until an app is launched, it is active, and the first window that needs a scene connects
/// one.
@preconcurrency @MainActor
open class UIApplication: UIResponder, EnvironmentPart {
  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The keys of the launch options that the delegate receives.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The keys of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app of the current environment.
  public static var shared: UIApplication { HeadlessEnvironment.current.part() }

  private unowned var environment: HeadlessEnvironment
  /// The object that receives the app's callbacks. The app keeps it alive only after a launch.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate of a launched app, which the app keeps alive.
  private var launched: (any UIApplicationDelegate)?

  /// The state of the app.
  public internal(set) var applicationState = State.active
  /// The scenes that are connected.
  public internal(set) var connectedScenes: Set<UIScene> = []

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the device is prevented from sleeping.
  open var isIdleTimerDisabled = false

  /// Creates an app. Code uses ``shared`` instead, but a subclass may override this initializer.
  public override init() {
    environment = .current
    super.init()
  }

  /// Creates the app of an environment.
  public required convenience init(in environment: HeadlessEnvironment) {
    self.init()
    self.environment = environment
  }

  func launch(_ delegate: any UIApplicationDelegate) {
    launched = delegate
    self.delegate = delegate
  }

  /// Replaces another app: its scenes stay connected, and its `canOpenURL` handler is kept.
  func replace(_ other: UIApplication) {
    connectedScenes = other.connectedScenes
    sceneCount = other.sceneCount
    usesScenes = other.usesScenes
    canOpenHandler = other.canOpenHandler
  }

  // MARK: Windows

  /// The windows that have been shown, from back to front.
  open var windows: [UIWindow] { environment.windows.all }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { environment.keyWindow }

  /// The scene of windows that do not set one.
  var mainScene: UIWindowScene {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    if let scene = scenes.min(by: { $0.number < $1.number }) { return scene }
    return connectScene()
  }

  /// Whether scenes were connected with delegates, even if they are disconnected now.
  var usesScenes = false
  /// The number of scenes that have been connected so far.
  private var sceneCount = 0

  /// Connects a scene.
  /// - Parameter session: The session of a scene that was disconnected; nil for a new session.
  func connectScene(
    of session: UISceneSession? = nil, _ options: UIScene.ConnectionOptions = .init()
  ) -> UIWindowScene {
    let session =
      session
      ?? UISceneSession(
        role: .windowApplication, persistentIdentifier: "scene-\(sceneCount)", configuration: nil)
    let scene = UIWindowScene(
      session: session, number: sceneCount, options: options, in: environment)
    sceneCount += 1
    connectedScenes.insert(scene)
    return scene
  }

  // MARK: Actions

  /// Sends an action to a target; if the target is nil, sends it up the responder chain. Controls, bar buttons and key
  /// commands send their actions with this method.
  /// - Returns: Whether an object received the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let source =
      (sender as? UIResponder)?.nibReference ?? (sender as? UIBarButtonItem)?.nibReference
    return ActionDispatch.send(action, to: target, from: sender, event: event, at: source?.place)
  }

  /// Sends an event to the windows of its touches or presses immediately.
  open func sendEvent(_ event: UIEvent) { EventDispatch.deliver(event) }

  // MARK: Opening

  /// The URLs that the app has opened, for ``HeadlessEnvironment/openedURLs``.
  private(set) var openedURLs: [URL] = []
  /// Returns whether another app can open a URL, for ``HeadlessEnvironment/canOpenURLHandler``.
  var canOpenHandler: (URL) -> Bool = { _ in true }

  /// Returns whether another app can open a URL.
  open func canOpenURL(_ url: URL) -> Bool { canOpenHandler(url) }

  /// Records a URL in ``HeadlessEnvironment/openedURLs`` instead of opening it; the completion runs in the run loop's
  /// next turn.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { openedURLs.append(url) }
    guard let completion else { return }
    environment.mainQueue.add { MainActor.assumeIsolated { completion(opens) } }
  }

  // MARK: Traits

  /// The user's preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    environment.screen.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the orientations that the app supports in a window: the delegate's answer, or all without a delegate.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Background tasks

  private var backgroundTasks = 0

  /// Starts a task that may continue in the background; it has no time limit here.
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in the background, in seconds: unlimited here.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open override var next: UIResponder? { delegate as? UIResponder }
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}
