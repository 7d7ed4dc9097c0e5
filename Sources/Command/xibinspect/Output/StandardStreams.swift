import Diagnostics
import FileWork
import IBTools
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, which is buffered.
enum StandardOutput {
  private struct State {
    var buffer: [UInt8] = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Appends human-readable text. Control characters from documents and names are escaped (``PrintableText``); JSON and
  /// other report formats have their own escapes.
  static func write(_ text: String) {
    write(Terminal.printable(text, onTerminal: Terminal.hasColorInOutput).utf8)
  }

  /// Appends the bytes of a document or a patch, which are not escaped. A terminal shows them escaped.
  static func write(document bytes: [UInt8]) {
    if Terminal.isOutputTerminal {
      write(String(decoding: bytes, as: UTF8.self))
    } else {
      write(bytes)
    }
  }

  /// Appends bytes in a machine-readable format.
  static func write(_ bytes: some Sequence<UInt8>) {
    let isFull = state.withLock { state in
      state.buffer.append(contentsOf: bytes)
      return state.buffer.count > 1 << 16
    }
    if isFull { flush() }
  }

  /// Whether the output is no longer being read, so that further output is discarded.
  static var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Writes the buffered output.
  static func flush() {
    let problem = state.withLock { state -> String? in
      let complete = state.isClosed || writeAll(state.buffer, to: STDOUT_FILENO)
      state.buffer.removeAll(keepingCapacity: true)
      guard !complete else { return nil }
      state.isClosed = errno == EPIPE
      return state.isClosed ? nil : systemError()
    }
    guard let problem else { return }
    StandardError.write("xibinspect: cannot write to standard output: \(problem)\n")
    exit(RunStatus.cannot.rawValue)
  }
}

/// Standard error, unbuffered.
enum StandardError {
  /// Writes human-readable text, with control characters from documents and names escaped (``PrintableText``).
  static func write(_ text: String) {
    control(Terminal.printable(text, onTerminal: Terminal.hasColor))
  }

  /// Writes text with control characters for the terminal.
  static func control(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}

/// Standard output for the output of a run, and standard error for its problems.
struct StandardSink: ReportSink {
  let progress = ProgressHandler.terminal()

  func write(_ bytes: [UInt8]) { StandardOutput.write(bytes) }

  func write(_ text: String) { StandardOutput.write(text) }

  func write(document bytes: [UInt8]) { StandardOutput.write(document: bytes) }

  func flush() { StandardOutput.flush() }

  func report(_ problems: [Diagnostic]) {
    StandardOutput.flush()
    StandardError.write(problems.map(\.line).joined())
  }

  func report(rendered text: [UInt8]) {
    StandardOutput.flush()
    StandardError.write(String(decoding: text, as: UTF8.self))
  }

  var isClosed: Bool { StandardOutput.isClosed }
}
