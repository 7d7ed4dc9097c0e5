import Diagnostics

/// An action that no document sends.
struct UnconnectedActionRule: ProjectRule {
  static let info = RuleInfo(
    id: "unconnected-action",
    summary: "No document sends an action of a class that documents use.",
    rationale: """
      Nothing calls the method, unless code does: then `@IBAction` says what is not so. It is what remains when a button \
      is deleted from a document.

      Only classes that a document of the run uses are looked at, so lint all documents together. An action that is sent \
      to First Responder counts for every class that has it.

      Connect the action, remove it, or take `@IBAction` from a method that code alone calls.
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
      where !used.actions.contains(action.selector) && !open.contains(action.selector) {
        project.report(
          at: action.place,
          """
          no document sends the action \(action.selector) of \(used.declaration.name), which \(used.documentWords) uses; \
          connect it, or remove it
          """)
      }
    }
  }
}
