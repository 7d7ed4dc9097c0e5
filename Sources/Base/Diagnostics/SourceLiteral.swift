/// The form of a string literal in a source.
package struct SourceLiteral: Hashable, Sendable {
  /// Whether the source is in Objective-C, instead of Swift.
  let isObjectiveC: Bool
  /// The number of number signs around a raw literal of Swift.
  let hashes: Int

  /// Creates a form.
  package init(isObjectiveC: Bool = false, hashes: Int = 0) {
    (self.isObjectiveC, self.hashes) = (isObjectiveC, hashes)
  }

  /// Returns the content of a literal with the same characters as a text, regardless of the text's contents.
  ///
  /// It works on Unicode scalars, because a quotation mark and a combining mark are one character.
  package func content(of text: String) -> String {
    let signs = String(repeating: "#", count: hashes)
    let scalars = text.unicodeScalars
    var content = String.UnicodeScalarView()
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "\"" || scalar == "\\" {
        // In a raw literal, only number signs give these a meaning, and quotation marks at the beginning.
        let rest = scalars[scalars.index(after: index)...]
        if index == scalars.startIndex || rest.starts(with: signs.unicodeScalars) {
          content.append(contentsOf: "\\\(signs)".unicodeScalars)
        }
        content.append(scalar)
      } else if PrintableText.isUnsafe(scalar) {
        content.append(contentsOf: escape(scalar, signs).unicodeScalars)
      } else {
        content.append(scalar)
      }
    }
    return String(content)
  }

  private func escape(_ scalar: Unicode.Scalar, _ signs: String) -> String {
    guard isObjectiveC else {
      return "\\\(signs)u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
    // C has no universal names for control characters; three octal digits end an escape whatever follows.
    return String(Character(scalar)).utf8.map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }.joined()
  }

  /// Returns the text of a literal; nil if its content has an interpolation, or an escape that is not known.
  package func text(of content: String) -> String? {
    guard content.utf8.contains(UInt8(ascii: "\\")) else { return content }
    let signs = Array(repeating: UInt8(ascii: "#"), count: hashes)
    var text: [UInt8] = []
    var rest = Array(content.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), rest.starts(with: signs) else {
        text.append(byte)
        continue
      }
      rest = rest.dropFirst(hashes)
      guard let sign = rest.popFirst(),
        let meaning = isObjectiveC ? Self.inObjectiveC(sign, &rest) : Self.inSwift(sign, &rest)
      else { return nil }
      text += meaning
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func inSwift(_ sign: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    switch Unicode.Scalar(sign) {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "0": return [0]
    case "\"", "'", "\\": return [sign]
    case "u":
      guard rest.popFirst() == UInt8(ascii: "{") else { return nil }
      let value = number(8, radix: 16, &rest)
      guard rest.popFirst() == UInt8(ascii: "}") else { return nil }
      return value.flatMap(bytes)
    default: return nil
    }
  }

  private static func inObjectiveC(_ sign: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    switch Unicode.Scalar(sign) {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "\"", "'", "\\", "?": return [sign]
    case "u": return number(4, radix: 16, &rest).flatMap(bytes)
    case "U": return number(8, radix: 16, &rest).flatMap(bytes)
    // Such numbers are bytes of the text.
    case "x": return number(2, radix: 16, &rest).map { [UInt8($0)] }
    case "0"..."7":
      rest = [sign] + rest
      return number(3, radix: 8, &rest).flatMap { UInt8(exactly: $0) }.map { [$0] }
    default: return nil
    }
  }

  /// Reads a number with at most so many digits.
  private static func number(
    _ most: Int, radix: Int, _ rest: inout ArraySlice<UInt8>
  ) -> UInt32? {
    let digits = rest.prefix(most).prefix {
      Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } == true
    }
    rest = rest.dropFirst(digits.count)
    return UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  private static func bytes(_ value: UInt32) -> [UInt8]? {
    Unicode.Scalar(value).map { Array(String(Character($0)).utf8) }
  }
}
