import InterfaceBuilder
import NibFormat
import XMLTree

/// A key to which an attribute is copied: a row of `Schema/attributes.tsv` with a key in its column `nib`.
struct PlainKey: Sendable {
  /// The form in which the value is written.
  enum Kind: Sendable {
    case bool
    /// The opposite of a Boolean value.
    case not
    case int
    case float
    case double
    /// A string.
    case string
    /// A localizable text.
    case text
    /// The raw value of a word.
    case word(AttributeType.Enumeration)
    /// A bit of the number that ``Node/flagBits`` collects, without a separate key.
    case bit(Int)
  }

  let key: NibKey
  let kind: Kind
  /// The value of an absent attribute, which is not written; Boolean values count as 1 and 0.
  let omitted: Double?

  init(_ key: NibKey, _ kind: Kind, omitting omitted: Double? = nil) {
    self.key = key
    self.kind = kind
    self.omitted = omitted
  }

  /// Whether each name has a key in any row, so that most attributes are skipped quickly.
  private static let namesWithKeys: [Bool] = {
    var names = [Bool](repeating: false, count: Vocabulary.interfaceBuilder.count)
    for (name, number) in zip(IBSchema.rowAttributes, NibRows.attributes) where number > 1 {
      names[Int(name.rawValue)] = true
    }
    return names
  }()

  /// Returns the key for an attribute of an element; nil if the compiler handles the attribute in code or not at all.
  static func of(_ attribute: Name, of element: Name) -> PlainKey? {
    let number = Int(attribute.rawValue)
    guard number < namesWithKeys.count, namesWithKeys[number],
      let row = IBSchema.rowNumber(of: attribute, of: element), NibRows.attributes[row] > 1
    else { return nil }
    return NibRows.keys[Int(NibRows.attributes[row]) - 2]
  }
}

extension ObjectWriter {
  /// Writes the attributes that only the schema's rows compile, in document order.
  /// - Parameter element: The element whose rows apply.
  func writePlainKeys(of element: Name) {
    node.tree.withRecords { _, attributes in
      for index in node.record.attributeRange {
        let name = attributes[index].name
        if let key = PlainKey.of(name, of: element) { write(key, name) }
      }
    }
  }

  private func write(_ plain: PlainKey, _ name: Name) {
    let key = plain.key
    switch plain.kind {
    case .bool:
      if let value = node.bool(name), plain.omitted != (value ? 1 : 0) { write(key, value) }
    case .not:
      if let value = node.bool(name), plain.omitted != (value ? 1 : 0) { write(key, !value) }
    case .int:
      if let value = node.int(name), plain.omitted != Double(value) { write(key, value) }
    case .float: write(key, float: name, omitting: plain.omitted)
    case .double: write(key, double: name, omitting: plain.omitted)
    case .string: write(key, string: name)
    case .text: write(key, text: name)
    case .word(let words):
      write(key, word: name, in: words, omitting: plain.omitted.map { Int($0) })
    case .bit: break
    }
  }
}

extension Node {
  /// The number whose bits are the flags that the element sets.
  var flagBits: Int { flagBits(of: name) }

  /// The bits of the attributes, for an element whose attributes are those of another kind of element.
  func flagBits(of kind: Name) -> Int {
    tree.withRecords { _, attributes in
      record.attributeRange.reduce(0) { bits, index in
        let name = attributes[index].name
        guard case .bit(let bit)? = PlainKey.of(name, of: kind)?.kind, bool(name) == true
        else { return bits }
        return bits | 1 << bit
      }
    }
  }
}
