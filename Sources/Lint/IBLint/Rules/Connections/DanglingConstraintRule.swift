import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a constraint to an object that is not in the document.
struct DanglingConstraintRule: ElementRule {
  static let info = RuleInfo(
    id: "dangling-constraint",
    summary: "A constraint refers to an object that is not in the document.",
    rationale: """
      If a constraint refers to a missing object, Interface Builder refuses to compile the document. If you delete a \
      view in Interface Builder, its constraints are removed as well, so a dangling constraint usually comes from a \
      merge or a manual edit.

      Restore the object, or remove the constraint; `--fix=unsafe` removes the constraint.
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
      // The fix also removes the empty list, and the constraint's entry in a mask.
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
        '\(attribute.spelling)' of the constraint refers to the missing object '\(attribute.value)'; remove the \
        constraint or restore the object
        """,
        fixes: [fix(constraint, in: context)])
    }
  }

  /// Returns a fix that also removes the constraint from the masks of size classes.
  private func fix(_ constraint: Node, in context: LintContext) -> Diagnostic.Fix? {
    context.fix("Remove the constraint", isSafe: false) { edits in
      edits.removeFromList(constraint)
      for entry in context.facts.maskEntries(for: constraint[Names.id] ?? "") {
        edits.removeFromList(entry)
      }
    }
  }
}
