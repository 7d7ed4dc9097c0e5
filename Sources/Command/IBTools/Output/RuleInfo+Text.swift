import ArgumentParser
import DiagnosticText
import Diagnostics
import IBLint
import InterfaceBuilder

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the lint rules, or explain one of them.")

  @Argument(help: "A rule to explain.")
  var rule: String?

  @Flag(name: .long, help: "Print the documentation of all rules as Markdown.")
  var markdown = false

  @Flag(name: .long, help: "Print JSON.")
  var json = false

  func validate() throws {
    if markdown && json {
      throw ValidationError("--markdown and --json cannot be used together")
    }
    if markdown && rule != nil {
      throw ValidationError("--markdown prints all rules; remove the rule's name")
    }
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
      StandardOutput.write(Self.list(infos))
    } else {
      StandardOutput.write(RulesPage.markdown(of: infos[0]))
    }
  }

  /// Returns one line per rule: id, severity, summary.
  private static func list(_ infos: [RuleInfo]) -> String {
    let width = infos.map(\.id.count).max() ?? 0
    return infos.map { info in
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.isOptIn ? "opt-in " : info.severity.rawValue
      let column = severity + String(repeating: " ", count: max(0, 7 - severity.count))
      return "\(id)  \(column)  \(info.summary)\n"
    }.joined()
  }
}

extension RuleInfo {
  /// The rule in the format of `rules --json`.
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("summary", .string(summary)), ("rationale", .string(rationale)),
      ("category", .string(category.rawValue)), ("severity", .string(severity.rawValue)),
      ("optIn", .bool(isOptIn)), ("fixable", .bool(!corrections.isEmpty)),
      ("kinds", .array(kinds.map(\.rawValue).sorted().map { .string($0) })),
      ("platforms", .array(platforms.map(\.rawValue).sorted().map { .string($0) })),
      ("needs", .array(needs.map(\.rawValue).sorted().map { .string($0) })),
      (
        "options",
        .array(
          options.map { option in
            .object([
              ("name", .string(option.name)), ("summary", .string(option.summary)),
              ("default", option.defaultValue.json),
              ("choices", .array(option.choices.map { .string($0) })),
            ])
          })
      ),
    ])
  }
}

extension OptionValue {
  fileprivate var json: JSONValue {
    switch self {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .strings(let values): .array(values.map { .string($0) })
    }
  }
}
