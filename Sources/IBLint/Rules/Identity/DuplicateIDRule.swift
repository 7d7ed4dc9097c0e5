import Diagnostics
import InterfaceBuilder
import XMLTree

/// An id that stands twice among a document's objects and connections.
struct DuplicateIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-id",
    summary: "An id stands twice among the document's objects and connections.",
    rationale: """
      Connections and constraints name objects by their ids. With an id twice they lead to the first object that \
      has it, and Interface Builder may refuse the document. It is what a merge or an edit by hand leaves \
      behind when both sides keep an object.

      Give one of the two another id, or remove it where it is the same object twice.
      """,
    category: .identity, severity: .error, covers: [.ibLinter: ["duplicate_id"]],
    nonTriggering: [
      Example(
        """
        <label text="Name" id="a"/>
        <label text="Address" id="b"/>
        """, in: .view),
      // A reference is no second id.
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="delegate" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view),
    ],
    triggering: [
      Example(
        """
        <label text="Name" id="a"/>
        ↓<label text="Address" id="a"/>
        """, in: .view),
      Example(
        """
        <view id="a">
            <connections>
                <outlet property="first" destination="a" id="b"/>
                ↓<outlet property="second" destination="a" id="b"/>
                ↓<outlet property="third" destination="a" id="a"/>
            </connections>
        </view>
        """, in: .view),
      Example(
        """
        <button id="a">
            <connections>
                <action selector="save:" destination="-1" eventType="touchUpInside" id="b"/>
            </connections>
        </button>
        ↓<label id="b"/>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for (object, first) in document.duplicates {
      context.report(
        at: .object(object),
        """
        the id \(object.id ?? "") stands twice; connections and constraints lead to the first one, \
        <\(first.element)>, so give one of the two another id
        """,
        notes: [Diagnostic.Note("it stands here first", range: first.sourceRange)])
    }
    var connections: [String: IBConnection] = [:]
    for connection in document.connections {
      guard let id = connection.id else { continue }
      let earlier = connections.updateValue(connection, forKey: id)
      let object = document.object(id: id)
      guard let other = earlier?.node ?? object?.node, other != connection.node else { continue }
      // Objects have an index of their own, so the one found there may stand behind the connection.
      if earlier == nil, let object, connection.sourceRange.start < other.sourceRange.start {
        report(.object(object), of: other, id: id, standingFirst: connection.node, in: context)
      } else {
        report(
          .connection(connection), of: connection.node, id: id, standingFirst: other, in: context)
      }
    }
  }

  private func report(
    _ place: LintPlace, of second: Node, id: String, standingFirst first: Node,
    in context: LintContext
  ) {
    context.report(
      at: place,
      """
      the id \(id) of the <\(second.spelling)> is also that of a <\(first.spelling)>; give one of \
      the two another id
      """,
      notes: [Diagnostic.Note("it stands here first", range: first.sourceRange)])
  }
}
