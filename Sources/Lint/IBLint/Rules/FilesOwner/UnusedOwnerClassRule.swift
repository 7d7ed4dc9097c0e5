import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports a File's Owner with a class, but without connections.
struct UnusedOwnerClassRule: DocumentRule {
  static let info = RuleInfo(
    id: "unused-owner-class",
    summary: "File's Owner has a class but no connections.",
    rationale: """
      The class of File's Owner only determines which outlets and actions can be connected. If there are no \
      connections, the class has no effect and misleads readers of the document.

      Clear the class, or connect its outlets and actions.
      """,
    category: .filesOwner, severity: .note, isOptIn: true, kinds: [.xib],
    nonTriggering: [
      Example(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#),
      Example(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController"/>
        <button id="root">
            <connections>
                <action selector="accept:" destination="-1" eventType="touchUpInside" id="a"/>
            </connections>
        </button>
        """),
      Example(
        #"<customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>"#, in: .macXib),
    ],
    triggering: [
      Example(
        """
        ↓<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TermsController"/>
        <view id="root"/>
        """)
    ])

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let facts = context.facts
    guard let owner = facts.filesOwner, let className = owner.customClass,
      // The system classes that own main menus.
      !["", "NSObject", "NSApplication", "UIApplication"].contains(className),
      facts.connections(from: owner).isEmpty, facts.connections(to: owner).isEmpty
    else { return }
    context.report(
      at: .object(owner),
      "File's Owner has the class \(className) but no connections; clear the class, or connect its outlets"
    )
  }
}
