package import DiagnosticText
import Diagnostics
package import IBLint
import InterfaceBuilder

extension RuleInfo {
  /// Returns one line per rule: id, severity, summary.
  package static func list(_ infos: [RuleInfo]) -> String {
    let width = infos.map(\.id.count).max() ?? 0
    return infos.map { info in
      let id = info.id + String(repeating: " ", count: width - info.id.count)
      let severity = info.isOptIn ? "opt-in " : info.severity.rawValue
      let column = severity + String(repeating: " ", count: max(0, 7 - severity.count))
      return "\(id)  \(column)  \(info.summary)\n"
    }.joined()
  }

  /// The rule in the format of `rules --json`.
  package var json: JSONValue {
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
