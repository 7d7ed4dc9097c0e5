import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The command, which parses its arguments, runs a subcommand and exits with a status.
@main
struct XibInspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xibinspect",
    abstract: "Inspect, lint, compile, load and lay out Interface Builder documents without a Mac.",
    discussion: """
      Exit codes: 0 success, 1 findings or differences, 2 unreadable files or bad usage.
      Diagnostics go to standard error as path:line:column: severity: message [rule].
      """,
    version: Version.current,
    subcommands: [
      TreeCommand.self, OutletsCommand.self, FormatCommand.self, StatsCommand.self,
      CompileCommand.self, DumpCommand.self, LoadCommand.self, LayoutCommand.self,
      LintCommand.self, RulesCommand.self, DiffCommand.self, MergeCommand.self,
      RenderCommand.self, ServeCommand.self, InitTestsCommand.self,
      DoctorCommand.self,
    ])

  static func main() {
    // If a reader such as `| head` closes the pipe, writing fails with EPIPE instead of raising a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      do {
        let arguments = Array(CommandLine.arguments.dropFirst())
        var command = try parseAsRoot(
          try LintCommand.spelledOut(DiffCommand.spelledOut(arguments)))
        try command.run()
      } catch let error as ValidationError {
        // The arguments are valid, so do not print the usage.
        StandardOutput.flush()
        StandardError.write("Error: \(error.message)\n")
        leave(ExitStatus.cannot.rawValue)
      }
      StandardOutput.flush()
    } catch {
      StandardOutput.flush()
      let code = exitCode(for: error)
      let message = fullMessage(for: error)
      if !message.isEmpty {
        if code.isSuccess {
          StandardOutput.write(message + "\n")
          StandardOutput.flush()
        } else {
          StandardError.write(message + "\n")
        }
      }
      // Use the status for "cannot do" instead of the argument parser's status for usage errors.
      leave(code == .validationFailure ? ExitStatus.cannot.rawValue : code.rawValue)
    }
  }
}

/// Exits the process. Inside a command, `exit` would mean the argument parser's method.
private func leave(_ status: Int32) -> Never { exit(status) }

/// The version that `--version` prints.
enum Version {
  static let current = "0.1.0"
}

/// The result of a run. The most severe result determines the exit status.
enum ExitStatus: Int32, Comparable, Sendable {
  case fine = 0
  case findings = 1
  case cannot = 2

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Exits the command with this status.
  func leave() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }
}
