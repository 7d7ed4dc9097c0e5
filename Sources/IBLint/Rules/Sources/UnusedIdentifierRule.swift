import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an identifier that is only useful for code, but that code does not use.
struct UnusedIdentifierRule: DocumentRule {
  static let info = RuleInfo(
    id: "unused-identifier",
    summary:
      "No code uses the identifier of a prototype cell or of a segue that only code can perform.",
    rationale: """
      Only code can perform a segue that starts at a controller, and only code can dequeue a prototype cell. If no \
      code uses the identifier, the segue or cell is never used: it is a leftover, or its identifier is misspelt.

      Correct the identifier, or delete the segue or cell. The rule looks for the identifier in the string literals, \
      class names and enumerations of the sources. The rule does not check segues if code computes segue identifiers \
      at run time, and does not check cells if code computes reuse identifiers.
      """,
    category: .sources, severity: .warning, isOptIn: true, kinds: [.storyboard],
    needs: [.sources],
    nonTriggering: [
      Example(
        """
        <tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="b">
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="c"/>
                </prototypes>
            </tableView>
            <connections>
                <segue destination="a" kind="show" identifier="detail" id="d"/>
            </connections>
        </tableViewController>
        """, in: .scene,
        code: [
          "ListController.swift": """
          class ListController: UITableViewController {
            func show() { performSegue(withIdentifier: "detail", sender: self) }
            func cell(_ path: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
            }
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="b">
                <prototypes>
                    ↓<tableViewCell reuseIdentifier="Rwo" id="c"/>
                </prototypes>
            </tableView>
            <connections>
                ↓<segue destination="a" kind="show" identifier="details" id="d"/>
            </connections>
        </tableViewController>
        """, in: .scene,
        code: [
          "ListController.swift": """
          class ListController: UITableViewController {
            func show() { performSegue(withIdentifier: "detail", sender: self) }
            func cell(_ path: IndexPath) -> UITableViewCell {
              tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
            }
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, !sources.declarations.isEmpty else { return }
    let open = Set(sources.openIdentifierUses.map(\.kind))
    func isUnused(_ identifier: String, _ kind: SourceIdentifierUse.Kind) -> Bool {
      !identifier.isEmpty && !open.contains(kind) && sources.names(identifier) == false
    }
    for segue in document.connections where segue.kind == .segue {
      guard let name = segue.name, let source = segue.source,
        IBSchema.isController(source.node.name), segue.node[Names.key] == nil,
        let kind = segue.segue?.kind, !["relationship", "embed", "unwind"].contains(kind),
        isUnused(name, .segue)
      else { continue }
      context.report(
        at: .connection(segue),
        "no code uses the identifier '\(name)', so this segue is never performed; correct the identifier, or delete the segue"
      )
    }
    for object in document.objects {
      guard let list = object.parent, list.prototypes.contains(object),
        let name = object.reuseIdentifier, isUnused(name, .reuse)
      else { continue }
      context.report(
        at: .object(object),
        "no code uses the reuse id '\(name)', so this prototype cell is never used; correct the id, or delete the cell"
      )
    }
  }
}
