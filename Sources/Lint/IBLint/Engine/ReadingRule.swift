public import Diagnostics

/// A rule about unreadable files. The only one is ``UnreadableDocumentRule``, which every linter includes.
public protocol ReadingRule: Rule {
  /// Returns the finding for an error that occurred while reading a file.
  func finding(for error: any Error, file: String?) -> Diagnostic
}

extension ReadingRule {
  /// A check of unreadable files.
  public var checks: [RuleCheck] { [.unreadableFiles(self)] }
}
