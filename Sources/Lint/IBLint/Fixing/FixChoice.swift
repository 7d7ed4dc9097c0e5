import Diagnostics

/// The fixes to apply.
public enum FixChoice: Hashable, Sendable, CaseIterable {
  /// Fixes that do not change the app's behavior.
  case safe
  /// All fixes.
  case unsafe

  /// The corresponding command-line option.
  var flag: String { self == .safe ? "--fix" : "--fix=unsafe" }

  /// Returns whether the choice includes a fix.
  func allows(_ fix: Diagnostic.Fix) -> Bool { fix.isSafe || self == .unsafe }
}

extension Diagnostic {
  /// The smallest choice that includes a fix of the finding, or nil if there is no fix.
  package var leastFix: FixChoice? { FixChoice.allCases.first { fixes.contains(where: $0.allows) } }
}
