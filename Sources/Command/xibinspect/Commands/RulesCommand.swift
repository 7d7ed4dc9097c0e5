import ArgumentParser
import IBTools

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the lint rules, or explain one of them.")

  @Argument(help: "A rule to explain.", completion: Completion.rules)
  var rule: String?

  @Flag(help: "Print the documentation of all rules as Markdown.")
  var markdown = false

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    try refuse(markdown && json, "--markdown and --json cannot be used together")
    try refuse(markdown && rule != nil, "--markdown prints all rules; remove the rule's name")
  }

  func run() throws {
    let format: RulesReport.Format = markdown ? .markdown : json ? .json : .text
    try RulesReport(rule: rule, format: format).write(to: StandardSink())
  }
}
