/// The type of an attribute's value.
public enum AttributeType: Hashable, Sendable {
  case bool
  case int
  case double
  /// A layout priority from 0 to 1000.
  case priority
  /// `0.25`, `16:9` or `1/3`.
  case multiplier
  /// A colour component, from 0 to 1 and in extended spaces beyond.
  case component
  /// Seconds since the reference date.
  case date
  case point
  case size
  case rect
  /// The element's own id.
  case id
  /// The id of another object.
  case reference
  case className
  case module
  case selector
  case keyPath
  case imageName
  case colorName
  case fontName
  /// A name that an app chooses: a reuse, storyboard, restoration or segue identifier.
  case identifier
  /// Text for people.
  case text
  case version
  case url
  case base64
  /// The key of a variation: `widthClass=regular`.
  case sizeClass
  /// Nothing narrower is known.
  case string
  /// One word of a closed list.
  case enumeration(Enumeration)
  /// Several words of a closed list.
  case flags(Enumeration)

  /// A closed list of words.
  public struct Enumeration: Hashable, Sendable {
    let number: Int

    /// What the schema calls the list.
    public var name: String { SchemaTables.enumerationName(number)?.description ?? "" }

    /// The words.
    public var words: [String] {
      let text = SchemaTables.enumerationWords(number) ?? ""
      return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        .split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a word is on the list.
    func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      guard let text = SchemaTables.enumerationWords(number) else { return false }
      return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        .hasWord(word)
    }
  }

  /// The types in the order of their numbers in the generated tables, from 1.
  private static let plain: [AttributeType] = [
    .bool, .int, .double, .priority, .multiplier, .component, .date, .point, .size, .rect, .id,
    .reference, .className, .module, .selector, .keyPath, .imageName, .colorName, .fontName,
    .identifier, .text, .version, .url, .base64, .sizeClass, .string,
  ]

  /// The type with a number of the generated tables, nil for 0.
  init?(code: UInt16) {
    switch code {
    case 0: return nil
    case 64..<1024: self = .enumeration(Enumeration(number: Int(code) - 64))
    case 1024...: self = .flags(Enumeration(number: Int(code) - 1024))
    default: self = Self.plain[Int(code) - 1]
    }
  }

  /// Whether the type says more than that the value is some text.
  public var isNarrow: Bool { self != .string }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this text contains a word between two bars.
  fileprivate func hasWord(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let bar = UInt8(ascii: "|")
    var at = 0
    while at + word.count + 1 < count {
      if self[at] == bar, self[at + 1 + word.count] == bar,
        self[(at + 1)..<(at + 1 + word.count)].elementsEqual(word)
      {
        return true
      }
      at += 1
      while at < count, self[at] != bar { at += 1 }
    }
    return false
  }
}
