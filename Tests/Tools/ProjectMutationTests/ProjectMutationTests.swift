import ProjectMutation
import TestSupport
import Testing

/// The small form of `make fuzz`: files around documents are read or refused, never a crash.
@Suite struct ProjectMutationTests {
  @Test func `a seed always gives the same sample, and every format has some`() {
    #expect(ProjectSample(seed: 7).bytes == ProjectSample(seed: 7).bytes)
    #expect(
      Set((UInt64(0)..<100).map { ProjectSample(seed: $0).format }).count
        == SampleFormat.allCases.count)
  }

  @Test func `damaged and endless files are read or refused`() {
    var outcomes: [SampleFormat: Set<ProbeOutcome>] = [:]
    for seed in UInt64(1)...600 {
      let outcome = ProjectProbe.run(seed: seed)
      if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
      outcomes[ProjectSample(seed: seed).format, default: []].insert(outcome)
    }
    // Every format has samples that can be read, so that the readers reach what is inside.
    for (format, found) in outcomes { #expect(found.contains(.read), "\(format)") }
  }
}
