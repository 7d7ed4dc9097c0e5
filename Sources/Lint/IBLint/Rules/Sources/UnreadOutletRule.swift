import Diagnostics
import InterfaceBuilder

/// A rule that reports an outlet that documents connect but code does not use.
struct UnreadOutletRule: ProjectRule {
  static let info = RuleInfo(
    id: "unread-outlet",
    summary: "Documents connect an outlet that no code uses.",
    rationale: """
      The outlet is often a leftover from code that was deleted. As long as the document connects the outlet, the \
      property must stay, because without the property, loading the document crashes the app.

      Remove the connection and the outlet. The rule ignores outlets with accessors, outlets that other modules can \
      access, outlets for delegates and other helpers, and strong outlets to objects that are not views, because these \
      outlets keep the objects alive.
      """,
    category: .sources, severity: .warning, isOptIn: true, needs: [.sources],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Form">
            <connections>
                <outlet property="title" destination="a" id="b"/>
                <outlet property="checker" destination="a" id="c"/>
                <outlet property="note" destination="a" id="d"/>
                <outlet property="footer" destination="a" id="e"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class Checker: NSObject {}
          class Form: UIView {
            @IBOutlet var title: UILabel!
            @IBOutlet var checker: Checker!
            @IBOutlet var note: UILabel! { didSet { setUp() } }
            @IBOutlet public var footer: UIView!
            func show() { title.text = "Form" }
          }
          """
        ])
    ],
    triggering: [
      Example(
        """
        <view id="a" customClass="Form">
            <connections>
                <outlet property="title" destination="a" id="b"/>
            </connections>
        </view>
        """, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            // The title is not used.
            @IBOutlet var ↓title: UIView!
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    for used in project.classes.outlets(connected: true) {
      let (declaration, outlet) = (used.owner.declaration, used.outlet)
      // Code of an unknown superclass may use the outlet by its name.
      guard !outlet.isPublic, !outlet.isObserved,
        let lineage = ClassLineage(declaration, in: project.sources), lineage.framework != nil,
        !lineage.mayHaveMore, Self.isInHierarchy(outlet, project.sources),
        project.sources.uses(outlet.name, in: .everywhere) == false
      else { continue }
      project.report(
        at: outlet.place,
        """
        \(used.owner.documentWords) connects the outlet '\(outlet.name)' of \(declaration.name), but no code uses \
        it\(project.sources.uncompiledUse(of: outlet.name)); remove the connection and the outlet
        """)
    }
  }

  /// Returns whether something else keeps the object of an outlet alive.
  private static func isInHierarchy(_ outlet: SourceOutlet, _ sources: any SourceFacts) -> Bool {
    guard outlet.isStrong else { return true }
    guard let type = outlet.type,
      let lineage = ClassLineage(type, module: outlet.typeModule, in: sources)
    else { return false }
    return lineage.isView == true || lineage.framework?.isKind(of: "NSLayoutConstraint") == true
  }
}
