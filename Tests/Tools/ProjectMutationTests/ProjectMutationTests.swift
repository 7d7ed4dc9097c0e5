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
    let formats = SampleFormat.allCases
    for (place, format) in formats.enumerated() {
      var isRead = false
      // Every format has samples that can be read, so that the readers reach what is inside.
      for turn in 1...200 where turn <= 12 || !isRead {
        let seed = UInt64(place + turn * formats.count)
        let outcome = ProjectProbe.run(seed: seed)
        if case .broken(let what) = outcome { Issue.record("seed \(seed): \(what)") }
        if outcome == .read { isRead = true }
      }
      #expect(isRead, "\(format)")
    }
  }

  @Test func `memory that a sample takes is seen, also when it is free again`() {
    let memory = SampleMemory()
    let size = 64 << 20
    let sum = [UInt8](repeating: 1, count: size).withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4096).reduce(0) { $0 + Int(bytes[$1]) }
    }
    #expect(sum == size / 4096)
    #expect(memory.growth > size / 2)
    #expect(SampleMemory.limit >= 500 << 20)
  }
}
