import ArgumentParser
import Diagnostics
import Foundation
import IBLint

/// A baseline file.
struct BaselineFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// A baseline names files from its own folder on, so it may be used from anywhere.
  private var base: PathBase {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    return PathBase(folder, workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// The known findings, and the folder that file names are relative to.
  /// - Throws: `ExitCode` after the problem has been printed.
  func read() throws -> (findings: Baseline, base: PathBase) {
    do {
      let bytes = try InputFile(path: path, problem: nil).bytes()
      return (try Baseline(parsing: bytes, file: path), base)
    } catch let problem as Diagnostic {
      StandardError.write(problem.line)
      throw ExitCode(ExitStatus.cannot.rawValue)
    }
  }

  /// Writes a baseline; `-` is standard output.
  /// - Throws: `ExitCode` after the problem has been printed.
  func write(_ findings: [Diagnostic]) throws {
    // A file that cannot be read today is nothing to get used to.
    let baseline = Baseline(findings.filter { $0.id != "unreadable-document" }, base: base)
    guard path != "-" else { return StandardOutput.write(baseline.text) }
    try ReportFile.write(baseline.text, to: path)
    StandardError.write(
      "wrote \(baseline.count) \(baseline.count == 1 ? "finding" : "findings") to \(path)\n")
  }
}
