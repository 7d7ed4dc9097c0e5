import HeadlessUIKit
import TestSupport
import Testing

/// Traces that were right once and are compared with from then on, in `Tests/Golden/Lifecycle`.
@MainActor enum LifecycleGolden {
  static func expect(
    _ trace: LifecycleTrace, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    trace.stop()
    if let mismatch = try Golden.mismatch(trace.text + "\n", "Lifecycle/\(name).txt") {
      Issue.record("\(mismatch)", sourceLocation: sourceLocation)
    }
  }
}
