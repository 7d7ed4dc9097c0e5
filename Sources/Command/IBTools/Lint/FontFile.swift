import Budgets
import Diagnostics
import FileWork

/// The names of the fonts in a font file.
///
/// The format is OpenType: a directory of tables, in which the table `name` contains the names. A font collection has
/// several directories. All offsets are checked.
package struct FontFile {
  /// The PostScript names, full names and families, in lower case and without spaces.
  package private(set) var names: Set<String> = []
  /// The families of variable fonts; the names of their instances begin with the name of the family.
  package private(set) var variableFamilies: Set<String> = []

  private let bytes: [UInt8]
  /// Records can share the same bytes. The names of a large collection are a tenth of this.
  private var budget = Budget(depth: 1, steps: 100_000, bytes: 1 << 20)
  /// The maximum size of a font file. The largest fonts, which are for Chinese, are a third of it.
  private static let limit = 64 << 20

  /// The file name extensions of fonts.
  static let endings = [".ttf", ".otf", ".ttc", ".otc"]

  /// Returns whether a path is that of a font file, according to its extension.
  static func isFont(_ path: String) -> Bool {
    let path = path.lowercased()
    return endings.contains { path.hasEnding($0) }
  }

  /// Reads a font file; nil if it cannot be read or contains no names.
  init?(path: String) {
    guard let bytes = try? FileBytes.read(path, limit: Self.limit) else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads the bytes of a font file; nil if they contain no names.
  package init?(bytes: [UInt8]) {
    self.bytes = bytes
    do throws(Budget.Exceeded) {
      for start in Set(directories).sorted() { try read(directory: start) }
    } catch {
      return nil
    }
    if names.isEmpty { return nil }
  }

  /// The offsets of the table directories.
  private var directories: [Int] {
    guard tag(0) == "ttcf", let count = long(8) else { return [0] }
    return (0..<min(count, 256)).compactMap { long(12 + 4 * $0) }
  }

  private mutating func read(directory start: Int) throws(Budget.Exceeded) {
    guard let count = short(start + 4) else { return }
    var table: Int?
    var isVariable = false
    try budget.spend(count)
    for index in 0..<count {
      let record = start + 12 + 16 * index
      switch tag(record) {
      case "name": table = long(record + 8)
      case "fvar": isVariable = true
      default: break
      }
    }
    guard let table, let records = short(table + 2), let texts = short(table + 4) else { return }
    try budget.spend(records)
    for index in 0..<records {
      let record = table + 6 + 12 * index
      guard let platform = short(record), let kind = short(record + 6), Self.kinds.contains(kind),
        let length = short(record + 8), let offset = short(record + 10)
      else { continue }
      try budget.spend(bytes: length)
      guard let text = text(at: table + texts + offset, length: length, isWide: platform != 1)
      else { continue }
      names.insert(Self.folded(text))
      if isVariable, kind == 1 || kind == 16 { variableFamilies.insert(Self.folded(text)) }
    }
  }

  /// The kinds of names: family, full name, PostScript name, typographic family.
  private static let kinds: Set<Int> = [1, 4, 6, 16]

  /// Returns a name in the form of ``names``.
  static func folded(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private func text(at start: Int, length: Int, isWide: Bool) -> String? {
    guard start >= 0, length >= 0, start + length <= bytes.count else { return nil }
    let part = bytes[start..<start + length]
    guard isWide else { return String(decoding: part, as: UTF8.self) }
    let units = stride(from: start, to: start + length - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func tag(_ offset: Int) -> String? { text(at: offset, length: 4, isWide: false) }

  private func short(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  private func long(_ offset: Int) -> Int? {
    guard let high = short(offset), let low = short(offset + 2) else { return nil }
    return high << 16 | low
  }
}
