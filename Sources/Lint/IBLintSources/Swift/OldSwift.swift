#if SourceChecks
  import Diagnostics
  import SwiftParser
  import SwiftSyntax

  /// Syntax of old versions of Swift that the parser does not know.
  enum OldSwift {
    private static let composition = Array("protocol<".utf8)
    /// The number of bytes in which a composition ends; this is more than people write.
    private static let longest = 1000

    /// Parses a file, in which compositions of protocols may have the form of Swift 2: `protocol<Movable, Named>`.
    static func parse(_ source: UnsafeBufferPointer<UInt8>) -> SourceFileSyntax {
      guard let bytes = modernized(source) else { return Parser.parse(source: source) }
      return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Returns code of equal length with compositions as `Movable & Named`, or nil if there are none.
    private static func modernized(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
      var bytes: [UInt8] = []
      var index = source.startIndex
      while let found = source[index...].firstIndex(of: UInt8(ascii: "<")) {
        index = found + 1
        let start = index - composition.count
        guard start >= 0, source[start..<index].elementsEqual(composition),
          start == 0 || !source[start - 1].isInIdentifier,
          let end = source[index...].prefix(longest).firstIndex(of: UInt8(ascii: ">"))
        else { continue }
        if bytes.isEmpty { bytes = Array(source) }
        let names = source[index..<end].split(separator: UInt8(ascii: ","))
        var text = Array(names.map { trimmed($0) }.joined(separator: Array(" & ".utf8)))
        // `protocol<>` is any value.
        if text.isEmpty { text = Array("Any".utf8) }
        let room = end + 1 - start
        guard text.count <= room, !text.contains(UInt8(ascii: "\n")) else { continue }
        bytes.replaceSubrange(
          start...end, with: Array(repeating: UInt8(ascii: " "), count: room - text.count) + text)
        index = end + 1
      }
      return bytes.isEmpty ? nil : bytes
    }

    private static func trimmed(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
      let letters = name.drop { $0 <= 0x20 }
      return letters.lastIndex { $0 > 0x20 }.map { Array(letters[...$0]) } ?? []
    }
  }

  extension FileRecord {
    /// Records that the parser may have skipped members of the types from a line on.
    mutating func doubtMembers(from line: Int?) {
      guard let line else { return }
      for type in types.indices where types[type].line >= line { types[type].mayHaveMore = true }
    }
  }
#endif
