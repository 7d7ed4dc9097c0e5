import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a bar item that has an action and a segue, or several of them.
struct ActionAndSegueRule: ObjectRule {
  static let info = RuleInfo(
    id: "action-and-segue",
    summary: "A bar item has several actions or segues, but performs only one.",
    rationale: """
      A bar item has one target and one action, and a segue uses these as well. If a bar item has an action and a \
      segue, or two of either, loading the document sets the target and the action several times, and only the last \
      one remains. A control can have several actions and a segue.

      Keep one of the connections. If code should run before a segue, use `prepare(for:sender:)`, or perform the segue \
      in the action with `performSegue(withIdentifier:sender:)`.
      """,
    category: .connections, severity: .warning, platforms: .iOSFamily,
    nonTriggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="b">
                <barButtonItem key="leftBarButtonItem" title="Back" id="c">
                    <connections>
                        <action selector="goBack:" destination="a" id="d"/>
                    </connections>
                </barButtonItem>
                <barButtonItem key="rightBarButtonItem" title="Next" id="e">
                    <connections>
                        <segue destination="a" kind="show" id="f"/>
                    </connections>
                </barButtonItem>
            </navigationItem>
        </viewController>
        """, in: .scene)
    ],
    triggering: [
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="b">
                <barButtonItem key="rightBarButtonItem" title="Next" id="e">
                    <connections>
                        <action selector="save:" destination="a" id="d"/>
                        ↓<segue destination="a" kind="show" id="f"/>
                    </connections>
                </barButtonItem>
            </navigationItem>
        </viewController>
        """, in: .scene)
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .named([Names.barButtonItem]) }

  func check(_ item: IBObject, in context: LintContext) {
    let sent = context.facts.connections(from: item).filter { connection in
      connection.kind == .action || connection.kind == .segue && !connection.isPartOfSegue
    }
    guard sent.count > 1, let first = sent.first else { return }
    let words = sent.map { $0.kind == .segue ? "a segue" : "the action '\($0.name ?? "")'" }
    context.report(
      at: .connection(sent[1]),
      """
      the bar item has \(words.joined(separator: " and ")), but performs only the last one that is connected; keep one \
      of them
      """,
      notes: [Diagnostic.Note("the first connection", range: first.sourceRange)])
  }
}

extension IBConnection {
  /// Whether this is a segue inside another segue, for previewing its destination.
  fileprivate var isPartOfSegue: Bool { node.parent?.name == Names.segue }
}
