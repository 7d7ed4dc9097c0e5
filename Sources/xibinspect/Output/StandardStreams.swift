import FileWork
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

  /// Appends text.
  static func write(_ text: String) { write(text.utf8) }

  /// Appends bytes.
  static func write(_ bytes: some Sequence<UInt8>) {
    let isFull = state.withLock { state in
      state.buffer.append(contentsOf: bytes)
      return state.buffer.count > 1 << 16
    }
    if isFull { flush() }
  }

  /// Whether the output is no longer read, so that further output is discarded.
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
    exit(ExitStatus.cannot.rawValue)
  }
}

/// Standard error, unbuffered.
enum StandardError {
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
