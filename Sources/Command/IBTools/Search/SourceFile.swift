import Diagnostics
import FileWork
import IBSearch

/// A Swift or Objective-C source, with its words.
struct SourceFile {
  static let endings = [".swift", ".m", ".mm", ".h"]

  let path: String
  let bytes: [UInt8]
  let names: SourceNames

  var isSwift: Bool { path.hasEnding(".swift") }

  /// The source, for reading its literals.
  var forLiterals: NamedLiterals.Source {
    NamedLiterals.Source(names, bytes, isObjectiveC: !isSwift, isHeader: path.hasEnding(".h"))
  }

  /// Reads the sources in folders.
  static func all(below folders: [String]) throws -> [SourceFile] {
    try FileWatch.files(below: folders, endings: endings).map { path in
      try Supervisor.reading(path) {
        let bytes = try LocalizedDocument.bytes(of: path)
        let names = SourceNames(bytes, nestsComments: path.hasEnding(".swift"))
        return SourceFile(path: path, bytes: bytes, names: names)
      }
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
