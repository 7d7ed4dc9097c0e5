import Diagnostics
import InterfaceBuilder

/// A rule that reports an identifier in code that is not in any document.
struct IdentifierNotInStoryboardRule: ProjectRule {
  static let info = RuleInfo(
    id: "identifier-not-in-storyboard",
    summary:
      "Code uses the identifier of a segue, scene or cell that no document contains, or misspells the name of a nib.",
    rationale: """
      These calls raise an exception that crashes the app: `performSegue(withIdentifier:)` raises `Receiver has no \
      segue with identifier`, `instantiateViewController` raises `Storyboard doesn't contain a view controller with \
      identifier`, and `dequeueReusableCell` raises `unable to dequeue a cell with identifier`. If \
      `dequeueReusableCell` is called without an index path, it returns nil instead of raising an exception, so the \
      rule ignores such calls.

      The rule compares literals in the code with all documents that are linted. The rule checks the identifiers of \
      segues and cells if the source file declares or extends a class that one of the documents uses. A segue that a \
      controller performs itself must be in one of its scenes. The rule checks \
      the identifiers of scenes unless the code uses a storyboard that is not linted, or gets the storyboard from a \
      library. The rule ignores reuse identifiers that code registers for the same list, and lists for which code may \
      register an identifier that is computed at run time, or for which a library may register cells. The rule reports \
      the name of a nib only if a document has a similar name, because other nibs may not be linted. A finding is a warning \
      if nothing is known to show the class, to send the action around the call, or to call the function around it.

      Correct the spelling, or set the identifier in the storyboard.
      """,
    category: .sources, severity: .error, needs: [.sources],
    covers: [.storyboardLint: ["identifiers in code that are missing from storyboards"]],
    nonTriggering: rightExamples, triggering: wrongExamples + [otherController])

  /// Code of a controller performs a segue that only another controller has.
  private static let otherController = Example(
    """
    <scene sceneID="s1">
        <objects>
            <viewController id="a" customClass="ListController" sceneMemberID="viewController">
                <connections>
                    <segue destination="b" kind="show" identifier="detail" id="c"/>
                </connections>
            </viewController>
        </objects>
    </scene>
    <scene sceneID="s2">
        <objects>
            <viewController id="b" customClass="DetailController" sceneMemberID="viewController"/>
        </objects>
    </scene>
    """, in: .storyboard,
    code: [
      "Controllers.swift": """
      class ListController: UIViewController {
        func show() { performSegue(withIdentifier: "detail", sender: self) }
      }
      class DetailController: UIViewController {
        func show() { performSegue(withIdentifier: ↓"detail", sender: self) }
        func showOther(_ list: ListController) { list.performSegue(withIdentifier: "detail", sender: self) }
      }
      """
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let uses = project.sources.identifierUses
    guard !uses.isEmpty else { return }
    let known = KnownIdentifiers(project)
    for use in uses where use.kind == .nib { checkNib(use, known, in: project) }
    guard project.documents.contains(where: { $0.kind == .storyboard }) else { return }
    for use in uses {
      guard let kind = known.kind(use), !kind.identifiers.contains(use.identifier) else { continue }
      let isElsewhere = use.kind == .segue && known.hasSegue(use.identifier)
      let advice = Suggestion.text(
        for: use.identifier, among: kind.identifiers.sorted(),
        otherwise: "correct the identifier, or set it in a document")
      project.report(
        at: use.place,
        """
        \(isElsewhere ? "no scene of this class" : "no document") contains the \(kind.name) '\(use.identifier)', so the app \
        crashes here\(advice)
        """, of: use)
    }
  }

  /// Reports the name of a nib that is only similar to the name of a document.
  private func checkNib(
    _ use: SourceIdentifierUse, _ known: KnownIdentifiers, in project: ProjectContext
  ) {
    guard !known.nibs.contains(use.identifier),
      let name = Suggestion.nearest(to: use.identifier, among: known.nibs.sorted()),
      Suggestion.distance(use.identifier, name) <= 2,
      // Names that differ only in a number are names of different nibs.
      use.identifier.filter({ !$0.isNumber }) != name.filter({ !$0.isNumber })
    else { return }
    project.report(
      at: use.place,
      "loading the nib '\(use.identifier)' crashes the app: no nib has this name; did you mean '\(name)'?",
      of: use)
  }
}
