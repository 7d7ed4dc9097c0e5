import Diagnostics
import InterfaceBuilder
import XMLTree

/// Outlets on an owner without a class.
struct ClasslessOwnerOutletsRule: DocumentRule {
  static let info = RuleInfo(
    id: "classless-owner-outlets",
    summary: "File's Owner has outlets and no class.",
    rationale: """
      Whoever loads the document gets the values by name. Without a class nothing says that it has such properties, \
      Interface Builder can neither check nor rename them, and loading with owner nil, or with another one, fails with \
      `this class is not key value coding-compliant`. It is what is left when a class is cleared or a document is \
      copied.

      Name the class of the object that loads the document, or give the outlets to the view that they are about.
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
      File's Owner has no class, but the \(OutletList(outlets)); name the class of the object that loads the document, or \
      give the outlets to the view that they are about
      """,
      notes: outlets.map {
        Diagnostic.Note("\($0.name ?? "") is set on whatever the owner is", range: $0.sourceRange)
      })
  }
}
