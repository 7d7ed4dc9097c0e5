import Diagnostics
import InterfaceBuilder
import XMLTree

/// A view inside a document whose class loads that document while it is made.
struct ViewLoadsItselfRule: ObjectRule {
  static let info = RuleInfo(
    id: "view-loads-itself",
    summary: "A document makes a view whose init(coder:) loads the document again.",
    rationale: """
      Loading makes the view by `init(coder:)`, that loads the document, which makes the view again: the app dies of a \
      full stack the first time.

      Take the load out of the initializer and load the document from outside, with owner nil; or, where the class is \
      the one that loads, take it from the view inside and leave it to File's Owner.
      """,
    category: .sources, severity: .error, kinds: [.xib], needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="root" customClass="TermsView"/>"#,
        code: [
          "TermsView.swift": """
          class TermsView: UIView {
            static func make() -> Any? {
              UINib(nibName: "Example", bundle: nil).instantiate(withOwner: nil).first
            }
          }
          """
        ])
    ],
    triggering: [
      Example(
        #"↓<view id="root" customClass="TermsView"/>"#,
        code: [
          "TermsView.swift": """
          class TermsView: UIView {
            required init?(coder: NSCoder) {
              super.init(coder: coder)
              setUp()
            }
            private func setUp() {
              let inner = UINib(nibName: "Example", bundle: nil).instantiate(withOwner: self).first
              addSubview(inner as! UIView)
            }
          }
          """
        ])
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard let sources = context.sources, object.role == .object, context.facts.isView(object),
      // That is owner-is-root-class, which says what to do about it.
      object.customClass != context.facts.filesOwner?.customClass,
      let nib = object.document.nibName, let lineage = ClassLineage(object, in: sources),
      let initializer = lineage.function(ClassLineage.coderInitializers),
      let load = lineage.loads(from: initializer).first(where: { $0.nibName == nib })
    else { return }
    context.report(
      at: .object(object),
      """
      init(coder:) of \(lineage.name) loads \(nib), which makes another \(lineage.name) and loads it again, for ever; \
      load it from outside, with owner nil
      """, notes: [load.place.note("it is loaded here")])
  }
}
