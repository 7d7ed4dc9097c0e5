import Diagnostics
import InterfaceBuilder
import XMLTree

/// A rule that reports the background color of a header or footer of a table.
struct HeaderFooterBackgroundRule: ObjectRule {
  static let info = RuleInfo(
    id: "header-footer-background",
    summary: "A header or footer view of a table has a background color.",
    rationale: """
      `UITableViewHeaderFooterView` ignores its background color: UIKit logs `Setting the background color on \
      UITableViewHeaderFooterView has been deprecated` each time that the document is loaded. Interface Builder sets the \
      color, because the document contains a plain view with the class.

      Set the background color of the document's view to Default, and give the header a background view or a background \
      configuration.
      """,
    category: .sources, severity: .warning, platforms: .iOSFamily, needs: [.sources],
    nonTriggering: [
      Example(
        #"<view id="a" customClass="Header"/>"#,
        code: ["Header.swift": "class Header: UITableViewHeaderFooterView {}"]),
      Example(
        """
        <view id="a" customClass="Header">
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """, code: ["Header.swift": "class Header: UIView {}"]),
    ],
    triggering: [
      Example(
        """
        <view id="a" customClass="Header">
            ↓<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """, code: ["Header.swift": "class Header: UITableViewHeaderFooterView {}"])
    ])

  init(_ options: RuleOptions) {}

  var objects: ObjectSubject { .custom }

  func check(_ object: IBObject, in context: LintContext) {
    guard object.role == .object, let sources = context.sources,
      let color = object.node.child(keyed: "backgroundColor"), color.name == Names.color,
      let lineage = ClassLineage(object, in: sources),
      lineage.isKind(of: "UITableViewHeaderFooterView") == true
    else { return }
    context.report(
      at: .node(color),
      """
      \(lineage.name) is a UITableViewHeaderFooterView, which ignores its background color and logs a warning; set the color \
      to Default, and use a background view or background configuration
      """,
      notes: lineage.declared.first.map { [$0.place.note("\(lineage.name) declared here")] } ?? [])
  }
}
