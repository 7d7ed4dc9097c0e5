// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
import Synchronization

/// How an associated object is kept, with Objective-C's numbers.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value is not kept: it reads as nil once it is gone.
  public static let OBJC_ASSOCIATION_ASSIGN = Self(rawValue: 0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(rawValue: 1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(rawValue: 3)
  public static let OBJC_ASSOCIATION_RETAIN = Self(rawValue: 0o1401)
  public static let OBJC_ASSOCIATION_COPY = Self(rawValue: 0o1403)
}

/// Keeps a value for an object under a key, which is an address; nil removes it.
///
/// The values of a responder are released with it. The runtime of Linux does not tell when another object goes: its values
/// are released at the end of the clock's turn, or after some more values were associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, for: key, of: object as AnyObject)
}

/// The value that was kept for an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that were associated with objects, by the objects' addresses.
final class AssociatedObjects: @unchecked Sendable {
  private struct Value {
    var kept: Any?
    weak var object: AnyObject?
  }

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let lock = NSLock()
  /// The number of entries at which those of objects that are gone are looked for.
  private var limit = 16

  private static let shared = AssociatedObjects()
  /// Whether anything was ever associated: it spares objects that go the question.
  private let isUsed = Atomic<Bool>(false)

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer,
    of owner: AnyObject
  ) {
    shared.isUsed.store(true, ordering: .relaxed)
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { _ = HeadlessEnvironment.current.part(Sweeper.self) }
    }
    // Values may have others of their own, so they are released outside the lock.
    var released: [Any] = []
    shared.lock.withLock {
      let id = ObjectIdentifier(owner)
      if let entry = shared.entries[id], entry.owner == nil {
        released.append(entry)
        shared.entries[id] = nil
      }
      var entry = shared.entries[id] ?? Entry(owner: owner)
      if let old = entry.values[key] { released.append(old) }
      entry.values[key] = value.map { value in
        if policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyObject.Type {
          return Value(kept: nil, object: value as AnyObject)
        }
        return Value(kept: value, object: nil)
      }
      shared.entries[id] = entry.values.isEmpty ? nil : entry
      if shared.entries.count >= shared.limit { released += shared.removeOrphans() }
    }
  }

  /// Releases the values of objects that are gone.
  static func sweep() {
    let released = shared.lock.withLock { shared.removeOrphans() }
    withExtendedLifetime(released) {}
  }

  /// Removes the values of objects that are gone.
  private func removeOrphans() -> [Any] {
    let orphans = entries.filter { $0.value.owner == nil }
    for id in orphans.keys { entries[id] = nil }
    limit = max(16, 2 * entries.count)
    return Array(orphans.values)
  }

  static func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    shared.lock.withLock {
      guard let entry = shared.entries[ObjectIdentifier(owner)], entry.owner === owner,
        let value = entry.values[key]
      else { return nil }
      return value.kept ?? value.object
    }
  }

  static func removeAll(of owner: AnyObject) { removeAll(of: ObjectIdentifier(owner)) }

  /// Releases the values of an object, which may be going.
  static func removeAll(of owner: ObjectIdentifier) {
    guard shared.isUsed.load(ordering: .relaxed) else { return }
    let removed = shared.lock.withLock { shared.entries.removeValue(forKey: owner) }
    withExtendedLifetime(removed) {}
  }

  /// Releases values at the end of the turns of an environment that has used some.
  private final class Sweeper: EnvironmentPart, TurnSource {
    init(in environment: HeadlessEnvironment) { environment.runLoop.join(self, in: [.commit]) }

    func run(_ phase: TurnPhase, at time: ClockTime) { AssociatedObjects.sweep() }
  }
}
