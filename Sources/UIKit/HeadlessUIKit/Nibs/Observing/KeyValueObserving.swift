public import Foundation

/// The values and calls that an observer requests, with Foundation's raw values.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// Also calls the observer when it is added.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also calls the observer before a change; here, immediately before the other call.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change, with Foundation's raw values.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A key in the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of a property, as passed to an observing closure.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change; always ``NSKeyValueChange/setting`` here.
  public let kind: NSKeyValueChange
  /// The new value; nil unless the options request it.
  public let newValue: Value?
  /// The old value; nil unless the options request it.
  public let oldValue: Value?
  /// The changed indexes of a collection; always nil here.
  public let indexes: IndexSet?
  /// Whether the closure runs before the change.
  public let isPrior: Bool
}

/// An observation by a closure, until it is invalidated or deallocated.
open class NSKeyValueObservation: NSObject, @unchecked Sendable {
  /// The underlying observation; nil once it has ended.
  fileprivate(set) var observation: KeyValueObservation?

  init(_ observation: KeyValueObservation) {
    self.observation = observation
    super.init()
  }

  /// Ends the observation.
  open func invalidate() {
    observation?.isOver = true
    observation = nil
  }

  deinit { observation?.isOver = true }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property has changed.
  ///
  /// Without Objective-C, setting a property does not send a notification. The closure runs immediately after changes
  /// to `dynamic` properties of rewritten sources, to the geometry of views, to a scroll view's content and offset, and
  /// through ``setValue(_:forKey:)``. It runs for other changes in ``didChangeValue(forKey:)``, or at the end of the
  /// clock's turn, when values are compared.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyValueObservation(
      of: self, property: keyPath, options: options,
      read: { [weak self] in self.map { $0[keyPath: keyPath] } },
      tell: { [weak self] old, new, isPrior in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: new as? Value, oldValue: old as? Value, indexes: nil,
            isPrior: isPrior))
      })
    KeyValueObservers.current.add(observation)
    return NSKeyValueObservation(observation)
  }

  /// Registers an observer whose `observeValue(forKeyPath:of:change:context:)` is called when a property has changed.
  ///
  /// ``observe(_:options:changeHandler:)`` describes when changes are detected.
  ///
  /// - Parameter observer: A responder, or an object whose class is in the tables of `AppSources`; it is not retained.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyValueObservation(
      of: self, options: options,
      read: { [weak self] in self.flatMap { NSObject.readValue(atPath: keyPath, of: $0) } },
      tell: { [weak self, weak observer] old, new, isPrior in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        change[.newKey] = new
        change[.oldKey] = old
        if isPrior { change[.notificationIsPriorKey] = true }
        if let responder = observer as? UIResponder {
          responder.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        } else if let observer {
          _ = ConnectionTable.call(
            "observeValueForKeyPath:ofObject:change:context:", of: observer,
            [keyPath, self, change, context])
        }
      })
    observation.observer = observer
    observation.keyPath = keyPath
    observation.context = context
    KeyValueObservers.current.add(observation)
  }

  /// Handles a change to an observed property, in classes that declare this method.
  ///
  /// Foundation's method terminates the program for a property that no class handles; this one does nothing.
  @preconcurrency @MainActor
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Ends an observation that ``addObserver(_:forKeyPath:options:context:)`` has started.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.current.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
    }
  }

  /// Ends an observation that was started with a context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.current.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        && $0.context == context
    }
  }

  /// Does nothing: observers are notified after the change.
  @preconcurrency @MainActor
  public func willChangeValue(forKey key: String) {}

  /// Notifies observers of a change.
  @preconcurrency @MainActor
  public func didChangeValue(forKey key: String) { KeyValueObservers.changed(self, key: key) }

  /// Does nothing: observers are notified after the change.
  @preconcurrency @MainActor
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies observers of a change.
  @preconcurrency @MainActor
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.changed(self, property: keyPath)
  }
}

extension NSObject {
  /// Notifies observers after a property has been set.
  ///
  /// AppSources calls it for properties that an app's sources declare as `dynamic`. If the property is set off the main
  /// thread, observers are notified at the end of the clock's turn.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - property: The key path of the property, from the class that declares it.
  public nonisolated func _propertyChanged(_ key: String, _ property: AnyKeyPath) {
    guard DispatchQueue.isMain else { return }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let property = property
    MainActor.assumeIsolated { KeyValueObservers.changed(object, key: key, property: property) }
  }
}
