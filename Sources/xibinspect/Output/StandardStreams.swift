import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output, written in large pieces.
enum StandardOutput {
  nonisolated(unsafe) private static var buffer: [UInt8] = []

  /// Adds text; only the main thread writes.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Adds bytes.
  static func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count > 1 << 16 { flush() }
  }

  /// Whether nothing reads the output any more; further output is discarded.
  nonisolated(unsafe) private(set) static var isClosed = false

  /// Writes the collected text.
  static func flush() {
    let complete = isClosed || writeAll(buffer, to: STDOUT_FILENO)
    buffer.removeAll(keepingCapacity: true)
    if complete { return }
    if errno == EPIPE {
      isClosed = true
      return
    }
    StandardError.write("xibinspect: cannot write to standard output: \(systemError())\n")
    exit(ExitStatus.cannot.rawValue)
  }
}

/// Standard error, unbuffered.
enum StandardError {
  static func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
