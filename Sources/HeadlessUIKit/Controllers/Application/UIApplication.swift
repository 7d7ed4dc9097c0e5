public import Foundation

/// The app of an environment.
///
/// ``HeadlessEnvironment/launch(_:sceneDelegate:options:)`` runs its delegate's launch, as `UIApplicationMain` does on
/// a device; ``HeadlessEnvironment/enterBackground()`` and similar calls change its state. Without a launch the app is
/// active and has one scene when the first window needs it.
@preconcurrency @MainActor
open class UIApplication: UIResponder, EnvironmentPart {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The arguments of `UIApplicationMain`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app of the current environment.
  public static var shared: UIApplication { HeadlessEnvironment.current.part() }

  private unowned let environment: HeadlessEnvironment
  /// The object that receives the app's callbacks. It is not kept, except by the environment after a launch.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Keeps the delegate of an app that was launched.
  private var launched: (any UIApplicationDelegate)?

  /// Whether the app is in front.
  public internal(set) var applicationState = State.active
  /// The scenes that are connected.
  public internal(set) var connectedScenes: Set<UIScene> = []

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the device stays awake.
  open var isIdleTimerDisabled = false

  /// The application of an environment; code uses ``shared``.
  public required init(in environment: HeadlessEnvironment) {
    self.environment = environment
    super.init()
  }

  func launch(_ delegate: any UIApplicationDelegate) {
    launched = delegate
    self.delegate = delegate
  }

  // MARK: Windows

  /// The windows that have been shown, from the back to the front.
  open var windows: [UIWindow] { environment.windows.all }

  /// The window that receives key events.
  open var keyWindow: UIWindow? { environment.keyWindow }

  /// The scene of windows that name none.
  var mainScene: UIWindowScene {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    if let scene = scenes.min(by: { $0.number < $1.number }) { return scene }
    return connectScene()
  }

  func connectScene() -> UIWindowScene {
    let number = connectedScenes.count
    let session = UISceneSession(
      role: .windowApplication, persistentIdentifier: "scene-\(number)", configuration: nil)
    let scene = UIWindowScene(session: session, number: number, in: environment)
    connectedScenes.insert(scene)
    return scene
  }

  // MARK: Actions

  /// Sends an action to a target; nil sends it along the responder chain.
  /// - Returns: Whether an object received it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ActionDispatch.send(action, to: target, from: sender, event: event, at: nil)
  }

  /// Sends an event to the windows of its touches or presses immediately.
  open func sendEvent(_ event: UIEvent) { EventDispatch.deliver(event) }

  // MARK: Opening

  /// The URLs that the app has opened, in order; nothing is opened.
  public private(set) var openedURLs: [URL] = []
  /// Decides which URLs other apps open. Default: all.
  public var canOpenHandler: (URL) -> Bool = { _ in true }

  /// Whether another app opens a URL.
  open func canOpenURL(_ url: URL) -> Bool { canOpenHandler(url) }

  /// Records a URL that would be opened; the completion runs in the next turn.
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

  /// The user's text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    environment.screen.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the user's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The orientations that an app supports, where its delegate does not decide.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  // MARK: Background tasks

  private var backgroundTasks = 0

  /// Begins a task that may continue in the background; there is no time limit.
  open func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends a task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time in the background, in seconds: there is no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open override var next: UIResponder? { delegate as? UIResponder }
}

/// A task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = Self(rawValue: 0)
}
