import Diagnostics
import IBToolCommand
import IBTools

/// The command in the role of Apple's `ibtool`: `xibinspect ibtool …`, or an executable named `ibtool`.
enum IBToolCall {
  /// Returns the arguments for the tool; nil if the command is called under its own name.
  static func arguments(of commandLine: [String]) -> [String]? {
    let name = commandLine.first?.pathParts.last
    if name == "ibtool" { return Array(commandLine.dropFirst()) }
    return commandLine.dropFirst().first == "ibtool" ? Array(commandLine.dropFirst(2)) : nil
  }

  /// Runs the tool and prints its output. Returns the exit status.
  static func run(_ arguments: [String]) -> Int32 {
    let outcome = IBTool { document in
      try MainActor.assumeIsolated { try document.bytesWithUpdatedFrames() }
    }.run(arguments)
    StandardOutput.write(outcome.output)
    StandardOutput.flush()
    if !outcome.errors.isEmpty { StandardError.write(outcome.errors) }
    return outcome.status
  }
}
