import ArgumentParser
import Diagnostics
import FileWork

/// A file for a report.
enum ReportFile {
  /// Replaces the file atomically.
  /// - Throws: `ExitCode` after the problem has been printed.
  static func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch let problem as Diagnostic {
      StandardError.write(problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }
}
