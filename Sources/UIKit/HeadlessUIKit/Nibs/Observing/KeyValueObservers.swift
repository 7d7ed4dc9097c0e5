import Foundation
import ObjectFields
import Synchronization

/// An observation of one value of an object.
final class KeyValueObservation: @unchecked Sendable {
  weak var object: AnyObject?
  weak var observer: AnyObject?
  var keyPath: String?
  var context: UnsafeMutableRawPointer?
  /// The property of an observation by a closure.
  let property: AnyKeyPath?
  /// The number of calls of the observer.
  private(set) var count = 0
  /// Whether the observation has ended; any thread may end it.
  var isOver = false
  private let options: NSKeyValueObservingOptions
  private let read: @MainActor () -> Any?
  private let tell: @MainActor (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  private var last: Any?

  @MainActor
  init(
    of object: AnyObject, property: AnyKeyPath? = nil, options: NSKeyValueObservingOptions,
    read: @escaping @MainActor () -> Any?,
    tell: @escaping @MainActor (Any?, Any?, Bool) -> Void
  ) {
    self.object = object
    self.property = property
    self.options = options
    self.read = read
    self.tell = tell
    last = NibConversion.flattened(read())
    if options.contains(.initial) { tell(nil, options.contains(.new) ? last : nil, false) }
  }

  /// The occasions on which ``check(_:)`` calls the observer.
  enum Occasion {
    /// The property was set: the observer is called even if the value is the same.
    case set
    /// A property of the object was set, but it is unknown which one: the observer is called unless the values are
    /// known to be equal.
    case reported
    /// It is not known what has changed: the observer is called if the values are known to differ.
    case compared
  }

  /// Calls the observer if the occasion requires it.
  @MainActor
  func check(_ occasion: Occasion) {
    guard !isOver, object != nil else { return }
    let new = NibConversion.flattened(read())
    if occasion != .set {
      guard let areEqual = Self.areEqual(last, new) ?? (occasion == .reported ? false : nil),
        !areEqual
      else { return }
    }
    let old = last
    last = new
    count += 1
    let told = options.contains(.old) ? old : nil
    if options.contains(.prior) { tell(told, nil, true) }
    tell(told, options.contains(.new) ? new : nil, false)
  }

  /// Returns whether two values are equal or the same object; nil if they cannot be compared.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool? {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? any Equatable { return isEqual(left, right) }
    guard type(of: left) is AnyObject.Type, type(of: right) is AnyObject.Type else { return nil }
    return (left as AnyObject) === (right as AnyObject)
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { $0 == left } ?? false
  }
}

/// The observations of an environment.
@MainActor
final class KeyValueObservers: EnvironmentPart, TurnSource {
  static var current: KeyValueObservers { HeadlessEnvironment.current.part() }

  /// Whether there has ever been an observation in any environment. While it is false, changes to views skip the
  /// lookup.
  private static let isUsed = Atomic<Bool>(false)

  private var observations: [KeyValueObservation] = []

  init(in environment: HeadlessEnvironment) { environment.runLoop.join(self, in: [.commit]) }

  func add(_ observation: KeyValueObservation) {
    Self.isUsed.store(true, ordering: .relaxed)
    observations.append(observation)
  }

  func remove(where isMeant: (KeyValueObservation) -> Bool) {
    // As on a device, one call ends one observation: the latest one that matches.
    guard let index = observations.lastIndex(where: isMeant) else { return }
    observations.remove(at: index).isOver = true
  }

  /// Notifies the observers of an object, and those of key paths that may pass through it.
  /// - Parameters:
  ///   - key: The name of the property that was set, if it is known.
  ///   - property: The key path of that property, if it is known.
  static func changed(_ object: AnyObject, key: String? = nil, property: AnyKeyPath? = nil) {
    guard isUsed.load(ordering: .relaxed) else { return }
    for observation in current.observations {
      if observation.object === object {
        observation.check(observation.observes(key, property) ? .set : .reported)
      } else if observation.keyPath?.contains(".") == true {
        observation.check(.compared)
      }
    }
  }

  /// Sets a property by its name, and notifies its observers once, even if the property notifies them itself.
  static func setting<Failure: Error>(
    _ key: String, of object: AnyObject, _ set: () throws(Failure) -> Void
  ) throws(Failure) {
    guard isUsed.load(ordering: .relaxed) else { return try set() }
    let counts = current.observations.map { ($0, $0.count) }
    try set()
    for (observation, count) in counts where observation.count == count {
      if observation.object === object {
        observation.check(observation.observes(key, nil) ? .set : .reported)
      } else if observation.keyPath?.contains(".") == true {
        observation.check(.compared)
      }
    }
  }

  /// Compares the observed values, for changes that were not reported.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.isOver || $0.object == nil }
    for observation in observations { observation.check(.compared) }
  }
}

extension KeyValueObservation {
  /// Returns whether the observation is of a property, given by its name or its key path.
  fileprivate func observes(_ key: String?, _ property: AnyKeyPath?) -> Bool {
    if let keyPath { return keyPath == key }
    return property != nil && self.property == property
  }
}
