public import Diagnostics

/// A rule about unreadable files. The only one is ``UnreadableDocumentRule``, and every linter has it.
public protocol ReadingRule: Rule {
  /// The finding for an error while reading a file.
  func finding(for error: any Error, file: String?) -> Diagnostic
}

extension ReadingRule {
  /// The error while reading a file.
  public var checks: [RuleCheck] { [.unreadableFiles(self)] }
}
