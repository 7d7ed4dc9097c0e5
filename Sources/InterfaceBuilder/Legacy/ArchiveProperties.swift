import XMLTree

/// How the value of one key of one class is converted: a row of `archive-properties.tsv`.
struct ArchiveProperty: Sendable {
  /// The class's ``ArchiveWord``, 0 for every class that has no rows of its own for the key.
  var owner: UInt16
  var conversion: ArchiveConversion
  /// A name's number, or the number of a text, by the conversion.
  var target: UInt16
  var parameter: UInt16

  /// The attribute or element.
  var name: Name { Name(rawValue: UInt32(target)) }
  /// The key that a child element fills.
  var key: String { ArchiveRows.texts[Int(target)] }
}

/// The compiled tables, their parameters taken apart once.
struct ArchiveProperties: Sendable {
  /// What stands behind a conversion's colon.
  struct Parameter: Sendable {
    var text: String
    /// The words of a list, in order; empty where a value has none.
    var words: [String] = []
    /// Words by value: of bits, whole numbers or texts.
    var pairs: [(value: String, number: Int, word: String)] = []
    /// The bits that count.
    var shift = 0
    var mask = 0
  }

  static let shared = ArchiveProperties()

  let rows: [ArchiveProperty]
  let parameters: [Parameter]

  private init() {
    let raw = ArchiveRows.rows
    rows = stride(from: 0, to: raw.count, by: 4).map { at in
      ArchiveProperty(
        owner: raw[at], conversion: ArchiveConversion(rawValue: raw[at + 1]) ?? .none,
        target: raw[at + 2], parameter: raw[at + 3])
    }
    parameters = ArchiveRows.texts.map { Self.parameter($0) }
  }

  /// The rows of a key of a class.
  func rows(of key: UInt16, in owner: UInt16) -> Range<Int> {
    let first = Int(ArchiveRows.first[Int(key) - 1])
    let end = Int(ArchiveRows.first[Int(key)])
    var start = first
    while start < end, rows[start].owner != owner, rows[start].owner != 0 { start += 1 }
    guard start < end else { return end..<end }
    let found = rows[start].owner
    var stop = start
    while stop < end, rows[stop].owner == found { stop += 1 }
    return start..<stop
  }

  /// The modern element of a class, nil where the tables have none.
  static func element(of word: UInt16) -> Name? {
    guard word != 0 else { return nil }
    let number = ArchiveRows.elements[Int(word) - 1]
    return number == 0 ? nil : Name(rawValue: UInt32(number) - 1)
  }

  private static func parameter(_ text: String) -> Parameter {
    var parameter = Parameter(text: text)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    func number(_ text: String) -> Int {
      text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) ?? 0 : Int(text) ?? 0
    }
    if parts.count == 2 {
      parameter.text = parts[0]
      parameter.mask = number(parts[1])
    } else if parts.count == 3 {
      parameter.shift = number(parts[0])
      parameter.mask = (1 << min(number(parts[1]), 32)) - 1
    }
    parameter.words = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0) }
    parameter.pairs = parameter.words.compactMap { word in
      let sides = word.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      return sides.count == 2 ? (sides[0], Int(sides[0]) ?? 0, sides[1]) : nil
    }
    return parameter
  }
}
