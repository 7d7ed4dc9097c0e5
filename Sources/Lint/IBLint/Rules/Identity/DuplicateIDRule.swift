import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports two objects or connections with the same id.
struct DuplicateIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-id",
    summary: "Two objects or connections have the same id.",
    rationale: """
      Connections and constraints refer to objects by id. If two objects have the same id, every reference to it leads \
      to the first one, and Interface Builder may refuse to open the document. Duplicates usually come from a merge \
      that keeps both versions of an object, or from a manual edit.

      Change one of the ids, or remove the duplicate object.
      """,
    category: .identity, severity: .error, covers: [.ibLinter: ["duplicate_id"]],
    nonTriggering: [
      Example(
        """
        <label text="Name" id="a"/>
        <label text="Address" id="b"/>
        """, in: .view),
      // A reference is not a second id.
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
        duplicate id '\(object.id ?? "")'; connections and constraints refer to the first object with it, so change one \
        of the ids
        """,
        notes: [Diagnostic.Note("first used here by <\(first.element)>", range: first.sourceRange)])
    }
    var indices: [String: Int] = Dictionary(minimumCapacity: document.connections.count)
    for (index, connection) in document.connections.enumerated() {
      guard let id = connection.id else { continue }
      let earlier = indices.updateValue(index, forKey: id).map { document.connections[$0] }
      let object = document.object(id: id)
      guard let other = earlier?.node ?? object?.node, other != connection.node else { continue }
      // The index contains only objects, so the object may come after the connection.
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
      duplicate id '\(id)' of <\(second.spelling)> and <\(first.spelling)>; change one of the ids
      """,
      notes: [Diagnostic.Note("first used here", range: first.sourceRange)])
  }
}
