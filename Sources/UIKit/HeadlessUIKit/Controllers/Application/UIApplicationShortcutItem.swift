public import Foundation

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// A system icon, with UIKit's raw values.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// The icon's identity: the raw value of a system icon, or the name of an image.
  let source: String

  public init(type: IconType) { source = "type \(type.rawValue)" }
  public init(templateImageName: String) { source = templateImageName }
  public init(systemImageName: String) { source = systemImageName }
}

/// A quick action in the menu of the app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open fileprivate(set) var type: String
  open fileprivate(set) var localizedTitle: String
  open fileprivate(set) var localizedSubtitle: String?
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  open fileprivate(set) var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action whose properties can be changed.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// A notification that is shown at a date, as in systems before iOS 10.
@preconcurrency @MainActor
open class UILocalNotification: NSObject {
  open var fireDate: Date?
  open var timeZone: TimeZone?
  open var repeatInterval: Calendar.Component?
  open var alertBody: String?
  open var alertTitle: String?
  open var alertAction: String?
  open var hasAction = true
  open var alertLaunchImage: String?
  open var soundName: String?
  open var applicationIconBadgeNumber = 0
  open var userInfo: [AnyHashable: Any]?
  open var category: String?

  public override init() { super.init() }
}

/// The name of the default notification sound.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which notifications alert the user, with UIKit's raw values.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The kinds of notifications that an app requests.
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType
  public let categories: Set<AnyHashable>?

  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}
