import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a font that neither the system nor the app contains.
struct FontNotInAppRule: ElementRule {
  static let info = RuleInfo(
    id: "font-not-in-app",
    summary:
      "A document uses a font that is neither part of the system nor in a file of the project.",
    rationale: """
      If a device does not have a font, the text appears in the system font, without a message. The font was usually removed \
      from the project, or is only installed on the designer's Mac.

      Add the file of the font to the target and to `UIAppFonts` in Info.plist, or choose another font. The rule reads the \
      names in the font files of the project's folder, and reports nothing if one of the listed files is missing.
      """,
    category: .appearance, severity: .warning, platforms: [.iOS, .iPadOS], needs: [.project],
    nonTriggering: [
      Example(
        """
        <label id="a">
            <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
        </label>
        <label id="b">
            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        <label id="c">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """, in: .view, targets: ["App"], fonts: ["Lobster-Regular"]),
      // The fonts of the project are unknown.
      Example(
        """
        <label id="b">
            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        """, in: .view, targets: ["App"]),
    ],
    triggering: [
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        """, in: .view, targets: ["App"], fonts: ["Pacifico-Regular"])
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.fontDescription, Names.font] }

  func check(_ element: Node, in context: LintContext) {
    guard let name = element[Names.name], !name.hasPrefix("."), !element.isInNotes,
      let file = context.document.file,
      // Entries in the document's resources do not belong to an object.
      context.document.object(around: element) != nil,
      !SystemFonts.contains(name, family: element[Names.family]),
      context.run?.containsFont(name, for: file) == false,
      // A library of fonts registers them when the app starts.
      context.sources?.importsModule(where: { $0.lowercased().contains("font") }) != true
    else { return }
    context.report(
      at: .node(element),
      """
      neither iOS nor a font file of the project contains the font '\(name)', so the text appears in another font; add its \
      file, or choose another font
      """, evidence: .likely)
  }
}
