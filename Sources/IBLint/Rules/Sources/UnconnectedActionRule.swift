import Diagnostics

/// An action that no document sends.
struct UnconnectedActionRule: ProjectRule {
  static let info = RuleInfo(
    id: "unconnected-action",
    summary: "No document connects an action of a class that documents use.",
    rationale: """
      Unless code calls the method, it is never called; if code does, `@IBAction` is misleading. Such actions \
      usually remain after a button was deleted from a document. The rule checks only classes that a document of the \
      run uses, so lint all documents together. An action sent to First Responder counts for every class that \
      implements it.

      Connect the action, remove it, or remove `@IBAction` if only code calls the method.
      """,
    category: .sources, severity: .warning, isOptIn: true, needs: [.sources],
    covers: [.ibAnalyzer: ["unused @IBAction"]],
    nonTriggering: [
      Example(
        """
        <view id="a" customClass="Form"/>
        <button id="b">
            <connections>
                <action selector="save:" destination="a" eventType="touchUpInside" id="c"/>
                <action selector="undo" destination="-2" eventType="touchUpInside" id="d"/>
            </connections>
        </button>
        """, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBAction func save(_ sender: Any) {}
            @IBAction func undo() {}
          }
          """
        ])
    ],
    triggering: [
      Example(
        #"<view id="a" customClass="Form"/>"#, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBAction func ↓save(_ sender: Any) {}
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  func check(_ project: ProjectContext) {
    let open = project.documents.reduce(into: Set<String>()) { $0.formUnion($1.openActions) }
    for used in project.classes.used {
      for action in used.declaration.actions
      where !used.actions.union(open).contains(where: { action.mayAnswer($0) }) {
        project.report(
          at: action.place,
          """
          no document connects the action '\(action.selector)' of \(used.declaration.name) (used in \
          \(used.documentWords)); connect it, or remove it
          """)
      }
    }
  }
}
