import Diagnostics
import Localization

/// A check of whether a document has strings in the language that the user named.
enum TranslationCheck {
  /// Returns a warning if a document is drawn with its own texts because it has no readable strings in a language.
  /// - Parameters:
  ///   - path: The path of the document, or nil for standard input.
  ///   - language: The language as the user spelled it, such as `pt-BR`.
  static func problem(with path: String?, in language: String) -> Diagnostic? {
    func warning(_ id: String, _ reason: String) -> Diagnostic {
      Diagnostic(
        id: id, severity: .warning, message: "\(reason); the document's own texts are drawn")
    }
    guard let path, let file = LocalizedFile(path: path) else {
      return warning(
        "missing-strings",
        "--language \(language) has no effect, because the document is not in a folder such as Base.lproj"
      )
    }
    // A document in the folder of the language is written in it.
    let tags = LanguageTag(language).fallbacks
    if tags.contains(LanguageTag(file.language).text) { return nil }
    guard let found = file.language(among: [language]), let bytes = file.bytes(in: found) else {
      let missing = "\(file.language(among: [language]) ?? language).lproj/\(file.table).strings"
      // The texts of a document in Base.lproj are in the development language, which needs no strings.
      let exception =
        file.language == "Base" ? " (expected if '\(language)' is the document's own language)" : ""
      return warning(
        "missing-strings",
        "'\(missing)' is missing, so there are no texts in '\(language)'\(exception)")
    }
    do {
      _ = try StringsTable(bytes)
      return nil
    } catch {
      return warning(
        "unreadable-strings",
        "cannot read the strings in '\(found).lproj/\(file.table).strings'; a strings file is a property list or has lines of \"key\" = \"text\";"
      )
    }
  }
}
