import DocumentMutation
import TestSupport
import Testing

/// The small form of `make fuzz`: damaged samples give a document or a diagnostic, never a crash.
@Suite struct MutationTests {
  @Test(arguments: 0..<5)
  func `damaged documents are read or refused, and what is read keeps its promises`(
    _ batch: UInt64
  ) throws {
    let mutator = try Mutator.samples()
    for seed in batch * 100 + 1...batch * 100 + 100 {
      let outcome = Probe.run(mutator.sample(seed: seed), seed: seed)
      if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
    }
  }

  @Test func `equal seeds give equal damage`() throws {
    let mutator = try Mutator.samples()
    #expect(mutator.sample(seed: 7) == mutator.sample(seed: 7))
    #expect(mutator.sample(seed: 7) != mutator.sample(seed: 8))
  }

  @Test func `sound samples keep every promise`() throws {
    for name in Samples.readable {
      #expect(Probe.run(try Samples.bytes(name), seed: 1) == .read, "\(name)")
    }
  }
}
