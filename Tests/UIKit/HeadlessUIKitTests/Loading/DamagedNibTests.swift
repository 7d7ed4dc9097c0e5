import HeadlessUIKit
import LoadMutation
import TestSupport
import Testing

/// Nibs and documents with damage of any kind give objects or an error, never a crash.
@MainActor @Suite(.ownEnvironment) struct DamagedNibTests {
  @Test func `damaged nibs are loaded or refused`() throws {
    let probe = try LoadProbe()
    var loaded = 0
    for seed in UInt64(1)...300 where probe.run(seed: seed) == .read { loaded += 1 }
    #expect(loaded > 30 && loaded < 300)
  }
}
