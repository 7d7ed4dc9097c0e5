import ArgumentParser
import Diagnostics
import IBLint
import IBTools

/// A check for misspelled subcommands, for which the parser has no suggestion.
enum UnknownSubcommand {
  /// Finds a first argument that is not a subcommand, including after `help` and in groups such as `strings`.
  /// - Throws: A `ValidationError` that suggests the most similar subcommand, or the subcommand for a document.
  static func refuse(_ arguments: [String], of root: any ParsableCommand.Type) throws {
    var command = root
    var path = root._commandName
    var rest = arguments[...]
    if rest.first == "help" { rest.removeFirst() }
    while let word = rest.first, !word.isEmpty, !word.hasPrefix("-") {
      let subcommands = command.configuration.subcommands
      guard !subcommands.isEmpty else { return }
      guard let next = subcommands.first(where: { $0._commandName == word }) else {
        // `help` is a subcommand that the parser adds.
        if word == "help" { return }
        throw ValidationError(message(for: PrintableText.line(word), among: subcommands, of: path))
      }
      command = next
      path += " \(word)"
      rest.removeFirst()
    }
  }

  private static func message(
    for word: String, among subcommands: [any ParsableCommand.Type], of path: String
  ) -> String {
    let names = subcommands.map { $0._commandName }
    if path == XibInspect._commandName, InputFiles.isDocument(word) {
      return "'\(word)' is a document; say what to do with it, as in: \(path) lint \(word)"
    }
    return "'\(path)' has no subcommand '\(word)'"
      + Suggestion.text(
        for: word, among: names, otherwise: "use one of \(names.joined(separator: ", "))")
  }
}
