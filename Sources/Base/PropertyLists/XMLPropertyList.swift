import Budgets
import FoundationEssentials

/// Decodes XML property lists.
///
/// Foundation's decoder recurses as deeply as a list is nested; this reader keeps the open lists in an array, so it can
/// apply its own limits.
package enum XMLPropertyList {
  /// Returns whether a file begins as XML, after optional white space and a byte order mark.
  package static func isXML(_ bytes: [UInt8]) -> Bool {
    let sign = UInt8(ascii: "<")
    guard let isLittle = isLittleEndian(bytes) else {
      let start = bytes.starts(with: mark) ? mark.count : 0
      return bytes[start...].first { $0 > 0x20 } == sign
    }
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (high, low) = isLittle ? (index + 1, index) : (index, index + 1)
      if bytes[high] > 0 || bytes[low] > 0x20 { return bytes[high] == 0 && bytes[low] == sign }
    }
    return false
  }

  /// Returns the root value of a list. The members of dictionaries are sorted by key.
  /// - Throws: ``PropertyListError`` if the list is damaged, nested too deeply or too large.
  package static func decode(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
    var reader = XMLReader(bytes: text(bytes))
    return try reader.list()
  }

  /// The byte order mark of UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the byte order of a text in UTF-16; nil for one in UTF-8.
  private static func isLittleEndian(_ bytes: [UInt8]) -> Bool? {
    bytes.starts(with: [0xFF, 0xFE]) ? true : bytes.starts(with: [0xFE, 0xFF]) ? false : nil
  }

  /// Returns the text in UTF-8 without a byte order mark. Texts in UTF-16 must have a byte order mark.
  private static func text(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    if bytes.starts(with: mark) { return bytes[mark.count...] }
    guard let isLittle = isLittleEndian(bytes) else { return bytes[...] }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (high, low) = isLittle ? (index + 1, index) : (index, index + 1)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)[...]
  }
}

/// A parser of the elements that property lists use.
private struct XMLReader {
  private enum Open {
    case list([PropertyList])
    case dictionary([String: PropertyList], key: String?)
  }

  private struct Tag {
    var name: Substring
    var isEnd = false
    var isEmpty = false
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var open: [Open] = []
  private var root: PropertyList?
  private var budget = Budget(depth: PropertyList.deepest, steps: PropertyList.most)

  init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  private func failure(_ message: String) -> PropertyListError {
    PropertyListError(.invalid, at: position, "invalid XML property list: \(message)")
  }

  mutating func list() throws(PropertyListError) -> PropertyList {
    while let tag = try tag() {
      switch (String(tag.name), tag.isEnd) {
      case ("plist", _): continue
      case ("array", false): try begin(.list([]), tag)
      case ("dict", false): try begin(.dictionary([:], key: nil), tag)
      case ("array", true), ("dict", true): try end(tag.name)
      case ("key", false): try setKey(tag.isEmpty ? "" : content(of: "key"))
      case (let name, false):
        try countValue()
        try add(value(name, tag.isEmpty ? "" : content(of: name)))
      case (let name, true): throw failure("'</\(name)>' closes nothing")
      }
    }
    guard open.isEmpty else { throw failure("a list is not closed") }
    guard let root else { throw failure("it has no value") }
    return root
  }

  // MARK: Lists

  private mutating func begin(_ list: Open, _ tag: Tag) throws(PropertyListError) {
    do throws(Budget.Exceeded) {
      try budget.enter()
    } catch {
      throw PropertyListError(error, at: position)
    }
    open.append(list)
    if tag.isEmpty { try end(tag.name) }
  }

  private mutating func end(_ name: Substring) throws(PropertyListError) {
    budget.leave()
    switch open.popLast() {
    case .list(let values)? where name == "array": try add(.array(values))
    case .dictionary(let members, key: nil)? where name == "dict": try add(Self.value(of: members))
    default: throw failure("'</\(name)>' closes nothing or follows a key")
    }
  }

  /// Archives write a reference as a dictionary with the single key `CF$UID`.
  private static func value(of members: [String: PropertyList]) -> PropertyList {
    if members.count == 1, case .integer(let number)? = members["CF$UID"], number >= 0 {
      return .uid(Int(number))
    }
    return .dictionary(
      members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { (key: $0.key, value: $0.value) })
  }

  private mutating func setKey(_ name: String) throws(PropertyListError) {
    guard case .dictionary(let members, key: nil)? = open.popLast() else {
      throw failure("a key is outside a dictionary or follows a key")
    }
    open.append(.dictionary(members, key: name))
  }

  /// Counts a value that is not a list: lists are counted when they begin.
  private mutating func countValue() throws(PropertyListError) {
    do throws(Budget.Exceeded) {
      try budget.spend()
    } catch {
      throw PropertyListError(error, at: position)
    }
  }

  private mutating func add(_ value: PropertyList) throws(PropertyListError) {
    // Moving the list out of the array avoids a copy.
    switch open.popLast() {
    case nil:
      guard root == nil else { throw failure("it has more than one value") }
      root = value
    case .list(var values)?:
      values.append(value)
      open.append(.list(values))
    case .dictionary(var members, let key?)?:
      members[key] = value
      open.append(.dictionary(members, key: nil))
    case .dictionary(_, key: nil)?: throw failure("a value has no key")
    }
  }

  // MARK: Values

  private func value(_ name: String, _ text: String) throws(PropertyListError) -> PropertyList {
    let word = text.filter { !$0.isWhitespace }
    switch name {
    case "string": return .string(text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer":
      if let number = Self.integer(word) { return .integer(number) }
    case "real":
      if let number = Double(word) { return .real(number) }
    case "data":
      if let data = Data(base64Encoded: word) { return .data([UInt8](data)) }
    case "date":
      if let date = try? Date(word, strategy: .iso8601) {
        return .date(date.timeIntervalSinceReferenceDate)
      }
    default: throw failure("unknown element '\(name)'")
    }
    throw failure("'\(text.prefix(40))' is not a value of '\(name)'")
  }

  private static func integer(_ text: String) -> Int64? {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if isHexadecimal { digits.removeFirst(2) }
    guard digits.first?.isHexDigit == true else { return nil }
    return Int64((isNegative ? "-" : "") + digits, radix: isHexadecimal ? 16 : 10)
  }

  // MARK: Tags and texts

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Skips bytes up to the end of a text.
  private mutating func skip(past text: StaticString) throws(PropertyListError) {
    let last = text.utf8Start[0]
    while position < bytes.endIndex {
      if bytes[position] == last, has(text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw failure("it ends before '\(text)'")
  }

  /// Skips a document type with its declarations, none of which are used.
  private mutating func skipDocumentType() throws(PropertyListError) {
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: ">") {
      if bytes[position] == UInt8(ascii: "[") { try skip(past: "]") } else { position += 1 }
    }
    try skip(past: ">")
  }

  /// Returns the next tag; nil at the end of the file. Skips comments, instructions and the document type.
  private mutating func tag() throws(PropertyListError) -> Tag? {
    while position < bytes.endIndex {
      if bytes[position] <= 0x20 {
        position += 1
      } else if has("<!--") {
        position += 4
        try skip(past: "-->")
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("<!") {
        try skipDocumentType()
      } else if has("<") {
        return try readTag()
      } else {
        throw failure("text outside a value")
      }
    }
    return nil
  }

  private mutating func readTag() throws(PropertyListError) -> Tag {
    position += 1
    let isEnd = has("/")
    if isEnd { position += 1 }
    let start = position
    while position < bytes.endIndex, bytes[position] > 0x20,
      bytes[position] != UInt8(ascii: ">"), bytes[position] != UInt8(ascii: "/")
    {
      position += 1
    }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    try skip(past: ">")
    let isEmpty = bytes[position - 2] == UInt8(ascii: "/") && position - 2 >= start
    return Tag(name: name[...], isEnd: isEnd, isEmpty: isEmpty)
  }

  /// Returns the text up to an element's end tag, which is skipped.
  private mutating func content(of name: String) throws(PropertyListError) -> String {
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        text += try character().utf8
      } else if byte != UInt8(ascii: "<") {
        text.append(byte)
        position += 1
      } else if has("<!--") {
        position += 4
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        position += 9
        let start = position
        try skip(past: "]]>")
        text += bytes[start..<position - 3]
      } else {
        let tag = try readTag()
        guard tag.isEnd, tag.name == name else {
          throw failure("'\(name)' contains the element '\(tag.name)'")
        }
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw failure("'\(name)' is not closed")
  }

  /// Returns the character of a reference such as `&amp;` or `&#38;`.
  private mutating func character() throws(PropertyListError) -> String {
    let end = bytes[position...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw failure("'&' does not begin a reference") }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    position = end + 1
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let text = named[name] { return text }
    let code =
      name.hasPrefix("#x")
      ? UInt32(name.dropFirst(2), radix: 16)
      : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    guard let scalar = code.flatMap({ Unicode.Scalar($0) }) else {
      throw failure("unknown reference '&\(name);'")
    }
    return String(Character(scalar))
  }
}
