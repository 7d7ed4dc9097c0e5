import CFileWork
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts the command again after a crash, so that a file that makes a library crash does not take the other files with
/// it.
///
/// In the handler of the signal, the process executes its own program again, with the same arguments. It leaves out the
/// file that it was working on, and items whose output is complete are not processed again. If several threads were
/// working, the process first works on one file at a time, to find out which file is to blame. A process that is not
/// replaced but forked would not do: locks of Swift's runtime remember the number of the thread.
package enum Supervisor {
  /// Handles crashes from now on. Call this before there are other threads.
  package static func start() { _ = supervision_start(CommandLine.unsafeArgv) }

  /// Calls a function that works on a file.
  /// - Parameter seconds: The time that it may take, or nil for any time.
  package static func working<Result>(
    on name: String, seconds: Int? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let slot = supervision_begin(hash(name), Int64(seconds ?? 0) * 1000)
    defer { supervision_end(slot) }
    return try body()
  }

  /// Returns why a file is left out; nil if it is not.
  package static func problem(with name: String) -> Diagnostic? {
    let reason = supervision_reason(hash(name))
    guard reason != 0 else { return nil }
    let what =
      reason == SUPERVISION_OVERDUE
      ? "takes too long, so it was stopped and left out"
      : "makes xibinspect crash (it \(description(of: reason))), so it was left out; please report it"
    return Diagnostic(
      id: "crashed", severity: .error, file: name, message: "the work on this file \(what)")
  }

  /// The number of items whose output is complete.
  package static var finishedCount: Int { Int(supervision_finished()) }

  /// The exit status of the items whose output is complete.
  package static var finishedStatus: Int32 { supervision_status() }

  /// Says that the output for one more item is complete.
  package static func finishItem(status: Int32) { supervision_finish(status) }

  /// Whether to work on one file at a time.
  package static var isSerial: Bool { supervision_is_serial() != 0 }

  private static func description(of signal: Int32) -> String {
    switch signal {
    case SIGKILL: "was killed, probably because memory ran out"
    default: "ended with the signal '\(String(cString: strsignal(signal)))'"
    }
  }

  /// Returns the number that represents a file: FNV-1a, which is the same in both processes.
  private static func hash(_ name: String) -> UInt64 {
    max(name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, 1)
  }
}
