import CFileWork
package import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts the command again after a crash, so that a file that makes a library crash does not prevent the processing of
/// other files.
///
/// The signal handler executes the program again in the same process, with the same arguments. The new program skips
/// the file that was being processed, and does not process items again whose output is complete. If several threads
/// were running, the new program first processes one file at a time, to find out which file causes the crash. Forking
/// the process instead would not work: locks of the Swift runtime store the id of the thread.
package enum Supervisor {
  /// Starts handling crashes. Call this before other threads start.
  package static func start() { _ = supervision_start(CommandLine.unsafeArgv) }

  /// Calls a function that processes a file.
  /// - Parameter seconds: The time limit, or nil for no limit.
  package static func working<Result>(
    on name: String, seconds: Int? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let slot = supervision_begin(hash(name), Int64(seconds ?? 0) * 1000)
    defer { supervision_end(slot) }
    return try body()
  }

  /// Returns the reason why a file is skipped; nil if it is not skipped.
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

  /// Records that the output of one more item is complete.
  package static func finishItem(status: Int32) { supervision_finish(status) }

  /// Whether to work on one file at a time.
  package static var isSerial: Bool { supervision_is_serial() != 0 }

  private static func description(of signal: Int32) -> String {
    switch signal {
    case SIGKILL: "was killed, probably because memory ran out"
    default: "ended with the signal '\(String(cString: strsignal(signal)))'"
    }
  }

  /// Returns the number that identifies a file: its FNV-1a hash, which is the same in both processes.
  private static func hash(_ name: String) -> UInt64 {
    max(name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, 1)
  }
}
