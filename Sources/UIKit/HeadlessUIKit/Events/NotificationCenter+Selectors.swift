public import Foundation
import Synchronization

/// Observers that are called by selector, which `NotificationCenter` supports only with Objective-C.
extension NotificationCenter {
  /// Calls an action of an object when a notification is posted.
  ///
  /// The object declares the action in its table, with the notification as its sender or without a sender:
  /// `nib.action("keyboardWillShow:", FormViewController.keyboardWillShow)`. The center does not keep the object alive.
  /// An action that the object does not have is an error when the notification is posted, as on a device. Notifications
  /// must be posted on the main actor.
  /// - Parameters:
  ///   - observer: The observer.
  ///   - selector: The name of the action, with its colon.
  ///   - name: The name of the notification; nil for every notification.
  ///   - object: The object that posts the notification; nil for any object.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let receiver = SelectorObservers.Receiver(object: observer, selector: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { receiver.receive($0) }
    SelectorObservers.add(
      SelectorObservers.Entry(
        center: self, receiver: receiver, name: name,
        object: object.map { ObjectIdentifier($0 as AnyObject) }, token: token))
  }

  /// Removes an observer of all notifications. Objects may call it in their `deinit`.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer.
  /// - Parameters:
  ///   - observer: The observer.
  ///   - name: The name of the notification; nil for every notification.
  ///   - object: The object that posts the notification; nil for any object.
  public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
    let poster = object.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.remove { entry in
      entry.center === self && entry.receiver.identifier == ObjectIdentifier(observer)
        && (name == nil || entry.name == name) && (poster == nil || entry.object == poster)
    }
    // The observer may also be a token from one of Foundation's own methods.
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observers that were added with a selector.
private enum SelectorObservers {
  /// An observer, whose identifier is still known after it has been deallocated.
  final class Receiver: @unchecked Sendable {
    let identifier: ObjectIdentifier
    private let selector: Selector
    private weak var object: AnyObject?
    private weak var environment: HeadlessEnvironment?

    init(object: AnyObject, selector: Selector) {
      identifier = ObjectIdentifier(object)
      self.selector = selector
      self.object = object
      environment = .current
    }

    var isGone: Bool { object == nil }

    func receive(_ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let object, hears(HeadlessEnvironment.current) else { return }
        ActionDispatch.send(selector, to: object, from: notification, event: nil, at: nil)
      }
    }

    /// Returns whether the observer should receive a notification that an environment posts.
    ///
    /// Observers do not receive UIKit's own notifications about another environment.
    @MainActor
    private func hears(_ poster: HeadlessEnvironment) -> Bool {
      poster.postsUnderWay == 0 || environment == nil || environment === poster
    }
  }

  /// One call of `addObserver`.
  struct Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    let receiver: Receiver
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    let token: any NSObjectProtocol
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds an entry, and removes entries for deallocated objects, whose identifiers new objects may reuse.
  static func add(_ entry: Entry) {
    remove { $0.receiver.isGone || $0.center == nil }
    entries.withLock { $0.append(entry) }
  }

  /// Removes all entries that match.
  static func remove(where fits: (Entry) -> Bool) {
    let removed = entries.withLock { entries in
      let removed = entries.filter(fits)
      entries.removeAll(where: fits)
      return removed
    }
    for entry in removed { entry.center?.removeObserver(entry.token as Any) }
  }
}
