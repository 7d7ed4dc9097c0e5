// A `Character` may contain more than the ASCII character that it ends or begins with: U+0D4E joins with the character after
// it, and combining marks with the one before them. Code that compares characters then does not see a quotation mark or an
// angle bracket, and takes a slash for a letter, because `Character.isLetter` looks at the first scalar only.
extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, or a mark on one.
  package var isNamePart: Bool {
    if isASCII {
      return ("0"..."9").contains(self) || ("a"..."z").contains(Unicode.Scalar(value | 0x20)!)
    }
    if properties.isAlphabetic || properties.numericType != nil { return true }
    return [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}

extension Character {
  /// Whether the character is a letter or a digit with its marks, and nothing else.
  package var isNamePart: Bool { unicodeScalars.allSatisfy(\.isNamePart) }
}

extension String {
  /// Returns the text with a replacement for each occurrence of an ASCII character.
  package func replacing(ascii: Unicode.Scalar, with replacement: String) -> String {
    let byte = UInt8(ascii: ascii)
    guard utf8.contains(byte) else { return self }
    return utf8.split(separator: byte, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    .joined(separator: replacement)
  }
}
