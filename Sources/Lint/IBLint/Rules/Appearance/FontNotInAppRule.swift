import Diagnostics
import InterfaceBuilder
import PublishedAPI
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
      names in the font files of the project's folder, and reports nothing if one of the listed files is missing, or if \
      code takes a font from a library: from a member of `UIFont` that neither Apple nor the sources declare. It ignores \
      views whose font code may set, in their class or through an outlet, and reports each font once in a document. Without \
      the sources, a library may contain the font, and the evidence is *possible*.
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
      // A library declares the member, so it contains fonts.
      Example(
        """
        <label id="b" customClass="Heading">
            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        """, in: .view,
        code: [
          "Heading.swift": """
          import Lettering
          class Heading: UILabel {
            func setUp() { font = UIFont.heading(ofSize: 12) }
          }
          """
        ], targets: ["App"], fonts: ["Pacifico-Regular"]),
      // The class of the label sets the font.
      Example(
        """
        <label id="b" customClass="Heading">
            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        """, in: .view,
        code: [
          "Heading.swift":
            "class Heading: UILabel { func setUp() { font = .systemFont(ofSize: 9) } }"
        ],
        targets: ["App"], fonts: ["Pacifico-Regular"]),
    ],
    triggering: [
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        <label id="b">
            <fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="12"/>
        </label>
        """, in: .view, evidence: .possible, targets: ["App"], fonts: ["Pacifico-Regular"]),
      // The app's own code, and Apple's, declare the members.
      Example(
        """
        <label id="a">
            ↓<fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>
        </label>
        """, in: .view,
        code: [
          "Heading.swift": """
          import FontTools
          extension UIFont {
            static func heading(ofSize size: CGFloat) -> UIFont { boldSystemFont(ofSize: size) }
          }
          class Heading: UILabel {
            func setUp() {
              font = UIFont.heading(ofSize: 12)
              label.font = .preferredFont(forTextStyle: .body)
            }
          }
          """
        ], targets: ["App"], fonts: ["Pacifico-Regular"]),
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.fontDescription, Names.font] }

  func check(_ element: Node, in context: LintContext) {
    guard let name = element[Names.name], !name.hasPrefix("."), !element.isInNotes,
      let file = context.document.file,
      // Entries in the document's resources do not belong to an object.
      let object = context.document.object(around: element),
      !SystemFonts.contains(name, family: element[Names.family]),
      context.run?.containsFont(name, for: file) == false,
      context.sources.map(Self.getsFontsFromLibraries) != true,
      !Self.codeMaySetFont(of: object, in: context),
      context.isFirst(name, at: .node(element))
    else { return }
    context.report(
      at: .node(element),
      """
      neither iOS nor a font file of the project contains the font '\(name)', so the text appears in another font; add its \
      file, or choose another font
      """, evidence: context.sources?.declarations.isEmpty == false ? .likely : .possible)
  }

  /// Returns whether the class of a view, or code that uses an outlet to the view, may set its font.
  private static func codeMaySetFont(of object: IBObject, in context: LintContext) -> Bool {
    guard let sources = context.sources, !sources.declarations.isEmpty else { return false }
    let files = ClassLineage(object, in: sources)?.declared.flatMap(\.files) ?? []
    return sources.uses("font", in: .files(files)) == true
      || context.outlet(to: object) { sources, name in sources.maySetFont(of: name) }
  }

  /// Returns whether code uses a member of `UIFont` that a library must declare.
  private static func getsFontsFromLibraries(_ sources: any SourceFacts) -> Bool {
    let own = sources.additions(to: "UIFont")
    let properties = (own?.outlets ?? []) + (own?.otherProperties ?? [])
    let methods = (own?.actions ?? []) + (own?.otherMethods ?? [])
    return sources.fontMembers.contains { name in
      PublishedAPI.has(name, in: "UIFont") == false
        && !properties.contains { $0.name == name }
        && !methods.contains { $0.selector.hasPrefix(name) }
    }
  }
}
