public import Foundation
import Synchronization

/// Observers by name, which `NotificationCenter` has only with Objective-C.
extension NotificationCenter {
  /// Calls an action of an object when a notification is posted.
  ///
  /// The object declares the action in its table, with the notification as its sender or without one:
  /// `nib.action("keyboardWillShow:", FormViewController.keyboardWillShow)`. The object is not kept alive. An
  /// action that it does not have is an error when the notification is posted, as on a device. Notifications must be
  /// posted on the main actor.
  /// - Parameters:
  ///   - observer: The observer.
  ///   - selector: The name of the action, with its colon.
  ///   - name: The notification, nil for every one.
  ///   - object: Who posts it, nil for any object.
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

  /// Removes an observer from everything that it observes; objects may do so while they are destroyed.
  public func removeObserver(_ observer: NSObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer.
  /// - Parameters:
  ///   - observer: The observer.
  ///   - name: The notification, nil for every one.
  ///   - object: Who posts it, nil for any object.
  public func removeObserver(_ observer: NSObject, name: NSNotification.Name?, object: Any?) {
    let poster = object.map { ObjectIdentifier($0 as AnyObject) }
    SelectorObservers.remove { entry in
      entry.center === self && entry.receiver.identifier == ObjectIdentifier(observer)
        && (name == nil || entry.name == name) && (poster == nil || entry.object == poster)
    }
    // What Foundation's own methods have registered is an object too.
    removeObserver(observer as Any, name: name, object: object)
  }
}

/// The observers that were added with a selector.
private enum SelectorObservers {
  /// An observer; its name is known even after it is gone.
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

    /// Whether the observer should receive a notification that is posted in an environment. UIKit's own notifications
    /// about another environment are not passed on.
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

  /// Notes an entry; those of objects that are gone end, since the names of these may be taken again.
  static func add(_ entry: Entry) {
    remove { $0.receiver.isGone || $0.center == nil }
    entries.withLock { $0.append(entry) }
  }

  /// Ends the observing of all entries that fit.
  static func remove(where fits: (Entry) -> Bool) {
    let removed = entries.withLock { entries in
      let removed = entries.filter(fits)
      entries.removeAll(where: fits)
      return removed
    }
    for entry in removed { entry.center?.removeObserver(entry.token as Any) }
  }
}
