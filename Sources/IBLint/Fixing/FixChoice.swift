import Diagnostics

/// Which fixes are applied.
public enum FixChoice: Hashable, Sendable, CaseIterable {
  /// Those that leave what the document means to the app as it is.
  case safe
  /// The others as well.
  case unsafe

  /// How the command's users say it.
  var flag: String { self == .safe ? "--fix" : "--fix=unsafe" }

  /// Whether it takes a fix in.
  func allows(_ fix: Diagnostic.Fix) -> Bool { fix.isSafe || self == .unsafe }
}

extension Diagnostic {
  /// The choice that includes it, nil if none does.
  var leastFix: FixChoice? { FixChoice.allCases.first { fixes.contains(where: $0.allows) } }
}
