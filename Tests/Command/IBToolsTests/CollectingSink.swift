import DiagnosticText
import Diagnostics
import IBTools
import Synchronization

/// A sink that keeps what a run prints.
final class CollectingSink: ReportSink {
  private struct State {
    var output: [UInt8] = []
    var problems: [Diagnostic] = []
    var limit = Int.max
  }

  private let state = Mutex(State())
  let progress = ProgressHandler.none

  /// Creates a sink.
  /// - Parameter limit: The number of bytes after which the output is no longer read.
  init(limit: Int = .max) { state.withLock { $0.limit = limit } }

  func write(_ bytes: [UInt8]) { state.withLock { $0.output += bytes } }
  func report(_ problems: [Diagnostic]) { state.withLock { $0.problems += problems } }
  func report(rendered text: [UInt8]) {}
  var isClosed: Bool { state.withLock { $0.output.count >= $0.limit } }

  var output: String { String(decoding: state.withLock { $0.output }, as: UTF8.self) }
  var problems: [Diagnostic] { state.withLock { $0.problems } }
}
