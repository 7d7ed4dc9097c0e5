import HeadlessUIKit

/// The conflicts that UIKit would write to its log.
@MainActor
enum ConflictLog {
  /// Runs a closure and returns the conflicts that layout found.
  static func during(_ body: () -> Void) -> [LayoutConflict] {
    var conflicts: [LayoutConflict] = []
    HeadlessEnvironment.current.handling(conflicts: { conflicts.append($0) }, body)
    return conflicts
  }
}
