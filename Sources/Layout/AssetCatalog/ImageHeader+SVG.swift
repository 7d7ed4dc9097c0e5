extension ImageHeader {
  /// Returns the size of an SVG in points, one for each user unit: from the width and the height of the root element,
  /// else from its view box (SVG 2, sections 8.2 and 8.6).
  static func svg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard let start = firstRange(of: Array("<svg".utf8), in: bytes) else { return nil }
    let attributes = attributes(in: bytes[(start + 4)...])
    let box = attributes["viewBox"]?.split { $0.isWhitespace || $0 == "," }
      .compactMap { Double($0) }
    let inside = box.flatMap { $0.count == 4 ? ($0[2], $0[3]) : nil }
    let width = attributes["width"].flatMap(length) ?? inside?.0
    let height = attributes["height"].flatMap(length) ?? inside?.1
    guard let width, let height, let across = Int(exactly: width.rounded()),
      let up = Int(exactly: height.rounded())
    else { return nil }
    return (across, up)
  }

  /// Returns the attributes of a tag, from the byte after its name.
  private static func attributes(in bytes: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = bytes.drop { $0 <= 0x20 }
    while let first = rest.first, first != UInt8(ascii: ">"), first != UInt8(ascii: "/") {
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      let value = rest[name.endIndex...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty, let quote = value.first, "\"'".utf8.contains(quote),
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      let text = value[(value.startIndex + 1)..<end]
      attributes[String(decoding: name, as: UTF8.self)] = String(decoding: text, as: UTF8.self)
      rest = value[(end + 1)...].drop { $0 <= 0x20 }
    }
    return attributes
  }

  /// Returns a length in user units; nil for lengths that depend on where the image is shown.
  private static func length(_ text: String) -> Double? {
    // The CSS units, in pixels.
    let units = [
      "": 1, "px": 1, "pt": 4.0 / 3, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    ]
    let unit = text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed()
    guard let factor = units[String(unit)], let number = Double(text.dropLast(unit.count)) else {
      return nil
    }
    return number * factor
  }
}
