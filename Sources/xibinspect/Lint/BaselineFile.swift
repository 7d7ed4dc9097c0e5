import ArgumentParser
import Diagnostics
import Foundation
import IBLint

/// A baseline file.
struct BaselineFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The folder of the baseline. The paths in a baseline are relative to it, so that the working directory does not
  /// matter.
  private var base: PathBase {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return PathBase(folder, workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Returns the baseline, and the folder that its paths are relative to.
  /// - Throws: `ExitCode` after printing the problem.
  func read() throws -> (findings: Baseline, base: PathBase) {
    do {
      let bytes = try InputFile(path: path, problem: nil).bytes()
      return (try Baseline(parsing: bytes, file: path), base)
    } catch let problem as Diagnostic {
      StandardError.write(problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }

  /// Writes a baseline. A hyphen represents standard output.
  /// - Throws: `ExitCode` after printing the problem.
  func write(_ findings: [Diagnostic]) throws {
    // Unreadable files are not acceptable, so they are not part of a baseline.
    let baseline = Baseline(findings.filter { $0.id != "unreadable-document" }, base: base)
    guard path != "-" else { return StandardOutput.write(baseline.text) }
    try ReportFile.write(baseline.text, to: path)
    StandardError.write(
      "wrote \(baseline.count) \(baseline.count == 1 ? "finding" : "findings") to \(path)\n")
  }
}
