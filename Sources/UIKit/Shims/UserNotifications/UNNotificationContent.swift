public import Foundation
import HeadlessUIKit

/// The values of a notification's content.
struct NotificationValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var targetContentIdentifier: String?
  var launchImageName = ""
  var attachments: [UNNotificationAttachment] = []
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
}

/// The content of a notification. Copies have the same values and do not change with the original.
@preconcurrency @MainActor
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var values = NotificationValues()

  public nonisolated override init() { super.init() }

  public var title: String { values.title }
  public var subtitle: String { values.subtitle }
  public var body: String { values.body }
  public var badge: NSNumber? { values.badge }
  public var sound: UNNotificationSound? { values.sound }
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  public var categoryIdentifier: String { values.categoryIdentifier }
  public var threadIdentifier: String { values.threadIdentifier }
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  public var launchImageName: String { values.launchImageName }
  public var attachments: [UNNotificationAttachment] { values.attachments }
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The relevance of the notification, from 0 to 1.
  public var relevanceScore: Double { values.relevanceScore }

  /// Returns an immutable copy of the content.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    copied(to: UNNotificationContent())
  }

  /// Returns a ``UNMutableNotificationContent``.
  public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(to: UNMutableNotificationContent())
  }

  nonisolated func copied(to other: UNNotificationContent) -> UNNotificationContent {
    MainActor.assumeIsolated { other.values = values }
    return other
  }
}

/// The mutable content of a notification.
@preconcurrency @MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  public nonisolated override init() { super.init() }

  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
}

/// The urgency of a notification, with the framework's raw values.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A file that is shown with a notification. The file stays where it is.
@preconcurrency @MainActor
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL

  /// Creates an attachment. The options have no effect.
  /// - Throws: An error in the Cocoa domain if the URL is not that of a file.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    super.init()
  }
}

extension NSString {
  /// Returns the text of the app for a key, with arguments in the place of `%@` and `%1$@`.
  public static func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let arguments = arguments ?? []
    var next = 0
    return Bundle.main.localizedString(forKey: key, value: nil, table: nil)
      .replacing(/%(?:([0-9]+)\$)?@/) { match in
        let number = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        if match.1 == nil { next += 1 }
        return arguments.indices.contains(number) ? "\(arguments[number])" : ""
      }
  }
}
