package import Diagnostics
import Foundation
package import IBLint

/// A baseline file.
package struct BaselineFile {
  private let path: String

  package init(_ path: String) { self.path = path }

  /// The folder of the baseline. The paths in a baseline are relative to it, so that the working directory does not
  /// matter.
  private var base: PathBase {
    let folder = path.lastSlash == nil ? "." : String(path[..<path.startOfName])
    return PathBase(folder, workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Returns the baseline, and the folder that its paths are relative to.
  /// - Throws: A `Diagnostic` if the file cannot be read.
  func read() throws -> (findings: Baseline, base: PathBase) {
    (try Baseline(parsing: InputFile(path: path).bytes(), file: path), base)
  }

  /// Returns the baseline that contains findings.
  package func baseline(of findings: [Diagnostic]) -> Baseline {
    // Unreadable files are not acceptable, so they are not part of a baseline.
    Baseline(findings.filter { $0.id != "unreadable-document" }, base: base)
  }
}
