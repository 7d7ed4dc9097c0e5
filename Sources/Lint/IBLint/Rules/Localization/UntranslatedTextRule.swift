import Diagnostics
import DocumentStrings
import InterfaceBuilder
import XMLTree

/// A rule that reports text that is not translated into some of the app's languages.
struct UntranslatedTextRule: DocumentRule {
  static let info = RuleInfo(
    id: "untranslated-text",
    summary: "A string of the document is missing from one of its strings files.",
    rationale: """
      If a string is missing from the strings file of a language, users of that language see the text in the base \
      language. Usually, the text was added after the strings were exported. Export the strings again. The rule \
      ignores languages without a strings file for the document, and the development language of the Xcode project, in \
      which the document itself is written. It also ignores texts whose notes for translators contain `#bc-ignore!`.
      """,
    category: .localization, severity: .warning, isOptIn: true,
    nonTriggering: [
      Example(
        #"<label text="Save" id="a"/>"#, in: .view, translations: ["de": #""a.text" = "Sichern";"#]),
      // The text contains nothing to translate.
      Example(#"<label text="42 %" id="a"/>"#, in: .view, translations: ["de": ""]),
      // The note for translators excludes the text.
      Example(
        """
        <label text="Harbor Inc." id="a">
            <attributedString key="userComments">
                <fragment content="#bc-ignore!"/>
            </attributedString>
        </label>
        """, in: .view, translations: ["de": ""]),
      // The document is not localized.
      Example(#"<label text="Save" id="a"/>"#, in: .view),
    ],
    triggering: [
      Example(
        """
        <label ↓text="Save" id="a"/>
        <button id="b">
            <state key="normal" ↓title="Cancel"/>
        </button>
        <textField ↓placeholder="Name" id="c"/>
        """, in: .view,
        translations: ["de": #""c.placeholder" = "Name"; /* no more */"#, "fr": #""x.text" = "";"#]),
      Example(
        """
        <segmentedControl id="a">
            <segments>
                <segment title="Day"/>
                <segment ↓title="Week"/>
            </segments>
        </segmentedControl>
        <button id="b">
            <accessibility key="accessibilityConfiguration" ↓label="Close"/>
            <buttonConfiguration key="configuration" ↓title="Close"/>
        </button>
        """, in: .view, translations: ["de": #""a.segmentTitles[0]" = "Tag";"#]),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let own = document.file.flatMap { context.run?.developmentRegion(of: $0) }
    let translations = context.translations.filter { $0.language.lowercased() != own }
    guard !translations.isEmpty else { return }
    for text in document.localizableTexts
    where text.value.contains(where: \.isLetter) && text.isForTranslators {
      let missing = translations.filter { $0.texts[text.key] == nil }
      guard !missing.isEmpty else { continue }
      let catalogs = missing.compactMap(\.catalogKeys)
      let advice = StringsCheck.advice(
        on: text.key, isInCatalog: catalogs.count == missing.count,
        hasKey: catalogs.contains { $0.contains(text.key) })
      context.report(
        at: text.lintPlace,
        "the text “\(text.value)” has no translation for \(missing.map(\.language).joined(separator: ", ")); \(advice)"
      )
    }
  }
}

extension LocalizableText {
  /// The attribute or the element that contains the text.
  fileprivate var lintPlace: LintPlace {
    switch place {
    case .content(let node): .node(node)
    case .attribute(let node, let spelling):
      node.attributes.first { $0.spelling == spelling }.map { .attribute($0) } ?? .node(node)
    }
  }
}
