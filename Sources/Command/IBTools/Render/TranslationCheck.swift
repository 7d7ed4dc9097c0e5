package import Diagnostics
import Localization

/// A check that documents have strings in the language that the user specified.
package enum TranslationCheck {
  /// The identifier of the warning about documents without strings.
  private static let missing = "missing-strings"

  /// Returns the warnings about documents that have no readable strings in a language, so that their own texts are
  /// drawn. All documents without strings share one warning, which names the first of them.
  /// - Parameter language: The language as the user spelled it, such as `pt-BR`.
  package static func problems(with files: [InputFile], in language: String) -> [Diagnostic] {
    let found = files.filter { $0.problem == nil }.compactMap { file in
      problem(with: file.isStandardInput ? nil : file.path, in: language)?.inFile(file.name)
    }
    let others = found.count { $0.id == missing } - 1
    guard others > 0, let first = found.firstIndex(where: { $0.id == missing }) else {
      return found
    }
    var problems = found.filter { $0.id != missing }
    var shared = found[first]
    shared.message +=
      "; \(others) other document\(others == 1 ? " has" : "s have") no texts in '\(language)' either"
    problems.insert(shared, at: 0)
    return problems
  }

  /// Returns a warning if a document has no readable strings in a language.
  /// - Parameter path: The path of the document, or nil for standard input.
  private static func problem(with path: String?, in language: String) -> Diagnostic? {
    func warning(_ id: String, _ reason: String) -> Diagnostic {
      Diagnostic(
        id: id, severity: .warning, message: "\(reason); the document's own texts are drawn")
    }
    guard let path, let file = LocalizedFile(path: path) else {
      return warning(
        missing,
        "--language \(language) has no effect, because the document is not in a folder such as Base.lproj"
      )
    }
    // A document in the language's own folder is written in that language.
    let tags = LanguageTag(language).fallbacks
    if tags.contains(LanguageTag(file.language).text) { return nil }
    do {
      if let found = file.language(among: [language]), try file.texts(in: found) != nil {
        return nil
      }
      let strings = "\(file.language(among: [language]) ?? language).lproj/\(file.table).strings"
      // The texts of a document in Base.lproj are in the development language, which needs no strings.
      let exception =
        file.language == "Base" ? " (expected if '\(language)' is the document's own language)" : ""
      return warning(
        missing,
        "cannot show the texts in '\(language)', because '\(strings)' is missing\(exception)")
    } catch {
      let found = file.language(among: [language]) ?? language
      return warning(
        "unreadable-strings",
        "cannot read the strings in '\(file.source(in: found).dropFirst(file.root.count + 1))'; \(file.reason(error, in: found))"
      )
    }
  }
}
