import Diagnostics
import InterfaceBuilder
import XMLTree

/// A constraint that names no object of the document.
struct DanglingConstraintRule: ElementRule {
  static let info = RuleInfo(
    id: "dangling-constraint",
    summary: "A constraint names an object that the document has not.",
    rationale: """
      Interface Builder refuses to compile the document. It removes constraints together with the objects that they \
      hold, so this is what a merge or an edit by hand leaves behind.

      Bring the object back, or remove the constraint: `--fix=unsafe` does the latter.
      """,
    category: .connections, severity: .error,
    nonTriggering: [
      Example(
        """
        <label id="a">
            <constraints>
                <constraint firstAttribute="width" constant="20" id="b"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
            </constraints>
        </label>
        """, in: .view)
    ],
    triggering: [
      Example(
        """
        <label id="a">
            <constraints>
                <constraint ↓firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
                <constraint firstItem="a" firstAttribute="top" ↓secondItem="lost" secondAttribute="top" id="d"/>
            </constraints>
        </label>
        """, in: .view)
    ],
    corrections: [
      Correction(
        """
        <label id="a">
            <constraints>
                <constraint firstAttribute="width" constant="20" id="b"/>
                <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
            </constraints>
        </label>
        """,
        becomes: """
          <label id="a">
              <constraints>
                  <constraint firstAttribute="width" constant="20" id="b"/>
              </constraints>
          </label>
          """, in: .view),
      // Neither an empty list stays, nor a mask's word on the constraint.
      Correction(
        """
        <label id="a">
            <constraints>
                <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>
            </constraints>
            <variation key="default">
                <mask key="constraints">
                    <exclude reference="c"/>
                    <exclude reference="d"/>
                </mask>
            </variation>
        </label>
        """,
        becomes: """
          <label id="a">
              <variation key="default">
                  <mask key="constraints">
                      <exclude reference="d"/>
                  </mask>
              </variation>
          </label>
          """, in: .view),
    ])

  init(_ options: RuleOptions) {}

  var elementNames: [Name] { [Names.constraint] }

  func check(_ constraint: Node, in context: LintContext) {
    for attribute in constraint.attributes
    where attribute.name == Names.firstItem || attribute.name == Names.secondItem {
      guard context.document.object(id: attribute.value) == nil else { continue }
      context.report(
        at: .attribute(attribute),
        """
        the constraint names \(attribute.value.isEmpty ? "an empty id" : attribute.value), which no object of the document \
        has for an id; remove the constraint or bring the object back
        """,
        fixes: [fix(constraint, in: context)])
    }
  }

  /// The change takes the constraint out of the masks of size classes as well.
  private func fix(_ constraint: Node, in context: LintContext) -> Diagnostic.Fix? {
    context.fix("Remove the constraint", isSafe: false) { edits in
      edits.removeFromList(constraint)
      for entry in context.facts.maskEntries(for: constraint[Names.id] ?? "") {
        edits.removeFromList(entry)
      }
    }
  }
}
