import DiagnosticText
import Diagnostics
import IBLint
import InterfaceBuilder

/// The output of `rules`: a list of the rules, or the documentation of one or all of them.
package struct RulesReport {
  /// The format of the output.
  package enum Format { case text, json, markdown }

  /// The rule to explain, or nil for all rules.
  private let rule: String?
  private let format: Format

  package init(rule: String?, format: Format) { (self.rule, self.format) = (rule, format) }

  /// Prints the rules.
  /// - Throws: A `Diagnostic` if the rule does not exist.
  package func write(to sink: some ReportSink) throws {
    let catalog = RuleCatalog()
    var infos = RuleRegistry.all.map { $0.info }
    if let rule {
      guard let info = catalog[rule] else { throw Diagnostic.usage(catalog.unknownRule(rule)) }
      infos = [info]
    }
    switch format {
    case .markdown: sink.write(RulesPage().markdown)
    case .json:
      sink.write((rule == nil ? .array(infos.map(\.json)) : infos[0].json).text + "\n")
    case .text: sink.write(rule == nil ? RuleInfo.list(infos) : RulesPage.markdown(of: infos[0]))
    }
  }
}

extension RuleInfo {
  /// Returns one line per rule: id, severity, summary.
  static func list(_ infos: [RuleInfo]) -> String {
    let width = infos.map(\.id.count).max() ?? 0
    return infos.map { info in
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.isOptIn ? "opt-in " : info.severity.rawValue
      let column = severity + String(repeating: " ", count: max(0, 7 - severity.count))
      return "\(id)  \(column)  \(info.summary)\n"
    }.joined()
  }

  /// The rule in the format of `rules --json`.
  var json: JSONValue {
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
