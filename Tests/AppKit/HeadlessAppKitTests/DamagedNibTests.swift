import LoadMutation
import Testing

@MainActor
@Suite("Damaged nibs for macOS")
struct DamagedNibTests {
  @Test func `loading what is left of damaged documents and nibs never ends the program`() throws {
    let probe = try AppKitProbe()
    let outcomes = (0..<400).map { probe.run(seed: $0) }
    #expect(outcomes.contains(.read))
  }
}
