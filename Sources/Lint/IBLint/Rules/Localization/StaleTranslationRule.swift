import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a translation for an object that the document no longer has.
struct StaleTranslationRule: DocumentRule {
  static let info = RuleInfo(
    id: "stale-translation",
    summary: "A strings file of the document contains strings for objects that were deleted.",
    rationale: """
      The strings of deleted objects are still translated and reviewed, but no user ever sees them. If an object was \
      replaced by a copy, the text of the copy is not translated. Export the strings again.
      """,
    category: .localization, severity: .note, isOptIn: true,
    nonTriggering: [
      Example(
        #"<label text="Save" id="a"/>"#, in: .view, translations: ["de": #""a.text" = "Sichern";"#])
    ],
    triggering: [
      Example(
        Example.markedDocument, in: .document,
        translations: ["de": #""gone.text" = "Sichern"; "a.text" = "";"#])
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for translation in context.translations {
      let gone = translation.texts.keys.filter { key in
        guard let dot = key.firstIndex(of: ".") else { return false }
        return document.object(id: String(key[..<dot])) == nil
      }.sorted()
      guard let first = gone.first else { continue }
      let more = gone.count > 1 ? " and \(gone.count - 1) more" : ""
      context.report(
        at: .node(document.source.root),
        "the strings for '\(translation.language)' translate '\(first)'\(more), whose objects were deleted; export the strings again"
      )
    }
  }
}
