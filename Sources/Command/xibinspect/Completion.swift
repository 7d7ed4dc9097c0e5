import ArgumentParser
import IBLint

/// Completions that a shell asks the command for.
enum Completion {
  /// Whether the arguments are those of a shell that asks for completions.
  static func isRequested(by arguments: [String]) -> Bool { arguments.first == "---completion" }

  /// Returns values with descriptions, as far as the shell can show these.
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
