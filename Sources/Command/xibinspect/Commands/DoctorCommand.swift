import AppSymbols
import ArgumentParser
import DiagnosticText
import IBTools

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "List the UIKit symbols that an app's Swift sources use and that are missing on Linux.",
    discussion: """
      Reads names without inferring types: a member is reported only where the source names its type, so a file \
      without findings may still fail to compile. Pass all sources of one app together, with its Objective-C headers.
      """)

  @Argument(help: "Swift sources, or folders to search.", completion: .file(extensions: ["swift"]))
  var paths: [String]

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let (report, unreadable) = SymbolReport.read(paths)
    let problems = unreadable + report.problems
    StandardError.write(problems.map(\.line).joined())
    StandardOutput.write(json ? report.json.text + "\n" : report.text { $0.line })
    let status: RunStatus = report.hasFindings ? .findings : .fine
    try (problems.isEmpty ? status : .cannot).leave()
  }
}
