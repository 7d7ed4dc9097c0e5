#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that change files. Tests can make each call fail, or stop the work before it.
package struct FileCalls: Sendable {
  /// The kinds of calls.
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

  /// Returns the `errno` with which a call fails instead of reaching the system; nil to make the call.
  private let fault: @Sendable (Call) -> Int32?

  /// Creates the system calls.
  /// - Parameter fault: Returns the `errno` with which a call fails instead of reaching the system; nil to make the
  ///   call.
  package init(fault: @escaping @Sendable (Call) -> Int32? = { _ in nil }) { self.fault = fault }

  /// Makes a call and returns whether it succeeds; sets `errno` if not.
  func succeeds(_ call: Call, _ body: () -> Int32) -> Bool { value(call, body) >= 0 }

  /// Makes a call and returns its result, which is negative with `errno` set if it fails.
  func value(_ call: Call, _ body: () -> Int32) -> Int32 {
    if let code = fault(call) {
      errno = code
      return -1
    }
    return body()
  }
}
