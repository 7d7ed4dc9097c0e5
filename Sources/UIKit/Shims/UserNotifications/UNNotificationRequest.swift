public import Foundation
public import HeadlessUIKit

/// A notification that the app requests. It contains a copy of the content, so later changes have no effect.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copied(to: UNNotificationContent())
    self.trigger = trigger
    super.init()
  }
}

/// The sound of a notification, which is silent here.
@preconcurrency @MainActor
open class UNNotificationSound: NSObject {
  public let name: String

  public init(named name: UNNotificationSoundName) {
    self.name = name.rawValue
    super.init()
  }
  open class var `default`: UNNotificationSound { UNNotificationSound(named: .init("default")) }
}

/// The file of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The trigger of a notification, which never fires here.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger after a number of seconds.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time until the notification is delivered, in seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A trigger at dates with certain components.
@preconcurrency @MainActor
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next date; nil if there is none.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A trigger for a notification from a server.
@preconcurrency @MainActor
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that was delivered; tests create one for a delegate.
@preconcurrency @MainActor
open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date: Date

  public init(request: UNNotificationRequest, date: Date = Date()) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's response to a notification; tests create one for a delegate.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  public init(
    notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

extension UIScene.ConnectionOptions {
  /// The user's response to the notification for which the scene is connected.
  public var notificationResponse: UNNotificationResponse? {
    response as? UNNotificationResponse
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// An action of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

/// An action that the user can choose for a notification.
@preconcurrency @MainActor
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// Options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = Self(rawValue: 1)
  public static let allowInCarPlay = Self(rawValue: 2)
}

/// A category of notifications with the same actions.
@preconcurrency @MainActor
open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }
}
