import Diagnostics
import DocumentStrings

extension TranslationSource {
  /// The problem that some texts of the file have a form which is not read.
  var unreadTexts: [Diagnostic] {
    problem(with: varying) {
      warning(
        "left-translation",
        "not imported: \($0) has substitutions or other variations; edit it in Xcode")
    }
      + problem(with: formatted) {
        warning(
          "left-translation",
          "not imported: \($0) contains elements, which strings cannot; write the text itself")
      }
  }

  /// The problem that some texts are marked as not translated, although they differ from the document's. A text can be
  /// left from an earlier version, so it is a note.
  var unfinishedTexts: [Diagnostic] {
    problem(with: untranslated) { key in
      Diagnostic(
        id: "left-translation", severity: .note, file: file,
        message:
          "not imported: \(key) has the state 'new' or 'needs-translation'; set the state to 'translated' if it is"
      )
    }
  }

  /// Returns the problem that the document has no text for some keys.
  func problems(unknown keys: [String]) -> [Diagnostic] {
    problem(with: keys) {
      warning("stale-translation", "not imported: '\(table)' has no text \($0)")
    }
  }

  /// Returns the problem that some keys are not Interface Builder's, and nothing has them.
  /// - Parameter owners: What does not have the keys, and the verb.
  func problems(foreign keys: [String], to owners: String) -> [Diagnostic] {
    problem(with: keys) { warning("left-translation", "not imported: \(owners) the key \($0)") }
  }

  /// Returns the problems of translations that are imported: the document no longer has their text in this form, or a
  /// check reports them as errors.
  func problems(with texts: [String: String], for entries: [StringsEntry]) -> [Diagnostic] {
    let outdated = entries.filter { entry in
      texts[entry.key] != nil && sources[entry.key].map { $0 != entry.value } == true
    }
    let mismatched = StringsImport.mismatched(entries, texts)
    return problem(with: outdated.map(\.key)) {
      let entry = outdated[0]
      return warning(
        "outdated-translation",
        "\($0) was translated from “\(sources[entry.key] ?? "")”, but the document now has “\(entry.value)”; check the translation"
      )
    }
      + problem(with: mismatched.map(\.key)) {
        let entry = mismatched[0]
        return warning(
          "placeholder-mismatch",
          "the placeholders of \($0) in “\(texts[entry.key] ?? "")” differ from those of the document's text “\(entry.value)”; an app that formats the text would crash or show garbage"
        )
      }
  }

  /// Returns how many keys there are besides the first one.
  static func more(_ keys: [String]) -> String {
    keys.count > 1 ? " and \(keys.count - 1) more" : ""
  }

  /// Returns the problem with keys; none without keys.
  /// - Parameter problem: Returns the problem from the first key, and how many there are besides it.
  private func problem(
    with keys: [String], _ problem: (String) -> Diagnostic
  ) -> [Diagnostic] {
    keys.first.map { [problem("'\($0)'" + Self.more(keys))] } ?? []
  }

  private func warning(_ id: String, _ message: String) -> Diagnostic {
    Diagnostic(id: id, severity: .warning, file: file, message: message)
  }
}
