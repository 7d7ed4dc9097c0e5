import ArgumentParser
import Diagnostics
import FileWork
import HeadlessUIKit
import IBTools
import NibSources

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
    groupedSubcommands: [
      CommandGroup(
        name: "Check",
        subcommands: [LintCommand.self, InitCommand.self, RulesCommand.self, ServeCommand.self]),
      CommandGroup(name: "Draw", subcommands: [RenderCommand.self, LayoutCommand.self]),
      CommandGroup(name: "Review", subcommands: [DiffCommand.self, MergeCommand.self]),
      CommandGroup(
        name: "Read",
        subcommands: [
          TreeCommand.self, OutletsCommand.self, FindCommand.self, ListCommand.self,
          LoadCommand.self, DumpCommand.self, StatsCommand.self,
        ]),
      CommandGroup(
        name: "Change",
        subcommands: [
          FormatCommand.self, RenameCommand.self, StringsCommand.self, ConvertCommand.self,
        ]),
      CommandGroup(name: "Build", subcommands: [CompileCommand.self]),
      CommandGroup(name: "Test", subcommands: [InitTestsCommand.self, DoctorCommand.self]),
    ])

  /// Without a subcommand, prints an overview that fits on one screen. `--help` prints everything.
  func run() throws { StandardOutput.write(Overview.text) }

  /// Whether to restart after a crash. A server has state, git must learn that a merge failed, and a debugger should
  /// see the crash.
  private static func isSupervised(_ arguments: [String]) -> Bool {
    let others: [any ParsableCommand.Type] = [
      ServeCommand.self, MergeCommand.self, RulesCommand.self, InitCommand.self,
      InitTestsCommand.self,
    ]
    let isOther =
      arguments.isEmpty || Completion.isRequested(by: arguments)
      || others.contains { $0.configuration.commandName == arguments.first }
    return !isOther && !arguments.contains("--watch")
      && getenv("XIBINSPECT_SUPERVISED").map { String(cString: $0) } != "no"
  }

  static func main() {
    // If a reader such as `| head` closes the pipe, writing fails with EPIPE instead of raising a signal.
    signal(SIGPIPE, SIG_IGN)
    let arguments = ProcessArguments.all
    if isSupervised(arguments) { Supervisor.start() }
    Interruption.handleSignals()
    // The main bundle is the folder of the command, which contains none of the app's files.
    NibSearchPath.shared.includesMainBundle = false
    if let arguments = IBToolCall.arguments(of: CommandLine.arguments) {
      leave(IBToolCall.run(arguments))
    }
    do {
      try UnknownSubcommand.refuse(arguments, of: Self.self)
      do {
        // A shell that requests completions also passes the empty word at the cursor.
        if !Completion.isRequested(by: arguments) { try EmptyArguments.refuse(arguments) }
        var command = try parseAsRoot(LintCommand.spelledOut(GitCall.spelledOut(arguments)))
        try command.run()
      } catch let error as ValidationError {
        // The arguments are valid, so do not print the usage.
        stop("Error: \(PrintableText.line(error.message))\n")
      } catch let problem as Diagnostic {
        stop(problem.isUsage ? "Error: \(PrintableText.line(problem.message))\n" : problem.text)
      } catch let problems as ProblemList {
        stop(problems.diagnostics.map(\.line).joined())
      }
      StandardOutput.flush()
    } catch {
      StandardOutput.flush()
      let code = exitCode(for: error)
      // The parser's messages repeat arguments, which may be names of files with newlines.
      let message = arguments.reduce(fullMessage(for: error)) { message, argument in
        let printable = PrintableText.line(argument)
        return printable == argument ? message : message.replacing(argument, with: printable)
      }
      if !message.isEmpty {
        if code.isSuccess {
          StandardOutput.write(message + "\n")
          StandardOutput.flush()
        } else {
          StandardError.write(message + "\n")
        }
      }
      // To git, exit status 0 after printing help or the version would mean that the files were compared or merged.
      if code.isSuccess, GitCall.namesFiles(arguments) { leave(RunStatus.cannot.rawValue) }
      // Use the status for "cannot do" instead of the argument parser's status for usage errors.
      leave(code == .validationFailure ? RunStatus.cannot.rawValue : code.rawValue)
    }
  }
}

/// Exits after printing why nothing was done.
private func stop(_ text: String) -> Never {
  StandardOutput.flush()
  StandardError.write(text)
  leave(RunStatus.cannot.rawValue)
}

/// Exits the process. Inside a command, `exit` would mean the argument parser's method.
private func leave(_ status: Int32) -> Never { exit(status) }

extension RunStatus {
  /// Exits the command with this status.
  func leave() throws {
    if self != .fine { throw ExitCode(rawValue) }
  }
}
