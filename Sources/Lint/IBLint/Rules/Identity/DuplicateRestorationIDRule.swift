import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a restoration id shared by two top-level views.
struct DuplicateRestorationIDRule: DocumentRule {
  static let info = RuleInfo(
    id: "duplicate-restoration-id",
    summary: "Two sibling views have the same restoration id.",
    rationale: """
      State restoration finds a view by its path of restoration ids, and code may use the id to choose one of several \
      views in a document. If two sibling views have the same restoration id, only the first one can be found. \
      Duplicates usually come from copying a view.

      Change one of the ids.
      """,
    category: .identity, severity: .warning,
    nonTriggering: [
      Example(
        """
        <view restorationIdentifier="1" id="a"/>
        <view restorationIdentifier="2" id="b"/>
        """),
      // The identifier paths differ.
      Example(
        """
        <view restorationIdentifier="1" id="a">
            <subviews>
                <view restorationIdentifier="list" id="b"/>
            </subviews>
        </view>
        <view restorationIdentifier="2" id="c">
            <subviews>
                <view restorationIdentifier="list" id="d"/>
            </subviews>
        </view>
        """),
    ],
    triggering: [
      Example(
        """
        <view restorationIdentifier="1" id="a"/>
        ↓<view restorationIdentifier="1" id="b"/>
        """),
      Example(
        """
        <view restorationIdentifier="header" id="a"/>
        ↓<label restorationIdentifier="header" id="b"/>
        """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    for (id, objects) in context.facts.restorationIdentifiers where objects.count > 1 {
      var firsts: [[String]: IBObject] = [:]
      for object in objects where context.facts.isView(object) {
        let path = path(of: object)
        guard let first = firsts[path] else {
          firsts[path] = object
          continue
        }
        context.report(
          at: .object(object),
          "duplicate restoration id '\(id)' in the same view hierarchy; change one of the ids",
          notes: [Diagnostic.Note("first used here", range: first.sourceRange)])
      }
    }
  }

  /// Returns the ids of the enclosing objects: views of different scenes or controllers cannot conflict.
  private func path(of object: IBObject) -> [String] {
    var path = [object.scene?.id ?? ""]
    var current = object.parent
    while let around = current {
      let isController = IBSchema.isController(around.node.name)
      if let id = around.restorationIdentifier ?? (isController ? around.id : nil) {
        path.append(id)
      }
      current = around.parent
    }
    return path
  }
}
