import Diagnostics

/// A list of files that another command printed.
package struct FileList {
  /// The paths, in order.
  package let paths: [String]

  /// Parses a list. The paths end with zero bytes, as in the output of `git diff -z`, or with newlines.
  ///
  /// Decodes quoted lines, in which git escapes non-ASCII bytes: `"caf\303\251.xib"`.
  package init(_ bytes: [UInt8]) {
    if bytes.contains(0) {
      paths = bytes.split(separator: 0).map { UndecodableName.string($0) }
    } else {
      // An empty name would be the root of the disk.
      paths = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { Self.unquoted($0) ?? Array($0) }
        .filter { !$0.isEmpty }.map { UndecodableName.string($0) }
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// Returns the text of a quoted line, or nil for other lines.
  private static func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let quote = UInt8(ascii: "\"")
    guard line.count >= 2, line.first == quote, line.last == quote else { return nil }
    var result: [UInt8] = []
    var rest = line.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(3)
      if digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
        let value = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
        guard let byte = UInt8(exactly: value) else { return nil }
        result.append(byte)
        rest = rest.dropFirst(3)
      } else {
        guard let escaped = rest.popFirst().flatMap({ escapes[$0] }) else { return nil }
        result.append(escaped)
      }
    }
    return result
  }
}
