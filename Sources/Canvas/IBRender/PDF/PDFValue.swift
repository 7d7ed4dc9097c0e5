/// A value in a PDF file (ISO 32000, section 7.3).
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A reference to the object with a number.
  case reference(Int)
  /// A word that is not a value: an operator of a content stream, or a keyword such as `obj`.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: [String: PDFValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The numbers of an array that contains nothing else.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }
}

/// A reader of values from the bytes of a PDF. Beyond the budget of the file, it finds no more values.
struct PDFScanner {
  private let bytes: [UInt8]
  private let budget: PDFBudget
  private(set) var place: Int

  /// The maximum nesting depth of arrays and dictionaries.
  private static let deepest = 32

  init(_ bytes: [UInt8], at place: Int = 0, _ budget: PDFBudget) {
    (self.bytes, self.place, self.budget) = (bytes, place, budget)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case "(", ")", "<", ">", "[", "]", "{", "}", "/", "%": true
    default: false
    }
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
      } else if Self.isSpace(bytes[place]) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Returns the next value, or nil at the end of the bytes or of the budget.
  mutating func next() -> PDFValue? {
    let start = place
    let value = next(depth: 0)
    return budget.spend(.scannedBytes, max(min(place, bytes.count) - start, 0)) ? value : nil
  }

  private mutating func next(depth: Int) -> PDFValue? {
    // Bounded: the depth is limited, and PDFBudget limits the number of values.
    skipSpace()
    guard place < bytes.count, depth < Self.deepest, budget.spend(.values) else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "/"):
      place += 1
      return .name(name())
    case UInt8(ascii: "("):
      skipString()
      return .string
    case UInt8(ascii: "<"):
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "<") {
        place += 1
        return dictionary(depth)
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      place += 1
      return .string
    case UInt8(ascii: "["):
      place += 1
      var values: [PDFValue] = []
      while let value = next(depth: depth + 1) {
        if case .word("]") = value { break }
        values.append(value)
        Self.joinReference(&values)
      }
      return .array(values)
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      place += 1
      return .word(String(UnicodeScalar(bytes[place - 1])))
    case UInt8(ascii: ">"):
      place += place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: ">") ? 2 : 1
      return .word(">>")
    default: return plain()
    }
  }

  private mutating func dictionary(_ depth: Int) -> PDFValue {
    var values: [PDFValue] = []
    while let value = next(depth: depth + 1) {
      if case .word(">>") = value { break }
      values.append(value)
      Self.joinReference(&values)
    }
    var result: [String: PDFValue] = [:]
    for index in stride(from: 0, to: values.count - 1, by: 2) {
      if let key = values[index].name { result[key] = values[index + 1] }
    }
    return .dictionary(result)
  }

  /// Replaces `12 0 R` at the end of a list with the reference that it represents.
  private static func joinReference(_ values: inout [PDFValue]) {
    guard case .word("R")? = values.last, values.count >= 3,
      let number = values[values.count - 3].integer
    else { return }
    values.removeLast(3)
    values.append(.reference(number))
  }

  private mutating func name() -> String {
    var name: [UInt8] = []
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.isDelimiter(bytes[place]) {
      name.append(bytes[place])
      place += 1
    }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func skipString() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  private mutating func plain() -> PDFValue {
    let word = name()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "":
      place += 1
      return .null
    default: break
    }
    // Swift also reads exponents, hexadecimal numbers and `nan`, which PDF lacks.
    let isNumber = word.utf8.allSatisfy { "+-.0123456789".utf8.contains($0) }
    return (isNumber ? Double(word) : nil).map { .number($0) } ?? .word(word)
  }
}
