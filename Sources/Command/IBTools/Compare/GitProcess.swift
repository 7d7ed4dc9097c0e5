import Diagnostics
import FileWork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions that run git.
enum GitProcess {
  typealias Result = ChildProcess.Result

  /// Returns git's standard output. Its error messages go to standard error.
  /// - Throws: A ``Diagnostic`` if git fails or is not installed.
  static func output(_ arguments: [String]) throws -> Result {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw Diagnostic(
        id: "git-failed", severity: .error,
        message: "git \(arguments.first ?? "") failed with status \(result.status)")
    }
    return result
  }

  /// Runs git, and returns its standard output and exit status.
  static func run(_ arguments: [String], isQuiet: Bool = false) throws -> Result {
    do {
      return try ChildProcess.run(
        "git", arguments, reading: STDOUT_FILENO, silencing: isQuiet ? STDERR_FILENO : nil)
    } catch {
      throw failure(error.reason)
    }
  }

  private static func failure(_ why: String) -> Diagnostic {
    Diagnostic(id: "git-failed", severity: .error, message: "cannot run git: \(why)")
  }
}
