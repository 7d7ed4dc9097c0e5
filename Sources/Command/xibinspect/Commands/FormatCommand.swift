import ArgumentParser
import IBTools

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Rewrite documents in Interface Builder's own format.",
    discussion: """
      Files are rewritten in place, through a temporary file in the same folder, and keep their mode. A \
      document with errors, such as duplicate or dangling ids, is not changed.
      """)

  @OptionGroup var input: InputOptions

  @Flag(help: "Write nothing, and exit with 1 if a file would change.")
  var check = false

  @Flag(name: .customLong("stdout"), help: "Print the formatted document instead of writing it.")
  var toStandardOutput = false

  func validate() throws {
    try refuse(check && toStandardOutput, "--check and --stdout cannot be used together")
    try refuse(toStandardOutput && input.json, "--stdout and --json cannot be used together")
    try refuse(
      input.json && !check && input.paths.contains("-"),
      "'format -' prints the document, not JSON; add --check for a JSON report")
  }

  func run() throws {
    var run = FormatRun(json: input.json)
    (run.checksOnly, run.printsDocuments) = (check, toStandardOutput)
    try run.run(input.paths, to: StandardSink()).leave()
  }
}
