import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports content that Apple's compiler rejects, so that building the document fails.
struct RefusedByXcodeRule: DocumentRule {
  static let info = RuleInfo(
    id: "refused-by-xcode",
    summary: "Xcode refuses to compile the document.",
    rationale: """
      `ibtool`, which compiles documents in Xcode, ends with an error if a document contains something that the system \
      cannot create: a launch screen with code, cells of a table in a xib, static cells outside a table view controller, \
      and outlets to views that are created many times. The message is that of `ibtool`, where it is known.

      Interface Builder itself does not let you make most of these mistakes. They come from merges, from text that was \
      copied from one document to another, and from tools that write documents.
      """,
    category: .document, severity: .error, platforms: .iOSFamily,
    nonTriggering: [
      Example(Example.staticTable(), in: .scene),
      Example(#"<tableViewCell id="a"/>"#),
    ],
    triggering: [
      Example(
        """
        ↓<tableView id="list">
            <prototypes>
                <tableViewCell reuseIdentifier="Row" id="a">
                    <tableViewCellContentView key="contentView" id="b"/>
                </tableViewCell>
            </prototypes>
        </tableView>
        """, in: .view),
      Example(
        """
        <viewController id="a" sceneMemberID="viewController">
            <view key="view" id="b">
                <subviews>
                    ↓<tableView dataMode="static" id="c"/>
                </subviews>
            </view>
        </viewController>
        """, in: .scene),
      Example(
        #"↓<view customClass="Logo" id="a"/>"#, root: #"launchScreen="YES""#),
      Example(
        """
        <tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="b">
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="c">
                        <tableViewCellContentView key="contentView" id="d">
                            <subviews>
                                <label id="e"/>
                            </subviews>
                        </tableViewCellContentView>
                    </tableViewCell>
                </prototypes>
            </tableView>
            <connections>
                ↓<outlet property="title" destination="e" id="f"/>
            </connections>
        </tableViewController>
        """, in: .scene),
    ])

  private static let restrictions = CompilerRestriction.all.filter { $0.severity == .error }

  init(_ options: RuleOptions) {}

  func check(_ document: IBDocument, in context: LintContext) {
    let findings = Self.restrictions.flatMap { $0.findings(in: document) }
    guard !findings.isEmpty else { return }
    let connections = Dictionary(document.connections.map { ($0.node.index, $0) }) { first, _ in
      first
    }
    for finding in findings {
      let connection = finding.node.flatMap { connections[$0.index] }
      context.report(
        at: connection.map { .connection($0) } ?? .object(finding.object),
        "Xcode refuses the document: \(Self.clause(finding.message))")
    }
  }

  /// Returns the compiler's message without the final period.
  private static func clause(_ message: String) -> String {
    message.hasSuffix(".") ? String(message.dropLast()) : message
  }
}
