import Diagnostics
import InterfaceBuilder
import XMLTree

/// One object that owner and root both have under one name.
struct OutletOnOwnerAndViewRule: Rule {
  static let info = RuleInfo(
    id: "outlet-on-owner-and-view",
    summary: "File's Owner and the view's own class have an outlet of one name to one object.",
    rationale: """
      Two objects think that the part is theirs, and each has to be renamed with the other. Mostly an outlet was given \
      to the view's class and the owner's forgotten: loading then fails as soon as the owner has lost the property.

      Keep it where the part is used, and remove the other one.
      """,
    category: .filesOwner, severity: .warning, kinds: [.xib],
    nonTriggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """)
    ],
    triggering: [
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController">
            <connections>
                <outlet property="view" destination="root" id="a"/>
                ↓<outlet property="title" destination="b" id="d"/>
            </connections>
        </placeholder>
        <view id="root" customClass="TermsView">
            <subviews>
                <label id="b"/>
            </subviews>
            <connections>
                <outlet property="title" destination="b" id="c"/>
            </connections>
        </view>
        """)
    ])

  init(_ options: RuleOptions) {}

  var subjects: [RuleSubject] { [.document] }

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner else { return }
    for outlet in facts.outlets(of: owner) {
      guard let end = outlet.destination else { continue }
      // The owner stands outside: an outlet to it or to a delegate outside is no part of the view's.
      let twin = facts.connections(to: end).first { other in
        other.kind == outlet.kind && other.name == outlet.name && end.role == .object
          && other.source.map { $0 != owner && $0.customClass != nil && $0.encloses(end) } == true
      }
      guard let twin, let source = twin.source else { continue }
      context.report(
        at: .connection(outlet),
        """
        \(outlet.name ?? "") of File's Owner is an outlet of \(source.displayName) as well; keep the one that is used, \
        and remove the other
        """, notes: [Diagnostic.Note("the other one", range: twin.sourceRange)])
    }
  }
}
