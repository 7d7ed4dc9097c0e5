import Diagnostics

/// Which fixes to apply.
public enum FixChoice: Hashable, Sendable, CaseIterable {
  /// Fixes that keep the app's behaviour.
  case safe
  /// All fixes.
  case unsafe

  /// The option of the command.
  var flag: String { self == .safe ? "--fix" : "--fix=unsafe" }

  /// Whether it includes a fix.
  func allows(_ fix: Diagnostic.Fix) -> Bool { fix.isSafe || self == .unsafe }
}

extension Diagnostic {
  /// The choice that includes it, nil if none does.
  var leastFix: FixChoice? { FixChoice.allCases.first { fixes.contains(where: $0.allows) } }
}
