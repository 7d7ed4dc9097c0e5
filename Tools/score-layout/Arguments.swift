import HeadlessUIKit
import IBCanvas

/// What the command was asked for.
struct Arguments {
  var corpus = ""
  var text = DocumentLayoutOptions.Text.modelled
  /// What the paths of documents must contain.
  var name: String?
  /// How many of the views that differ are printed.
  var misses = 0
  /// Whether the linear systems are printed instead of a comparison.
  var systems = false

  static let usage = """
    usage: score-layout [--text modelled|document] [--name PART] [--misses N] CORPUS
           score-layout --systems [--name PART] CORPUS
    """

  init?(_ arguments: some Collection<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--text":
        guard let text = rest.popFirst().flatMap({ DocumentLayoutOptions.Text(rawValue: $0) })
        else { return nil }
        self.text = text
      case "--systems": systems = true
      case "--name": name = rest.popFirst()
      case "--misses":
        guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        misses = count
      default:
        guard corpus.isEmpty, !argument.hasPrefix("-") else { return nil }
        corpus = argument
      }
    }
    if corpus.isEmpty { return nil }
  }
}
