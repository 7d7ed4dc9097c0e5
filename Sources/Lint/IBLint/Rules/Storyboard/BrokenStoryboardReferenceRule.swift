import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a storyboard reference that leads nowhere.
struct BrokenStoryboardReferenceRule: ObjectRule {
  static let info = RuleInfo(
    id: "broken-storyboard-reference",
    summary: "A storyboard reference leads to a storyboard or scene that does not exist.",
    rationale: """
      A storyboard reference names a storyboard and, unless it leads to the initial view controller, a storyboard id. Xcode \
      does not check these names when one of the storyboards changes, so the app crashes when a segue to the reference is \
      performed: `Could not find a storyboard named`, or `Storyboard doesn't contain a view controller with identifier`.

      Choose the storyboard and the id again (Attributes inspector). The rule compares the reference with the storyboards of \
      the targets that contain its document, and skips references to other bundles and those to which no segue leads.
      """,
    category: .storyboard, severity: .error, kinds: [.storyboard], platforms: .iOSFamily,
    needs: [.project],
    nonTriggering: [
      Example(
        reference(#"storyboardName="Other1" referencedIdentifier="detail""#), in: .scene,
        others: [other(#"storyboardIdentifier="detail""#)], targets: ["App"]),
      Example(
        reference(#"storyboardName="Other1""#), in: .scene,
        others: [other("", root: #"initialViewController="a""#)], targets: ["App"]),
      // Compiling gives a scene without storyboard id an identifier.
      Example(
        reference(#"storyboardName="Other1" referencedIdentifier="UIViewController-a""#),
        in: .scene,
        others: [other("", root: #"initialViewController="a""#)], targets: ["App"]),
      // No segue leads to the reference.
      Example(
        """
        <scene sceneID="1">
            <objects>
                <viewController id="b" sceneMemberID="viewController"/>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <viewControllerPlaceholder storyboardName="Othr1" id="a" sceneMemberID="viewController"/>
            </objects>
        </scene>
        """, in: .storyboard, root: #"initialViewController="b""#, targets: ["App"]),
      // The storyboard is part of a library.
      Example(
        reference(#"storyboardName="Kit" bundleIdentifier="com.example.kit""#), in: .scene,
        targets: ["App"]),
    ],
    triggering: [
      Example(
        reference(#"↓storyboardName="Othr1""#), in: .scene,
        others: [other("", root: #"initialViewController="a""#)], targets: ["App"]),
      Example(
        reference(#"storyboardName="Other1" ↓referencedIdentifier="details""#), in: .scene,
        others: [other(#"storyboardIdentifier="detail""#)], targets: ["App"]),
      Example(
        reference(#"↓storyboardName="Other1""#), in: .scene,
        others: [other(#"storyboardIdentifier="detail""#)], targets: ["App"]),
    ])

  private static func reference(_ attributes: String) -> String {
    #"<viewControllerPlaceholder \#(attributes) id="a" sceneMemberID="viewController"/>"#
  }

  private static func other(_ attributes: String, root: String = "") -> Example {
    Example(
      #"<viewController \#(attributes) id="a" sceneMemberID="viewController"/>"#, in: .scene,
      root: root)
  }

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.viewControllerPlaceholder]) }

  func check(_ object: IBObject, in context: LintContext) {
    let attributes = object.node.attributes
    guard (object.node[Names.bundleIdentifier] ?? "").isEmpty,
      let name = attributes.first(where: { $0.name == Names.storyboardName }), !name.value.isEmpty,
      let file = context.document.file, let run = context.run,
      let storyboards = run.storyboards(named: name.value, for: file),
      Self.isShown(object, in: context)
    else { return }
    if storyboards.isEmpty {
      context.report(
        at: .attribute(name),
        """
        no storyboard of the target is called '\(name.value)', so the app crashes when it shows this scene; choose another \
        storyboard
        """, evidence: .likely)
      return
    }
    let identifier = attributes.first { $0.name == Names.referencedIdentifier }
    guard let identifier, !identifier.value.isEmpty else {
      guard storyboards.allSatisfy({ !$0.hasInitialController }) else { return }
      context.report(
        at: .attribute(name),
        """
        the storyboard '\(name.value)' has no initial view controller, so the app crashes when it shows this scene; choose an \
        id, or make one of its controllers the initial one
        """, evidence: .likely)
      return
    }
    let known = storyboards.reduce(into: Set()) { $0.formUnion($1.storyboardIdentifiers) }
    if known.contains(identifier.value)
      || storyboards.contains(where: { $0.generatedIdentifiers.contains(identifier.value) })
    {
      return
    }
    context.report(
      at: .attribute(identifier),
      """
      the storyboard '\(name.value)' has no scene with the id '\(identifier.value)', so the app crashes when it shows this \
      scene\(Suggestion.text(for: identifier.value, among: known.sorted(), otherwise: "choose another id"))
      """, evidence: .likely)
  }

  /// Returns whether a segue may lead to a reference. Another rule reports scenes to which none leads.
  private static func isShown(_ object: IBObject, in context: LintContext) -> Bool {
    guard let scene = object.scene else { return true }
    let entries = StoryboardEntries(context.document, in: context)
    return entries.isEmpty || SceneReach(context.document, from: entries.contains).reaches(scene)
  }
}
