import Diagnostics

/// A rule that reports an action that is not connected in any document.
struct UnconnectedActionRule: ProjectRule {
  static let info = RuleInfo(
    id: "unconnected-action",
    summary: "A class that documents use has an action that no document connects.",
    rationale: """
      A method that is neither connected nor called by code never runs. An unconnected action is usually a leftover from a button that was deleted from a document. The rule \
      checks only classes that are used by at least one of the documents being linted, so lint all documents together. \
      If a document sends the action to First Responder, the rule treats it as connected in every class that \
      implements the action. The rule ignores actions whose names occur in code apart from their declarations.

      Connect the action, or remove it.
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
            @IBAction func close() {}
            func finish() { perform(#selector(close)) }
          }
          """
        ]),
      // A call in an extension in another file, and a selector in a string.
      Example(
        #"<view id="a" customClass="Form"/>"#, in: .view,
        code: [
          "Form.swift": """
          class Form: UIView {
            @IBAction func close() {}
            @IBAction func save(_ sender: Any) {}
          }
          """,
          "Form+Other.swift": """
          extension Form {
            func finish() { close() }
            func keep() { perform(Selector("save:")) }
          }
          """,
        ]),
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
        let name = String(action.selector.prefix { $0 != ":" })
        if project.sources.calls(name, declaredIn: files(declaring: action, in: used.declaration))
          == true
        {
          continue
        }
        // A selector may be a string.
        if project.sources.names(name) == true || project.sources.names(action.selector) == true {
          continue
        }
        project.report(
          at: action.place,
          """
          no document connects the action '\(action.selector)' of \(used.declaration.name) (used in \
          \(used.documentWords)), and no code uses \
          it\(project.sources.uncompiledUse(of: name)); connect it, or remove it
          """)
      }
    }
  }

  /// Returns the files of a class that declare an action: its own file, and the header or implementation next to it.
  /// Extensions in other files only use it.
  private func files(declaring action: SourceAction, in declaration: SourceClass) -> [String] {
    func stem(_ path: String) -> Substring {
      path.pathParts.last.map { $0.prefix { $0 != "." } } ?? ""
    }
    let own = stem(action.place.file)
    return declaration.files.filter { stem($0) == own }
  }
}
