import Diagnostics
import InterfaceBuilder
import XMLTree

/// A connection that leads to no object of the document.
struct DanglingConnectionRule: ConnectionRule {
  static let info = RuleInfo(
    id: "dangling-connection",
    summary: "A connection leads to no object of the document.",
    rationale: """
      An outlet whose destination is gone is nil at run time, which an implicitly unwrapped outlet answers with a \
      crash; an action is never sent, a segue never performed. Interface Builder removes connections together \
      with the objects that they lead to, so this is what a merge or an edit by hand leaves behind.

      Bring the object back, or remove the connection: `--fix=unsafe` does the latter.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        <label text="Title" id="b"/>
        """, in: .view),
      // A segue for peeking goes where the one around it goes.
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" id="c">
                    <segue key="commit" inheritsFrom="parent" id="d"/>
                </segue>
            </connections>
        </viewController>
        <viewController id="b"/>
        """, in: .scene),
    ],
    triggering: [
      Example(
        """
        <view id="a">
            <connections>
                ↓<outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """, in: .view),
      Example(
        """
        <button id="a">
            <connections>
                ↓<action selector="save:" eventType="touchUpInside" id="c"/>
            </connections>
        </button>
        """, in: .view),
    ],
    corrections: [
      Correction(
        """
        <view id="a">
            <connections>
                <outlet property="title" destination="gone" id="c"/>
                <outlet property="me" destination="a" id="d"/>
            </connections>
        </view>
        """,
        becomes: """
          <view id="a">
              <connections>
                  <outlet property="me" destination="a" id="d"/>
              </connections>
          </view>
          """, in: .view)
    ])

  init(_ options: RuleOptions) {}

  var connections: ConnectionSubject { .all }

  func check(_ connection: IBConnection, in context: LintContext) {
    guard connection.destination == nil else { return }
    let node = connection.node
    let title = connection.title
    if let id = connection.destinationID, !id.isEmpty {
      context.report(
        at: .connection(connection),
        """
        the \(title) leads to the id \(id), which no object of the document has; remove the connection or bring \
        the object back
        """, fixes: [removal(of: connection, title, in: context)])
    } else if connection.kind != nil, node.attributeRecord(Names.inheritsFrom) == nil {
      context.report(
        at: .connection(connection), "the \(title) leads to no object",
        fixes: [removal(of: connection, title, in: context)])
    }
  }

  /// What the connection was for is lost with it, so somebody should look.
  private func removal(of connection: IBConnection, _ title: String, in context: LintContext)
    -> Diagnostic.Fix?
  {
    context.fix("Remove the \(title)", isSafe: false) { $0.removeFromList(connection.node) }
  }
}
