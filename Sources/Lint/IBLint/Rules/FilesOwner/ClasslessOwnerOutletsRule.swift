import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports outlets on an owner without a class.
struct ClasslessOwnerOutletsRule: DocumentRule {
  static let info = RuleInfo(
    id: "classless-owner-outlets",
    summary: "File's Owner has outlets but no class.",
    rationale: """
      When the document is loaded, the outlets are set by name on the object that is passed as the owner. If File's \
      Owner has no class, nothing guarantees that the owner has the properties that the outlets set, and Interface \
      Builder can neither check nor rename the outlets. Loading the document without an owner, or with an owner that \
      does not have the properties, fails with `this class is not key value coding-compliant`. Usually, the class was \
      cleared or the document was copied, and the outlets remained.

      Set the class of File's Owner, or move the outlets to the view that they belong to.
      """,
    category: .filesOwner, severity: .warning, kinds: [.xib],
    nonTriggering: [
      Example(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root"/>
        """),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>
                <outlet property="title" destination="root" id="a"/>
            </connections>
        </placeholder>
        <label id="root"/>
        """),
      Example(
        """
        ↓<customObject id="-2" userLabel="File's Owner" customClass="NSObject">
            <connections>
                <outlet property="panel" destination="panel" id="a"/>
            </connections>
        </customObject>
        <window id="panel"/>
        """, in: .macXib),
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    guard let owner = context.facts.filesOwner,
      ["", "NSObject"].contains(owner.customClass ?? "")
    else { return }
    let outlets = context.facts.outlets(of: owner)
    guard !outlets.isEmpty else { return }
    context.report(
      at: .object(owner),
      """
      File's Owner has the \(OutletList(outlets)) but no class; set its class, or move the outlets to the view that \
      they belong to
      """,
      notes: outlets.map {
        Diagnostic.Note("outlet '\($0.name ?? "")' of File's Owner", range: $0.sourceRange)
      })
  }
}
