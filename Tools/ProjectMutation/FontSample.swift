import IBTools
import TestSupport

/// Fonts and collections of fonts: directories that share tables, records that share names, and offsets out of range.
enum FontSample {
  static func bytes(_ random: inout RandomSource) -> [UInt8] {
    let fontCount = random.below(3) == 0 ? 1 + random.amount(4, rarely: 300) : 0
    var bytes: [UInt8] = []
    if fontCount > 0 {
      bytes = Array("ttcf".utf8) + big(0x10000, 4) + big(random.extreme(fontCount), 4)
      let start = 12 + 4 * fontCount
      // Fonts of a collection usually share a directory, or begin inside of another.
      for _ in 0..<fontCount {
        bytes += big(random.below(4) > 0 ? start : start + random.below(40), 4)
      }
    }
    let tags = ["name", "fvar", "cmap", "name", "OS/2"]
    let tables = (0..<(1 + random.amount(4, rarely: 2000))).map { _ in random.pick(tags) }
    let directory = bytes.count
    let names = directory + 12 + 16 * tables.count
    bytes += big(0x10000, 4) + big(random.extreme(tables.count), 2) + big(0, 6)
    for tag in tables {
      bytes += Array(tag.utf8) + big(0, 4) + big(random.extreme(names), 4) + big(60, 4)
    }
    return bytes + nameTable(&random)
  }

  private static func nameTable(_ random: inout RandomSource) -> [UInt8] {
    let count = random.amount(8, rarely: 5000)
    let texts = Array("Größe A".utf16).flatMap { big(Int($0), 2) } + Array("Plain Bold".utf8)
    var bytes = big(0, 2) + big(random.extreme(count), 2) + big(random.extreme(6 + 12 * count), 2)
    for _ in 0..<count {
      let platform = random.pick([0, 1, 3, 3, 9])
      let kind = random.pick([1, 2, 4, 6, 16, 17])
      let length = random.extreme(random.below(texts.count + 1))
      bytes += big(platform, 2) + big(1, 2) + big(0x409, 2) + big(kind, 2) + big(length, 2)
      bytes += big(random.extreme(random.below(8)), 2)
    }
    let tail = random.below(20) == 0 ? [UInt8](repeating: 0x41, count: 70_000) : []
    return bytes + texts + tail
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func probe(_ bytes: [UInt8]) -> ProbeOutcome {
    guard let font = FontFile(bytes: bytes) else { return .refused }
    if font.names.contains(where: { $0.contains(" ") }) { return .broken("a name with a space") }
    let size = font.names.reduce(0) { $0 + $1.utf8.count }
    // A record has up to 64 kB of text, and each half of a character becomes three bytes.
    if size > 4 << 20 { return .broken("names without bounds: \(size) bytes") }
    return font.variableFamilies.isSubset(of: font.names)
      ? .read : .broken("a family that is not a name")
  }
}

extension RandomSource {
  /// Usually a number, rarely one at the edge of a type.
  mutating func extreme(_ usual: Int) -> Int {
    guard below(16) == 0 else { return usual }
    return pick([
      0, 1, usual + 1, usual - 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, -1, .max,
      .min,
    ])
  }
}
