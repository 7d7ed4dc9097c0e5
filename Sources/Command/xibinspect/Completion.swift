import ArgumentParser
import IBLint

/// Completions that a shell requests from the command.
enum Completion {
  /// Whether the arguments come from a shell that requests completions.
  static func isRequested(by arguments: [String]) -> Bool { arguments.first == "---completion" }

  /// Returns values with descriptions, if the shell can show them.
  static func of(_ values: @Sendable @escaping () -> [(value: String, text: String)])
    -> CompletionKind
  {
    .custom { _, _, _ in
      values().map { value, text in
        switch CompletionShell.requesting {
        case .zsh?: "\(value.replacing(":", with: "\\:")):\(text)"
        case .fish?: "\(value)\t\(text)"
        default: value
        }
      }
    }
  }

  /// The ids of all rules.
  static let rules = of { RuleRegistry.all.map { ($0.info.id, $0.info.summary) } }
}
