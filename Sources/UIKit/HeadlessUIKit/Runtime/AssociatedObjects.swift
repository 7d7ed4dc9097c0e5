// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// The memory policy of an associated object, with Objective-C's values.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  /// Creates a policy from any value, as for every enumeration of C.
  public init?(rawValue: UInt) { self.init(rawValue) }
  private init(_ rawValue: UInt) { self.rawValue = rawValue }

  /// A weak reference: the value reads as nil once it is deallocated.
  public static let OBJC_ASSOCIATION_ASSIGN = Self(0)
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = Self(1)
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = Self(3)
  public static let OBJC_ASSOCIATION_RETAIN = Self(0o1401)
  public static let OBJC_ASSOCIATION_COPY = Self(0o1403)
}

/// Associates a value with an object for a key, which is an address; nil removes the value.
///
/// The values of a responder are released when it is deallocated. The Linux runtime does not report when other objects
/// are deallocated, so their values are released at the end of the clock's turn, or after more values have been
/// associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, policy, for: key, of: object as AnyObject)
}

/// Returns the value that is associated with an object for a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// The values that are associated with objects, by the objects' addresses.
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
  /// The number of entries at which a call of `set` removes those of deallocated objects.
  private var limit = 16

  private static let shared = AssociatedObjects()
  /// Whether a value has ever been associated. While it is false, deallocated objects skip the lookup.
  private let isUsed = Atomic<Bool>(false)

  static func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer,
    of owner: AnyObject
  ) {
    shared.isUsed.store(true, ordering: .relaxed)
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { _ = HeadlessEnvironment.current.part(Sweeper.self) }
    }
    // Values may themselves have associated values, so they are released outside the lock.
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

  /// Releases the values of deallocated objects.
  static func sweep() {
    let released = shared.lock.withLock { shared.removeOrphans() }
    withExtendedLifetime(released) {}
  }

  /// Removes the entries of deallocated objects and returns them, so that the caller releases them outside the lock.
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

  /// Releases the values of an object, which may be in its deinitializer.
  static func removeAll(of owner: ObjectIdentifier) {
    guard shared.isUsed.load(ordering: .relaxed) else { return }
    let removed = shared.lock.withLock { shared.entries.removeValue(forKey: owner) }
    withExtendedLifetime(removed) {}
  }

  /// Releases the values of deallocated objects at the end of each turn, in environments with associated values.
  private final class Sweeper: EnvironmentPart, TurnSource {
    init(in environment: HeadlessEnvironment) { environment.runLoop.join(self, in: [.commit]) }

    func run(_ phase: TurnPhase, at time: ClockTime) { AssociatedObjects.sweep() }
  }
}
