import Diagnostics
import InterfaceBuilder

/// A rule that reports a file that is not a readable document. The engine reports this, because there is no document to
/// check.
struct UnreadableDocumentRule: ReadingRule {
  static let info = RuleInfo(
    id: "unreadable-document",
    summary: "The file cannot be read, or is not an Interface Builder document.",
    rationale: """
      The file contains an unresolved merge conflict, is truncated, or is not an Interface Builder document. Interface \
      Builder cannot open such a file either, and no other rule can check it. The command still lints the other files, \
      and exits with code 2.
      """,
    category: .document, severity: .error,
    nonTriggering: [Example(#"<view id="root"/>"#)],
    triggering: [
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        ↓<plist version="1.0">
        </plist>
        """, in: .document),
      Example(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
        ↓<<<<<<< HEAD
                <view id="a"/>
        =======
                <view id="b"/>
        >>>>>>> topic
            </objects>
        </document>
        """, in: .document),
    ])

  init(_ options: RuleOptions) {}

  func finding(for error: any Error, file: String?) -> Diagnostic {
    let info = Self.info
    guard let problem = error as? Diagnostic else {
      return Diagnostic(
        id: info.id, severity: info.severity, file: file, message: ErrorText.sentence(error))
    }
    return Diagnostic(
      id: info.id, severity: info.severity, file: problem.file ?? file, range: problem.range,
      message: problem.message, notes: problem.notes)
  }
}
