#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls that change what is on disk. Tests make each of them fail, or stop the work before it.
package struct FileCalls: Sendable {
  /// What a call does.
  package enum Call: Sendable {
    case makeFile
    case makeFolder
    case setOwner
    case setMode
    case write
    case sync
    case rename
    case exchange
    case remove
  }

  /// The `errno` that a call fails with instead of reaching the system, nil to let it through.
  private let fault: @Sendable (Call) -> Int32?

  /// Creates the calls.
  /// - Parameter fault: The `errno` that a call fails with instead of reaching the system.
  package init(fault: @escaping @Sendable (Call) -> Int32? = { _ in nil }) { self.fault = fault }

  /// Whether the system did as it was told; `errno` is set where it did not.
  func succeeds(_ call: Call, _ body: () -> Int32) -> Bool { value(call, body) >= 0 }

  /// What the system returns, less than 0 with `errno` set where it refuses.
  func value(_ call: Call, _ body: () -> Int32) -> Int32 {
    if let code = fault(call) {
      errno = code
      return -1
    }
    return body()
  }
}
