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

  /// Calls a function that reads a file, unless the file made the command crash before.
  /// - Parameter seconds: The time limit, or nil for no limit.
  /// - Throws: A ``Diagnostic`` with the id `crashed` for such a file, and the errors of the function.
  package static func reading<Result>(
    _ name: String, seconds: Int? = nil, _ body: () throws -> Result
  ) throws -> Result {
    if let problem = problem(with: name) { throw problem }
    return try working(on: name, seconds: seconds, body)
  }

  /// Returns the reason why a file is skipped; nil if it is not skipped.
  package static func problem(with name: String) -> Diagnostic? {
    let reason = supervision_reason(hash(name))
    guard reason != 0 else { return nil }
    let what =
      reason == SUPERVISION_OVERDUE
      ? "takes too long, so it was stopped and left out"
      : "makes xibinspect crash (it ended with the signal '\(String(cString: strsignal(reason)))'), so it was left out; please report it"
    return Diagnostic(
      id: "crashed", severity: .error, file: name, message: "the work on this file \(what)")
  }

  /// Keeps the bytes that were read from an open file that cannot be read twice, for the program that starts again.
  static func keep(_ bytes: [UInt8], readFrom descriptor: Int32) {
    bytes.withUnsafeBytes { supervision_keep(descriptor, $0.baseAddress, $0.count) }
  }

  /// The number of items whose output is complete.
  package static var finishedCount: Int { Int(supervision_finished()) }

  /// The exit status of the items whose output is complete.
  package static var finishedStatus: Int32 { supervision_status() }

  /// Records that the output of one more item is complete.
  package static func finishItem(status: Int32) { supervision_finish(status) }

  /// Whether to work on one file at a time.
  package static var isSerial: Bool { supervision_is_serial() != 0 }

  /// Returns the number that identifies a file: its hash, which is the same in both processes.
  private static func hash(_ name: String) -> UInt64 {
    max(StableHash.value(of: name.utf8), 1)
  }
}
