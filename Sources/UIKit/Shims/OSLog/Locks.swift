// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A C lock, which code passes by its address.
public struct os_unfair_lock_s: Sendable {
  fileprivate let lock = NSLock()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.lock.lock() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.lock.unlock() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.lock.try() }

/// A value that only one thread at a time can access.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// Creates a lock with a value that is not `Sendable`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with exclusive access to the value.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows
    -> Result
  {
    try withLockUnchecked(body)
  }

  /// Runs a closure with exclusive access to the value.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while no other thread holds the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
