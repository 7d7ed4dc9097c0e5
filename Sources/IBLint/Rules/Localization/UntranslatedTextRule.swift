import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports text that is not translated into some of the app's languages.
struct UntranslatedTextRule: AttributeRule {
  static let info = RuleInfo(
    id: "untranslated-text",
    summary: "A string of the document is missing from one of its strings files.",
    rationale: """
      If a string is missing from the strings file of a language, users of that language see the text in the base \
      language. Usually, the text was added after the strings were exported. Export the strings again. The rule \
      ignores languages without a strings file for the document, and the development language of the Xcode project, in \
      which the document itself is written.
      """,
    category: .localization, severity: .warning, isOptIn: true,
    nonTriggering: [
      Example(
        #"<label text="Save" id="a"/>"#, in: .view, translations: ["de": #""a.text" = "Sichern";"#]),
      // The text contains nothing to translate.
      Example(#"<label text="42 %" id="a"/>"#, in: .view, translations: ["de": ""]),
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
        translations: ["de": #""c.placeholder" = "Name"; /* no more */"#, "fr": #""x.text" = "";"#])
    ])

  init(_ options: RuleOptions) {}

  var attributeNames: [Name] {
    [
      Names.text, Names.title, Names.placeholder, Names.placeholderString, Names.prompt,
      Names.headerTitle, Names.footerTitle,
    ]
  }

  func check(_ attribute: Attribute, in context: LintContext) {
    let translations = context.translations
    guard !translations.isEmpty, attribute.value.contains(where: \.isLetter),
      let object = context.document.object(around: attribute.node), let id = object.id,
      let property = Self.property(attribute, of: object)
    else { return }
    let key = "\(id).\(property)"
    var missing = translations.filter { $0.texts[key] == nil }.map(\.language)
    guard !missing.isEmpty else { return }
    let own = context.document.file.flatMap { context.run?.developmentRegion(of: $0) }
    missing.removeAll { $0.lowercased() == own }
    guard !missing.isEmpty else { return }
    context.report(
      at: .attribute(attribute),
      "the text “\(attribute.value)” has no translation for \(missing.joined(separator: ", ")); add '\(key)' to the strings"
    )
  }

  /// Returns the property as named in strings files. For a button's title, this begins with the state.
  private static func property(_ attribute: Attribute, of object: IBObject) -> String? {
    if attribute.node == object.node { return attribute.spelling }
    guard attribute.node.name == Names.state, let state = attribute.node[Names.key] else {
      return nil
    }
    return state + attribute.spelling.prefix(1).uppercased() + attribute.spelling.dropFirst()
  }
}
