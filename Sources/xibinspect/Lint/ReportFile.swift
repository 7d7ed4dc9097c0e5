import ArgumentParser
import Diagnostics
import FileWork

/// Functions that write a report to a file.
enum ReportFile {
  /// Replaces the contents of a file atomically.
  /// - Throws: `ExitCode` after printing the problem.
  static func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      StandardError.write(error.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }
}
