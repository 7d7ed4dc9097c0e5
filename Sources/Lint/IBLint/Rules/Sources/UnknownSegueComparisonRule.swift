import Diagnostics
import InterfaceBuilder

/// A rule that reports code that compares a segue's identifier with one that no document contains.
struct UnknownSegueComparisonRule: ProjectRule {
  static let info = RuleInfo(
    id: "unknown-segue-comparison",
    summary: "Code compares the identifier of a segue with one that no document contains.",
    rationale: """
      If no segue has the identifier, a condition such as `segue.identifier == "detail"` in `prepare(for:sender:)` is never \
      true: the next controller does not get its data, without any message. Usually, the segue was renamed in the storyboard.

      The rule compares literals and constants with the segues of all documents, if the file with the code declares or extends \
      a class that one of the documents uses. Correct the identifier, set it in the storyboard, or remove the code.
      """,
    category: .sources, severity: .warning, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" identifier="detail" id="b"/>
            </connections>
        </viewController>
        """, in: .scene,
        code: [
          "ListController.swift": """
          class ListController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "detail" {}
              if segue.identifier == nil || item.identifier == "other" {}
              switch segue.identifier { case "detail": break; default: break }
            }
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" identifier="detail" id="b"/>
            </connections>
        </viewController>
        """, in: .scene,
        code: [
          "ListController.swift": """
          class ListController: UIViewController {
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == ↓"details", let next = segue.destination as? UINavigationController {}
              switch segue.identifier { case ↓"other"?: break; case "detail": break; default: break }
            }
            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
              identifier != ↓"gone"
            }
          }
          """
        ]),
      Example(
        """
        <viewController id="a" customClass="ListController" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="show" identifier="detail" id="b"/>
            </connections>
        </viewController>
        """, in: .scene,
        code: [
          "ListController.h": "@interface ListController : UIViewController\n@end",
          "ListController.m": """
          @implementation ListController
          - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
            if ([segue.identifier isEqualToString:↓@"details"]) {}
            if ([[segue identifier] isEqualToString:@"detail"]) {}
          }
          @end
          """,
        ]),
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let uses = project.sources.identifierUses.filter { $0.kind == .segueComparison }
    guard !uses.isEmpty, project.documents.contains(where: { $0.kind == .storyboard }) else {
      return
    }
    let segues = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.segueIdentifiers) }
    let files = Set(project.classes.used.flatMap(\.declaration.files))
    for use in uses where files.contains(use.place.file) && !segues.contains(use.identifier) {
      // Code may also create a segue with the identifier, or perform it in a way that another rule reports.
      let advice = Suggestion.text(
        for: use.identifier, among: segues.sorted(),
        otherwise: "correct the identifier, or remove the code")
      project.report(
        at: use.place,
        "no document contains the segue '\(use.identifier)', so the comparison never matches\(advice)",
        evidence: .likely)
    }
  }
}
