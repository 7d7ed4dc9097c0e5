import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports an identifier that is only useful to code, but that code does not use.
struct UnusedIdentifierRule: DocumentRule {
  static let info = RuleInfo(
    id: "unused-identifier",
    summary: "No code uses the identifier of a segue or of a reusable cell.",
    rationale: """
      Only code can perform a segue that starts at a controller, and only code can dequeue a prototype cell. If no \
      code uses the identifier, the segue or cell is never used: it is a leftover, or its identifier is misspelt. If \
      no code uses the identifier of another segue, no `prepare(for:sender:)` handles the segue. If no code uses the \
      reuse id of a cell in a xib, the cell is not reused, or code registers the xib for another id, which crashes \
      the app.

      Correct the identifier, or delete the segue, the cell or the identifier. The rule looks for the identifier in \
      the string literals, class names and enumerations of the sources. The rule does not check segues if code \
      computes segue identifiers at run time, and does not check the prototype cells of lists for which code may \
      compute reuse identifiers. A segue that starts at a control is only a note.
      """,
    category: .sources, severity: .warning, isOptIn: true, needs: [.sources],
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
        ↓<tableViewCell reuseIdentifier="Rwo" id="c"/>
        """,
        code: [
          "List.swift": """
          class List: UITableViewController {
            func setUp() {
              tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
            }
          }
          """
        ]),
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
        ]),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let sources = context.sources, !sources.declarations.isEmpty else { return }
    let open = Set(sources.openIdentifierUses.map(\.kind))
    func isUnused(_ identifier: String, _ kind: SourceIdentifierUse.Kind) -> Bool {
      !identifier.isEmpty && !open.contains(kind) && sources.names(identifier) == false
    }
    lazy var computed = ListCode(
      sources.openIdentifierUses.filter { $0.kind == .reuse }, in: sources)
    func isNeverDequeued(_ name: String, for list: IBObject) -> Bool {
      guard !name.isEmpty, sources.names(name) == false else { return false }
      return computed.first(concerning: ListCode.Users(of: list, in: sources)) == nil
    }
    for segue in document.connections where segue.kind == .segue {
      guard let name = segue.name, let source = segue.source, segue.node[Names.key] == nil,
        let kind = segue.segue?.kind, !["relationship", "embed", "unwind"].contains(kind),
        isUnused(name, .segue)
      else { continue }
      let needsCode = IBSchema.isController(source.node.name)
      context.report(
        at: .connection(segue),
        needsCode
          ? "no code uses the identifier '\(name)'\(sources.uncompiledUse(of: name)), so this segue is never performed; correct the identifier, or delete the segue"
          : "no code uses the identifier '\(name)' of this segue\(sources.uncompiledUse(of: name)); correct or delete it",
        severity: needsCode ? nil : .note)
    }
    for object in document.objects {
      guard let name = object.reuseIdentifier else { continue }
      if let list = object.parent {
        guard list.prototypes.contains(object), isNeverDequeued(name, for: list) else { continue }
        context.report(
          at: .object(object),
          "no code uses the reuse id '\(name)'\(sources.uncompiledUse(of: name)), so this prototype cell is never used; correct the id, or delete the cell"
        )
      } else if document.kind == .xib, isUnused(name, .reuse) {
        context.report(
          at: .object(object),
          "no code uses the reuse id '\(name)' of this cell\(sources.uncompiledUse(of: name)); correct or delete it"
        )
      }
    }
  }
}
