import Foundation
import IBLint

/// Paths relative to the working directory.
enum PathText {
  private static var workingDirectory: String { FileManager.default.currentDirectoryPath }

  /// The working directory, for reports.
  static var base: PathBase { PathBase(workingDirectory, workingDirectory: workingDirectory) }

  /// Returns a path relative to the working directory if it is inside it; otherwise, the absolute path.
  static func relative(_ path: String) -> String { base.relative(path) }
}
