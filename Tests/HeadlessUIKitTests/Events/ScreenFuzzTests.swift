import HeadlessUIKit
import LoadMutation
import TestSupport
import Testing

/// Random touches, turns of the device and steps of time on the samples' screens; `make fuzz` does many more.
@MainActor @Suite(.ownEnvironment) struct ScreenFuzzTests {
  @Test func `no sequence of touches, turns and times breaks a loaded screen`() throws {
    let probe = try ScreenProbe(documentsIn: nil)
    #expect(probe.count > 20)
    var shown = 0
    for seed in UInt64(0)..<150 {
      let outcome = probe.run(seed: seed)
      if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
      if outcome == .read { shown += 1 }
    }
    #expect(shown > 60)
  }
}
