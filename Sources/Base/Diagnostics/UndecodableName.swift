/// File names as strings, even though a name on disk may consist of arbitrary bytes.
///
/// A byte that is not part of valid UTF-8, which is at least 0x80, is represented by a character of a private plane
/// (U+10FF00 plus the byte), so that the name can be turned back into its own bytes. A name that contains such a character
/// itself is represented byte by byte as well, so each string represents exactly one name. A slash or a period is never
/// represented this way: the characters for them in a document would lead to another folder.
package enum UndecodableName {
  /// The character that would represent the byte 0.
  private static let first: UInt32 = 0x10_FF00

  /// Returns the byte that a character represents; nil for an ordinary character.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    (first + 0x80...first + 0xFF).contains(scalar.value) ? UInt8(scalar.value - first) : nil
  }

  /// Returns the string for the bytes of a name or a path.
  package static func string(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !contains(text) { return text }
    var result = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let length = (1...4).first { length in
        rest.count >= length
          && String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.count == 1
      }
      let scalar = length.flatMap { String(validating: rest.prefix($0), as: UTF8.self) }?
        .unicodeScalars.first
      if let length, let scalar, byte(of: scalar) == nil {
        result.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        // A character of the private plane is represented byte by byte.
        for byte in rest.prefix(length ?? 1) {
          result.append(Unicode.Scalar(first + UInt32(byte))!)
        }
        rest = rest.dropFirst(length ?? 1)
      }
    }
    return String(result)
  }

  /// Returns the bytes of the name that a string represents.
  package static func bytes(_ name: String) -> [UInt8] {
    guard contains(name) else { return Array(name.utf8) }
    return name.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// Whether a string contains a byte that is not part of valid UTF-8.
  package static func contains(_ name: String) -> Bool {
    name.utf8.contains(0xF4) && name.unicodeScalars.contains { byte(of: $0) != nil }
  }
}
