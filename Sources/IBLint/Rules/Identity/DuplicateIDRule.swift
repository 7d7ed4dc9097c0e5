import Diagnostics
import InterfaceBuilder
import XMLTree

/// An id that stands twice among a document's objects and connections.
struct DuplicateIDRule: Rule {
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
    ])

  init(_ options: RuleOptions) {}

  var subjects: [RuleSubject] { [.document] }

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
      let earlier = connections.updateValue(connection, forKey: id)?.node
      let first = earlier ?? document.object(id: id)?.node
      guard let first, first != connection.node else { continue }
      context.report(
        at: .connection(connection),
        """
        the id \(id) of the \(connection.title) is also that of a \
        <\(first.spelling)>; give one of the two another id
        """,
        notes: [Diagnostic.Note("it stands here first", range: first.sourceRange)])
    }
  }
}
