import XMLTree

/// The conversion of one key of one class: a row of `archive-properties.tsv`.
struct ArchiveProperty: Sendable {
  /// The ``ArchiveWord`` of the class; 0 for a row that applies to all classes without their own rows for the key.
  var owner: UInt16
  var conversion: ArchiveConversion
  /// The number of a name or of a text, depending on the conversion.
  var target: UInt16
  var parameter: UInt16

  /// The name of the attribute or element.
  var name: Name { Name(rawValue: UInt32(target)) }
  /// The key of a child element.
  var key: String { ArchiveRows.texts[Int(target)] }
}

/// The compiled conversion tables, with parsed parameters.
struct ArchiveProperties: Sendable {
  /// The parsed text after the colon of a conversion.
  final class Parameter: Sendable {
    let text: String
    /// The words of a list, in order; the word is empty for a value without one.
    let words: [String]
    /// The words by value, which is a mask, an integer or a text.
    let pairs: [(value: String, number: Int, word: String)]
    /// The position and the mask of the significant bits.
    let shift: Int
    let mask: Int

    /// Parses `word,word`, `text:mask`, `text:value=word,…` or `shift:width:word,…`.
    init(_ text: String) {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
      func number(_ text: String) -> Int {
        text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) ?? 0 : Int(text) ?? 0
      }
      self.text = parts.count == 2 ? parts[0] : text
      shift = parts.count == 3 ? number(parts[0]) : 0
      switch parts.count {
      case 2: mask = number(parts[1])
      case 3: mask = (1 << min(number(parts[1]), 32)) - 1
      default: mask = 0
      }
      words = (parts.last ?? "").split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0) }
      pairs = words.compactMap { word in
        let sides = word.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
        return sides.count == 2 ? (sides[0], Int(sides[0]) ?? 0, sides[1]) : nil
      }
    }
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
    parameters = ArchiveRows.texts.map { Parameter($0) }
  }

  /// Returns the rows for a key of a class.
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

  /// Returns the modern element for a class; nil if the tables contain none.
  static func element(of word: UInt16) -> Name? {
    guard word != 0 else { return nil }
    let number = ArchiveRows.elements[Int(word) - 1]
    return number == 0 ? nil : Name(rawValue: UInt32(number) - 1)
  }
}
