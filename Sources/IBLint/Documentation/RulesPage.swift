import Diagnostics
import InterfaceBuilder

/// The page about all rules: what each finds, why, its options and its examples.
public struct RulesPage {
  private let infos: [RuleInfo]

  /// Creates the page for some rules.
  public init(_ rules: [any Rule.Type] = RuleRegistry.all) { infos = rules.map { $0.info } }

  /// The page as Markdown.
  public var markdown: String {
    let categories = RuleCategory.allCases.filter { category in
      infos.contains { $0.category == category }
    }
    return """
      # Rules

      Written by `xibinspect rules --markdown`; the examples are the rules' tests. `↓` marks the place of a \
      finding and is no part of the document. [Linting](Linting.md) says how rules are switched on and off.

      \(table)

      """ + categories.map { section($0) }.joined() + others
  }

  /// Which rule takes the place of which of other tools, for people who come from there.
  private var others: String {
    let rows = OtherLinter.allCases.flatMap { tool -> [String] in
      let names = Set(infos.flatMap { $0.covers[tool] ?? [] }).sorted()
      return names.map { name in
        let rules = infos.filter { $0.covers[tool]?.contains(name) == true }
          .map { "[`\($0.id)`](#\($0.id))" }
        return "| \(tool.rawValue) | `\(name)` | \(rules.joined(separator: ", ")) |"
      }
    }
    guard !rows.isEmpty else { return "" }
    return "\n## Rules of other tools\n\n"
      + (["| tool | its rule | ours |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
      + "\n"
  }

  private var table: String {
    let rows = infos.map { info in
      "| [`\(info.id)`](#\(info.id)) | \(info.category.title) | \(info.severity.rawValue) | "
        + "\(info.isOptIn ? "opt-in" : "on") | \(info.summary) |"
    }
    return
      (["| rule | about | severity | default | finds |", "| --- | --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private func section(_ category: RuleCategory) -> String {
    "\n## \(category.title)\n"
      + infos.filter { $0.category == category }.map { "\n" + Self.markdown(of: $0) }.joined()
  }

  /// One rule as Markdown.
  public static func markdown(of info: RuleInfo) -> String {
    var parts = ["### \(info.id)", info.summary, facts(of: info), info.rationale]
    if !info.options.isEmpty { parts.append(options(of: info)) }
    if let needs = needs(of: info) { parts.append(needs) }
    parts.append("Nothing to say of:")
    parts += info.nonTriggering.map { block($0) }
    parts.append("Findings:")
    parts += info.triggering.map { block($0) }
    if !info.corrections.isEmpty { parts.append("What its fix does:") }
    parts += info.corrections.map { block($0.before) + "\n\nbecomes\n\n" + block($0.after) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func facts(of info: RuleInfo) -> String {
    var facts = ["*\(info.severity.rawValue)*", info.isOptIn ? "opt-in" : "on by default"]
    if info.kinds.count == 1, let kind = info.kinds.first { facts.append("in a \(kind.rawValue)") }
    if info.platforms.count < 6 {
      facts.append("for " + info.platforms.map(\.rawValue).sorted().joined(separator: ", "))
    }
    if !info.corrections.isEmpty { facts.append("has a fix") }
    return facts.joined(separator: ", ")
  }

  private static func options(of info: RuleInfo) -> String {
    (["| option | default | decides |", "| --- | --- | --- |"]
      + info.options.map { option in
        let choices = option.choices.isEmpty ? "" : ": " + option.choices.joined(separator: ", ")
        return
          "| `\(option.name)` | `\(option.defaultValue.description)` | \(option.summary)\(choices) |"
      }).joined(separator: "\n")
  }

  private static func needs(of info: RuleInfo) -> String? {
    let arguments = RuleNeed.allCases.filter { info.needs.contains($0) }.map { need in
      switch need {
      case .layout: "`--layout`"
      case .sources: "`--sources`"
      }
    }
    return arguments.isEmpty ? nil : "Runs with \(arguments.joined(separator: " and ")) alone."
  }

  private static func block(_ example: Example) -> String {
    let conditions = conditions(of: example)
    let documents = ([example] + example.others).map { "```xml\n\($0.text)\n```" }
    let code = example.code.sorted { $0.key < $1.key }.map { name, text in
      "```\(name.hasSuffix(".swift") ? "swift" : "objc")\n\(text)\n```"
    }
    return (conditions.isEmpty ? "" : conditions.joined(separator: ", ") + ":\n\n")
      + documents.joined(separator: "\n\nbeside\n\n")
      + (code.isEmpty ? "" : "\n\nwith\n\n" + code.joined(separator: "\n\n"))
  }

  /// What an example takes for granted beside the usual settings.
  private static func conditions(of example: Example) -> [String] {
    var conditions = example.options.sorted { $0.key < $1.key }.map { name, value in
      "`\(name): \(value.description)`"
    }
    if example.evidence != .likely {
      conditions.append("`--evidence \(example.evidence.rawValue)`")
    }
    if let sources = example.sources { conditions.append("by the sources \(sources.description)") }
    for (language, strings) in (example.translations ?? [:]).sorted(by: { $0.key < $1.key }) {
      conditions.append("with the \(language) strings `\(strings)`")
    }
    return conditions
  }
}
