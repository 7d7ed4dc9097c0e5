import Diagnostics
import TestSupport
import Testing

@Suite struct CharacterCountsTests {
  private static let parts = ["a", "é", "€", "🙂", "e\u{301}", " "]

  private static func text(_ count: Int, seed: UInt64) -> String {
    var random = RandomSource(seed: seed)
    return (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: [0, 1, 100, 2_000])
  func `characters before an offset are counted as by the standard library`(count: Int) {
    let text = Self.text(count, seed: 3)
    let bytes = Array(text.utf8)
    let scalars = CharacterCounts(bytes, .scalars)
    let units = CharacterCounts(bytes, .utf16)
    var (before, offset) = ((scalars: 0, units: 0), 0)
    for scalar in text.unicodeScalars + ["x"] {
      #expect(scalars.count(before: offset, in: bytes) == before.scalars)
      #expect(units.count(before: offset, in: bytes) == before.units)
      #expect(units.offset(ofCharacter: before.units, in: 0..<bytes.count, of: bytes) == offset)
      guard offset < bytes.count else { break }
      before.scalars += 1
      before.units += scalar.utf16.count
      offset += scalar.utf8.count
    }
  }

  @Test func `a character is found in a part of the text, and the end of the part after it`() {
    let bytes = Array(("ääää\n" + Self.text(1_000, seed: 4) + "\n🙂b").utf8)
    let units = CharacterCounts(bytes, .utf16)
    let start = bytes.count - 5
    #expect(units.offset(ofCharacter: 0, in: start..<bytes.count, of: bytes) == start)
    // In the middle of a pair.
    #expect(units.offset(ofCharacter: 1, in: start..<bytes.count, of: bytes) == start + 4)
    #expect(units.offset(ofCharacter: 2, in: start..<bytes.count, of: bytes) == start + 4)
    #expect(units.offset(ofCharacter: 3, in: start..<bytes.count, of: bytes) == bytes.count)
    #expect(units.offset(ofCharacter: .max, in: 0..<8, of: bytes) == 8)
    #expect(units.offset(ofCharacter: -1, in: 3..<8, of: bytes) == 3)
  }

  @Test(arguments: ["x", "ä"])
  func `counting for each place in one long line takes linear time`(character: String) {
    let growth = Growth.ofDoubled(40_000) { size in
      let bytes = Array(String(repeating: character, count: size).utf8)
      let counts = CharacterCounts(bytes, .scalars)
      for offset in stride(from: 0, to: bytes.count, by: 40) {
        _ = counts.count(before: offset, in: bytes)
      }
    }
    #expect(growth < 3)
  }
}
