import InterfaceBuilder
package import NibFormat
package import XMLTree

/// A row of `Schema/appkit-keys.tsv`: how an attribute of a macOS document becomes a value of a nib, or some bits of
/// one.
package struct AppKitKey: Sendable {
  /// The form in which the value is written.
  package enum Form: String, Sendable {
    case bool
    /// The opposite of a Boolean value.
    case not
    case int, float, double
    /// A string.
    case string
    /// A localizable text.
    case text
    /// A string for each word.
    case word
    /// Bits of a number to which several rows contribute.
    case flags
    /// An explicit nil.
    case none = "nil"
  }

  package let key: NibKey
  /// The name of the key, if several rows contribute to its number; empty for others.
  let word: String
  package let form: Form
  /// The attribute; nil for a value that every object has.
  package let attribute: Name?
  /// The `key` of the child element that has the attribute; nil for the element itself.
  package let child: String?
  /// The words of the attribute with their numbers.
  package let words: [(String, Int)]
  /// The words of the attribute with their strings.
  package let texts: [(String, String)]
  /// The value to write if the attribute is absent; nil to write none. For strings, any number means the empty string.
  package let absent: Double?
  /// The value that is not written.
  package let omitted: Double?

  /// Parses a line of ``AppKitRows/keys``.
  init(row: Substring) {
    let fields = row.split(separator: "|", omittingEmptySubsequences: false)
    guard fields.count == 7, let form = Form(rawValue: String(fields[1])) else {
      preconditionFailure("not a row of AppKit's keys: \(row)")
    }
    key = NibKey(named: String(fields[0]))
    word = form == .flags ? String(fields[0]) : ""
    self.form = form
    attribute = UInt32(fields[2]).map { Name(rawValue: $0) }
    child = fields[3].isEmpty ? nil : String(fields[3])
    let pairs = fields[4].split(separator: ",").map { word in
      let sides = word.split(separator: "=", maxSplits: 1)
      return (String(sides[0]), String(sides[1]))
    }
    words = form == .word ? [] : pairs.compactMap { word, value in Int(value).map { (word, $0) } }
    texts = form == .word ? pairs : []
    absent = Double(fields[5])
    omitted = Double(fields[6])
  }

  /// All rows.
  static let all = AppKitRows.keys.split(separator: "\n").map { AppKitKey(row: $0) }

  /// The numbers of the rows of each element, by the number of the element's name.
  static let rows = numbers(AppKitRows.elements)

  /// The attributes of each element that a nib contains or that have no effect in a running app, by the number of the
  /// element's name.
  static let knownAttributes = numbers(AppKitRows.attributes)

  private static func numbers(_ lines: String) -> [UInt32: [UInt32]] {
    let rows = lines.split(separator: "\n").map {
      $0.split(separator: " ").compactMap { UInt32($0) }
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
  }

  /// Returns the rows of an element.
  package static func rows(of element: Name) -> [AppKitKey] {
    (rows[element.rawValue] ?? []).map { all[Int($0)] }
  }

  /// The value that a word represents.
  fileprivate func number(of word: String) -> Double? {
    words.first { $0.0 == word }.map { Double($0.1) }
  }
}

extension ObjectWriter {
  /// Writes the values that the rows of an element define.
  /// - Parameters:
  ///   - more: Bits of packed words that code determines, by key.
  ///   - removed: Bits of packed words that the document sets without effect, by key.
  ///   - defaults: The values of attributes that the document does not state, for objects that have their own.
  func writeAppKitKeys(
    of element: Name, adding more: [(word: String, bits: Int)] = [],
    removing removed: [(word: String, bits: Int)] = [], defaults: [Name: String] = [:]
  ) {
    guard let rows = AppKitKey.rows[element.rawValue] else { return }
    var flags: [PackedWord] = []
    for number in rows {
      let row = AppKitKey.all[Int(number)]
      guard row.form == .flags else {
        write(row, defaults)
        continue
      }
      let bits = self.number(row, defaults).flatMap { Int(exactly: $0) } ?? 0
      if let place = flags.firstIndex(where: { $0.row.word == row.word }) {
        flags[place].bits |= bits
      } else {
        flags.append(PackedWord(row: row, bits: bits))
      }
    }
    for var word in flags {
      let lost = removed.filter { $0.word == word.row.word }.reduce(0) { $0 | $1.bits }
      let added = more.filter { $0.word == word.row.word }.reduce(0) { $0 | $1.bits }
      word.bits = word.bits & ~lost | added
      guard word.row.omitted != Double(word.bits) else { continue }
      // Packed words are 32 bits wide, and signed.
      write(word.row.key, Int(Int32(truncatingIfNeeded: word.bits)))
    }
  }

  /// A number to which several rows contribute.
  private struct PackedWord {
    /// The first of the rows.
    let row: AppKitKey
    var bits: Int
  }

  private func write(_ row: AppKitKey, _ defaults: [Name: String]) {
    switch row.form {
    case .none: write(row.key, object: nil)
    case .string:
      if let text = text(row, defaults) { write(row.key, string: text) }
    case .text:
      guard let name = row.attribute, let text = text(row, defaults) else { return }
      write(row.key, object: localizable(text, property: node.tree.spelling(of: name)))
    case .word:
      if let word = holder(of: row).flatMap({ $0[row.attribute ?? Names.id] }),
        let text = row.texts.first(where: { $0.0 == word })
      {
        write(row.key, string: text.1)
      }
    case .bool, .not, .int, .float, .double, .flags:
      guard let value = number(row, defaults), value != row.omitted else { return }
      switch row.form {
      case .bool: write(row.key, value != 0)
      case .not: write(row.key, value == 0)
      case .float: write(row.key, float: value)
      case .double: write(row.key, double: value)
      default: write(row.key, Int(exactly: value.rounded()) ?? 0)
      }
    }
  }

  private func holder(of row: AppKitKey) -> Node? {
    row.child.map { node.child(keyed: $0) } ?? node
  }

  private func text(_ row: AppKitKey, _ defaults: [Name: String]) -> String? {
    guard let name = row.attribute else { return row.absent.map { _ in "" } }
    let stated = row.form == .text ? holder(of: row)?.textProperty(name) : holder(of: row)?[name]
    return stated ?? defaults[name] ?? row.absent.map { _ in "" }
  }

  /// Returns the number to write for a row; nil to write none.
  private func number(_ row: AppKitKey, _ defaults: [Name: String]) -> Double? {
    guard let name = row.attribute, let holder = holder(of: row) else { return row.absent }
    guard let value = holder[name] else {
      if let own = defaults[name].flatMap(Double.init) { return own }
      // If the document contains a mask, bits that it does not mention are not set.
      return row.child != nil && row.form == .flags ? 0 : row.absent
    }
    if !row.words.isEmpty {
      if let number = row.number(of: value) { return number }
      note(
        holder, "unknown value '\(value)' of '\(node.tree.spelling(of: name))'; left out")
      return row.absent
    }
    switch row.form {
    case .bool, .not: return holder.bool(name).map { $0 ? 1 : 0 } ?? row.absent
    default: return holder.double(name) ?? row.absent
    }
  }
}
