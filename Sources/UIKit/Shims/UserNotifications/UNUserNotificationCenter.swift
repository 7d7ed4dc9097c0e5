@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The permissions of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

/// The ways in which a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

/// Whether the user allows notifications, with the framework's raw values.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's settings: nothing is allowed.
@preconcurrency @MainActor
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// The notifications of an app. Requests are stored, but notifications are never delivered; the user allows none. Calls
/// are recorded (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject, EnvironmentPart {
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  public required init(in environment: HeadlessEnvironment) { super.init() }

  open class func current() -> UNUserNotificationCenter {
    HeadlessEnvironment.current.part(UNUserNotificationCenter.self)
  }

  /// Denies access in the clock's next turn.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    RecordedCall.record("UNUserNotificationCenter.requestAuthorization", ["\(options.rawValue)"])
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.main.async { answer(false, nil) }
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.main.async { MainActor.assumeIsolated { answer(UNNotificationSettings()) } }
  }

  /// Stores a request, replacing one with the same identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    RecordedCall.record("UNUserNotificationCenter.add", [request.identifier])
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    guard let handler else { return }
    nonisolated(unsafe) let answer = handler
    DispatchQueue.main.async { answer(nil) }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = pending
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.main.async { answer(requests) }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }
  open func removeAllPendingNotificationRequests() { pending = [] }
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }
  open func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    RecordedCall.record("UNUserNotificationCenter.setBadgeCount", ["\(count)"])
    guard let handler else { return }
    nonisolated(unsafe) let reply = handler
    DispatchQueue.main.async { reply(nil) }
  }
}

/// The delegate that receives notifications; only tests call it.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
