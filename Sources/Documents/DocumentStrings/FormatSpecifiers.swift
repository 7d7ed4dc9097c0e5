/// The specifiers of a format string: `%@`, `%1$d`.
struct FormatSpecifiers: Hashable {
  /// The conversions, by the number of their argument, starting at 1.
  let conversions: [Int: Set<String>]

  /// Finds the specifiers of a text. A percent sign before any other character is plain text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var found: [Int: Set<String>] = [:]
    var next = 1
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      guard let (position, conversion, end) = Self.specifier(in: bytes, from: index) else {
        // A doubled percent sign represents one percent sign.
        if index < bytes.count, bytes[index] == UInt8(ascii: "%") { index += 1 }
        continue
      }
      found[position ?? next, default: []].insert(conversion)
      if position == nil { next += 1 }
      index = end
    }
    conversions = found
  }

  /// Whether there are no specifiers.
  var isEmpty: Bool { conversions.isEmpty }

  /// Returns whether another text has all of the specifiers, so that the same arguments can format both.
  func isPart(of other: Self) -> Bool {
    conversions.allSatisfy { other.conversions[$0.key] == $0.value }
  }

  private static func specifier(
    in bytes: [UInt8], from start: Int
  ) -> (position: Int?, conversion: String, end: Int)? {
    var index = start
    var position: Int?
    let digits = bytes[index...].prefix { $0 >= 0x30 && $0 <= 0x39 }
    if !digits.isEmpty, digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") {
      position = Int(String(decoding: digits, as: UTF8.self))
      index = digits.endIndex + 1
    }
    // A space is also a flag, but in text it is far more often the space after a percentage.
    while index < bytes.count, "-+#0123456789.'*".utf8.contains(bytes[index]) { index += 1 }
    while index < bytes.count, "hlqzjtL".utf8.contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let letter = Unicode.Scalar(bytes[index])
    switch letter {
    case "d", "i", "u", "x", "X", "o", "D", "U", "O": return (position, "integer", index + 1)
    case "f", "F", "e", "E", "g", "G", "a", "A": return (position, "number", index + 1)
    case "@", "s", "S", "c", "C", "p": return (position, String(Character(letter)), index + 1)
    default: return nil
    }
  }
}
