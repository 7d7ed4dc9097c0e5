public import Diagnostics

/// A rule about files that hold no document. There is one, ``UnreadableDocumentRule``, and every linter has it.
public protocol ReadingRule: Rule {
  /// The finding for what reading a file has thrown.
  func finding(for error: any Error, file: String?) -> Diagnostic
}

extension ReadingRule {
  /// The error while reading a file.
  public var checks: [RuleCheck] { [.unreadableFiles(self)] }
}
