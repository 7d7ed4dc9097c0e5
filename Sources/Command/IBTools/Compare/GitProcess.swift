import Diagnostics
package import FileWork

/// Functions that run git.
package enum GitProcess {
  package typealias Result = ChildProcess.Result

  /// Returns git's standard output. Its error messages go to standard error.
  /// - Throws: A ``Diagnostic`` if git fails or is not installed.
  package static func output(_ arguments: [String]) throws -> Result {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw Diagnostic(
        id: "git-failed", severity: .error,
        message: "git \(arguments.first ?? "") failed with status \(result.status)")
    }
    return result
  }

  /// Runs git, and returns its standard output and exit status.
  package static func run(_ arguments: [String], isQuiet: Bool = false) throws -> Result {
    do {
      return try ChildProcess.run(
        "git", arguments, reading: ChildProcess.output,
        silencing: isQuiet ? ChildProcess.error : nil)
    } catch {
      throw failure(error.reason)
    }
  }

  private static func failure(_ why: String) -> Diagnostic {
    Diagnostic(id: "git-failed", severity: .error, message: "cannot run git: \(why)")
  }
}
