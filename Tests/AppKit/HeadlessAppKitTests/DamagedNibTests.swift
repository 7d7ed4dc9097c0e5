import LoadMutation
import TestSupport
import Testing

/// Nibs and documents for macOS with damage of any kind give objects or an error, never a crash.
@MainActor
@Suite("Damaged nibs for macOS")
struct DamagedNibTests {
  @Test func `damaged documents and nibs for macOS are loaded or refused`() throws {
    let probe = try AppKitProbe()
    var loaded = 0
    for seed in UInt64(1)...300 where probe.run(seed: seed) == .read { loaded += 1 }
    #expect(loaded > 30 && loaded < 300)
  }
}
