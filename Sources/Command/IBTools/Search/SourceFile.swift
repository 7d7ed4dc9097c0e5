import Diagnostics
import FileWork
import IBSearch

/// A Swift or Objective-C source, with its words.
struct SourceFile {
  static let endings = [".swift", ".m", ".mm", ".h"]

  let path: String
  /// The text in UTF-8.
  let bytes: [UInt8]
  let names: SourceNames
  /// The bytes of the file.
  let content: [UInt8]

  var isSwift: Bool { path.hasEnding(".swift") }

  /// The source, for reading its literals.
  var forLiterals: NamedLiterals.Source {
    NamedLiterals.Source(names, bytes, isObjectiveC: !isSwift, isHeader: path.hasEnding(".h"))
  }

  /// Reads the sources in folders, in the order of their paths.
  static func all(below folders: [String]) throws -> [SourceFile] {
    try FileWatch.files(below: folders, endings: endings).sorted().map { path in
      try Supervisor.reading(path) {
        let content = try LocalizedDocument.bytes(of: path)
        let bytes = Self.text(of: content)
        let names = SourceNames(bytes, nestsComments: path.hasEnding(".swift"))
        return SourceFile(path: path, bytes: bytes, names: names, content: content)
      }
    }
  }

  /// Returns the text of a file in UTF-8. A file in UTF-16 begins with a byte order mark.
  static func text(of content: [UInt8]) -> [UInt8] {
    guard let low = lowByte(of: content) else { return content }
    let units = stride(from: 2, to: content.count - 1, by: 2).map {
      UInt16(content[$0 + low]) | UInt16(content[$0 + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns a text in the encoding of the file.
  func encoded(_ text: [UInt8]) -> [UInt8] {
    guard let low = Self.lowByte(of: content) else { return text }
    return content.prefix(2)
      + String(decoding: text, as: UTF8.self).utf16.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return [bytes[low], bytes[1 - low]]
      }
  }

  /// Returns the place of the low byte in the units of UTF-16; nil for a file in another encoding.
  private static func lowByte(of content: [UInt8]) -> Int? {
    switch Array(content.prefix(2)) {
    case [0xFF, 0xFE]: 0
    case [0xFE, 0xFF]: 1
    default: nil
    }
  }

  /// Returns the position of a range, with the column in bytes.
  func position(of range: Range<Int>) -> SourceRange {
    let before = bytes[..<range.lowerBound]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourceRange(
      at: SourcePosition(
        line: before.count { $0 == 0x0A } + 1, column: range.lowerBound - start + 1,
        offset: range.lowerBound))
  }

  /// Returns a place for messages: the file and its line.
  func place(of range: Range<Int>) -> String { "\(path):\(position(of: range).start.line)" }

  /// Returns the error for a name that is already in use.
  func clash(_ name: String, at range: Range<Int>) -> Diagnostic {
    Diagnostic.usage(
      "\(place(of: range)): the sources already have the name '\(name)'; choose another name")
  }

  /// Returns whether a range is the name of a file or module to import.
  func isImported(_ range: Range<Int>) -> Bool {
    let start = bytes[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let words = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    // `import class App.Card` names the class.
    guard let place = words.firstIndex(where: { $0 == "import" || $0 == "include" }), place < 2
    else { return false }
    return words.count == place + 1 || words[place + 1] != "class"
  }
}
