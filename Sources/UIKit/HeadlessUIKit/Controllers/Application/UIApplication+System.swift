public import Foundation

extension UIApplication {
  /// The keys of the options that another app passes with a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
  }

  /// A kind of app extension.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }

  /// The URL that opens the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL that opens the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The shortest interval between background fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that disables background fetches, in seconds.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  private var system: ApplicationSystem { HeadlessEnvironment.current.part() }

  /// Opens a URL; see ``open(_:options:completionHandler:)``.
  /// - Returns: Whether another app can open it.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    let opens = canOpenURL(url)
    open(url)
    return opens
  }

  // MARK: Shortcuts

  /// The quick actions in the menu of the app icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { system.shortcutItems }
    set { system.shortcutItems = newValue }
  }

  /// The name of the icon that the app shows instead of its primary one; nil for the primary one.
  public var alternateIconName: String? { system.alternateIconName }
  public var supportsAlternateIcons: Bool { true }

  /// Sets an alternate icon, or the primary one if nil. The completion runs in the clock's next turn.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void = { _ in }
  ) {
    system.alternateIconName = alternateIconName
    HeadlessEnvironment.current.mainQueue.add {
      MainActor.assumeIsolated { completionHandler(nil) }
    }
  }

  /// Sets an alternate icon, or the primary one if nil.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    system.alternateIconName = alternateIconName
  }

  // MARK: Status bar

  /// The frame of the status bar in the key window, in points; its height is the safe area's top inset.
  @available(*, deprecated, message: "use the status bar manager of a window scene")
  public var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }

  /// The orientation of the interface. Setting it is only recorded.
  @available(*, deprecated, message: "use the interface orientation of a window scene")
  public var statusBarOrientation: UIInterfaceOrientation {
    get { UIScreen.main.orientation }
    set { RecordedCalls.record("UIApplication.statusBarOrientation", newValue) }
  }

  /// The style of the status bar if controllers do not determine it; stored only.
  public var statusBarStyle: UIStatusBarStyle {
    get { system.statusBarStyle }
    set { system.statusBarStyle = newValue }
  }

  /// Whether the status bar is hidden if controllers do not determine it; stored only.
  public var isStatusBarHidden: Bool {
    get { system.isStatusBarHidden }
    set { system.isStatusBarHidden = newValue }
  }

  /// Sets the style of the status bar; stored only.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Hides or shows the status bar; stored only.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The duration of the status bar's rotation, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// Whether the status bar indicates network activity; stored only.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.showsNetworkActivity }
    set { system.showsNetworkActivity = newValue }
  }

  // MARK: Events

  /// Ignores touches until ``endIgnoringInteractionEvents()`` has been called the same number of times.
  public func beginIgnoringInteractionEvents() { system.ignoringCount += 1 }
  public func endIgnoringInteractionEvents() {
    system.ignoringCount = max(0, system.ignoringCount - 1)
  }
  public var isIgnoringInteractionEvents: Bool { system.ignoringCount > 0 }

  /// Starts receiving remote control events; only recorded, because there are no remote controls.
  public func beginReceivingRemoteControlEvents() {
    RecordedCalls.record("UIApplication.beginReceivingRemoteControlEvents")
  }
  public func endReceivingRemoteControlEvents() {
    RecordedCalls.record("UIApplication.endReceivingRemoteControlEvents")
  }
  /// Whether shaking the device offers to undo.
  public var applicationSupportsShakeToEdit: Bool {
    get { system.supportsShakeToEdit }
    set { system.supportsShakeToEdit = newValue }
  }

  /// Records that the app asked the system not to take a new snapshot.
  public func ignoreSnapshotOnNextApplicationLaunch() {
    RecordedCalls.record("UIApplication.ignoreSnapshotOnNextApplicationLaunch")
  }
  /// Has no effect: restoration ends when the app calls ``completeStateRestoration()``.
  public func extendStateRestoration() {
    RecordedCalls.record("UIApplication.extendStateRestoration")
  }
  public func completeStateRestoration() {
    RecordedCalls.record("UIApplication.completeStateRestoration")
  }

  // MARK: Background

  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Whether protected files can be read, as on an unlocked device; see
  /// ``HeadlessEnvironment/setProtectedDataAvailable(_:)``.
  public internal(set) var isProtectedDataAvailable: Bool {
    get { system.isProtectedDataAvailable }
    set { system.isProtectedDataAvailable = newValue }
  }
  /// Sets the minimum interval between background fetches; only recorded.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    RecordedCalls.record(
      "UIApplication.setMinimumBackgroundFetchInterval", minimumBackgroundFetchInterval)
  }

  // MARK: Notifications

  /// Whether the app has registered for remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { system.isRegistered }

  /// Registers for remote notifications; only recorded. The delegate is not called.
  public func registerForRemoteNotifications() {
    system.isRegistered = true
    RecordedCalls.record("UIApplication.registerForRemoteNotifications")
  }
  public func unregisterForRemoteNotifications() { system.isRegistered = false }

  /// Asks the user for permission to show notifications; only recorded.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    system.notificationSettings = notificationSettings
    RecordedCalls.record(
      "UIApplication.registerUserNotificationSettings", notificationSettings.types.rawValue)
  }
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    system.notificationSettings
  }

  /// Schedules a notification. The app keeps the notification until it is canceled, but never shows it.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    system.localNotifications.append(notification)
  }
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    RecordedCalls.record("UIApplication.presentLocalNotificationNow", notification.alertBody)
  }
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    system.localNotifications.removeAll { $0 === notification }
  }
  public func cancelAllLocalNotifications() { system.localNotifications = [] }
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { system.localNotifications }
    set { system.localNotifications = newValue ?? [] }
  }

  // MARK: Scenes

  public var supportsMultipleScenes: Bool { false }
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Activates or opens a scene; only recorded.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    RecordedCalls.record(
      "UIApplication.requestSceneSessionActivation", userActivity?.activityType)
  }
  /// Closes a scene; only recorded.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    RecordedCalls.record(
      "UIApplication.requestSceneSessionDestruction", sceneSession.persistentIdentifier)
  }
  /// Requests a new snapshot of a scene; only recorded.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    RecordedCalls.record(
      "UIApplication.requestSceneSessionRefresh", sceneSession.persistentIdentifier)
  }
}

/// The settings that an app has requested from the system.
@MainActor
final class ApplicationSystem: EnvironmentPart {
  var shortcutItems: [UIApplicationShortcutItem]?
  var alternateIconName: String?
  var statusBarStyle = UIStatusBarStyle.default
  var isStatusBarHidden = false
  var showsNetworkActivity = false
  var ignoringCount = 0
  var supportsShakeToEdit = true
  var isProtectedDataAvailable = true
  var isRegistered = false
  var notificationSettings: UIUserNotificationSettings?
  var localNotifications: [UILocalNotification] = []

  init(in environment: HeadlessEnvironment) {}
}

/// The availability of background fetches, with UIKit's raw values.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// The result of a background fetch, with UIKit's raw values.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

extension UIApplication {
  public nonisolated static let significantTimeChangeNotification =
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification =
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification =
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  public nonisolated static let willChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification =
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
}
