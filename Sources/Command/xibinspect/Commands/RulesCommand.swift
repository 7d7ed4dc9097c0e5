import ArgumentParser
import DiagnosticText
import IBLint
import IBTools

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the lint rules, or explain one of them.")

  @Argument(help: "A rule to explain.", completion: Completion.rules)
  var rule: String?

  @Flag(name: .long, help: "Print the documentation of all rules as Markdown.")
  var markdown = false

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  func validate() throws {
    try refuse(markdown && json, "--markdown and --json cannot be used together")
    try refuse(markdown && rule != nil, "--markdown prints all rules; remove the rule's name")
  }

  func run() throws {
    let infos: [RuleInfo]
    if let rule {
      let catalog = RuleCatalog()
      guard let info = catalog[rule] else { throw ValidationError(catalog.unknownRule(rule)) }
      infos = [info]
    } else {
      infos = RuleRegistry.all.map { $0.info }
    }
    if markdown {
      StandardOutput.write(RulesPage().markdown)
    } else if json {
      let values = infos.map(\.json)
      let value = rule == nil ? JSONValue.array(values) : values[0]
      StandardOutput.write(value.text + "\n")
    } else if rule == nil {
      StandardOutput.write(RuleInfo.list(infos))
    } else {
      StandardOutput.write(RulesPage.markdown(of: infos[0]))
    }
  }
}
