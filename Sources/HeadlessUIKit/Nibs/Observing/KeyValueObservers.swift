import Foundation
import Synchronization

/// An observation of one value of an object.
final class KeyValueObservation: @unchecked Sendable {
  weak var object: AnyObject?
  weak var observer: AnyObject?
  var keyPath: String?
  var context: UnsafeMutableRawPointer?
  /// Whether the observation has ended; any thread may end it.
  var isOver = false
  private let options: NSKeyValueObservingOptions
  private let read: @MainActor () -> Any?
  private let tell: @MainActor (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
  private var last: Any?

  @MainActor
  init(
    of object: AnyObject, options: NSKeyValueObservingOptions,
    read: @escaping @MainActor () -> Any?,
    tell: @escaping @MainActor (Any?, Any?, Bool) -> Void
  ) {
    self.object = object
    self.options = options
    self.read = read
    self.tell = tell
    last = NibConversion.flattened(read())
    if options.contains(.initial) { tell(nil, options.contains(.new) ? last : nil, false) }
  }

  /// Calls the observer if the value has changed since the last check.
  /// - Parameter tellsUnknown: Whether to call the observer for values that cannot be compared.
  @MainActor
  func check(tellsUnknown: Bool) {
    guard !isOver, object != nil else { return }
    let new = NibConversion.flattened(read())
    guard let areEqual = Self.areEqual(last, new) ?? (tellsUnknown ? false : nil), !areEqual
    else { return }
    let old = last
    last = new
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

  /// Whether there was ever an observation in any environment. While it is false, changes of views skip the lookup.
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

  /// Notifies the observers of an object, and those of key paths that may lead through it.
  static func changed(_ object: AnyObject) {
    guard isUsed.load(ordering: .relaxed) else { return }
    for observation in current.observations {
      if observation.object === object {
        observation.check(tellsUnknown: true)
      } else if observation.keyPath?.contains(".") == true {
        observation.check(tellsUnknown: false)
      }
    }
  }

  /// Compares the observed values, for changes that were not reported.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.isOver || $0.object == nil }
    for observation in observations { observation.check(tellsUnknown: false) }
  }
}
