import LoadMutation
import TestSupport
import Testing

/// The small form of `make fuzz`: damaged documents give a well-formed picture or an error, never a crash.
@MainActor
@Suite struct PictureFuzzTests {
  @Test func `damaged documents are drawn or refused`() throws {
    let probe = try PictureProbe()
    var read = 0
    for seed in UInt64(1)...150 {
      let outcome = probe.run(seed: seed)
      if case .broken(let reason) = outcome { Issue.record("seed \(seed): \(reason)") }
      if outcome == .read { read += 1 }
    }
    #expect(read > 30)
  }
}
