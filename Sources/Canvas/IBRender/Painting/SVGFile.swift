import Diagnostics
import Foundation

/// A check of SVG files, which are drawn by picture libraries and browsers.
enum SVGFile {
  typealias Text = Substring.UnicodeScalarView

  /// Returns why a file cannot be drawn, or nil if it can be.
  ///
  /// A few bytes can cause any amount of work, through large filters and nested entities. Therefore, a file may have
  /// only small filters, few layers and small embedded images (``ImageLimits``), and may declare no entities.
  static func problem(with data: Data) -> String? {
    guard data.count <= ImageLimits.vectorBytes else {
      return "an SVG may have at most \(ImageLimits.vectorBytes >> 20) MiB"
    }
    guard data.range(of: Data("<svg".utf8)) != nil || data.range(of: Data(":svg".utf8)) != nil
    else { return "it contains no SVG" }
    if data.range(of: Data("<!ENTITY".utf8)) != nil { return "it declares entities" }
    if data.contains(0) { return "it is not encoded in UTF-8" }
    // Scalars: as a `Character`, a mark can hide the `<` after it.
    let text = Text(String(decoding: data, as: UTF8.self).unicodeScalars)
    var sizes: [(name: String, numbers: [Double])] = []
    let tags = text.split(separator: "<").dropFirst().map { part in part.prefix { $0 != ">" } }
    for tag in tags {
      let name = tag.prefix { !$0.isXMLSpace && $0 != "/" }.split(separator: ":").last
      if let name, name.elementsEqual("filter".unicodeScalars), let problem = regionProblem(tag) {
        return problem
      }
      if let name, name.starts(with: "fe".unicodeScalars),
        name.dropFirst(2).first?.properties.isUppercase == true
      {
        sizes.append(("", []))
        for attribute in ["stdDeviation", "radius", "numOctaves", "order"] {
          let numbers = numbers(of: attribute, in: tag)
          if !numbers.isEmpty { sizes.append((attribute, numbers)) }
        }
      }
    }
    let plain = withoutReferences(data)
    guard let styles = functions(in: plain) else { return "its styles contain escapes" }
    return problem(elements: sizes, functions: styles) ?? layerProblem(tags, styles: plain)
      ?? embeddedProblem(data, styles: plain)
  }

  private static func problem(
    elements: [(name: String, numbers: [Double])], functions: [(name: String, numbers: [Double])]
  ) -> String? {
    let count = elements.count { $0.name.isEmpty } + functions.count
    guard count <= ImageLimits.filters else {
      return "it has more than \(ImageLimits.filters) filters"
    }
    for (name, numbers) in elements + functions {
      // A size that is not a number exceeds the limit as well.
      guard let largest = numbers.max(), !(largest <= ImageLimits.filterSize) else { continue }
      return
        "the '\(name)' of a filter is \(largest), but the maximum is \(Int(ImageLimits.filterSize))"
    }
    return nil
  }

  /// Returns the numbers in an attribute of a tag, and in attributes whose names end in its name.
  private static func numbers(of attribute: String, in tag: Text) -> [Double] {
    tag.ranges(of: attribute.unicodeScalars).flatMap { place -> [Double] in
      let value = tag[place.upperBound...].drop { $0.isXMLSpace || $0 == "=" }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return [] }
      let numbers = value.dropFirst().prefix { $0 != quote }
      return numbers.split { $0.isXMLSpace || $0 == "," }
        .map { abs(Double(String(Substring($0))) ?? .infinity) }
    }
  }

  // MARK: Styles

  /// Returns the filter functions in styles and attributes with their lengths, in any unit; nil if an escape of a style may
  /// hide them.
  private static func functions(in plain: Data) -> [(name: String, numbers: [Double])]? {
    let hasStyles = ["<style", ":style", "style="].contains {
      plain.range(of: Data($0.utf8)) != nil
    }
    if hasStyles, plain.contains(UInt8(ascii: "\\")) { return nil }
    var found: [(name: String, numbers: [Double])] = []
    for name in ["blur", "drop-shadow"] {
      var rest = plain[...]
      // More than the limit need not be found.
      while found.count <= ImageLimits.filters, let place = rest.range(of: Data("\(name)(".utf8)) {
        rest = rest[place.upperBound...]
        let words = rest.prefix(200).prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "<") }
          .split { !"0123456789.e".utf8.contains($0) }
        found.append((name, words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }))
      }
    }
    return found
  }

  /// Returns the bytes in lowercase, with references to ASCII characters decoded.
  private static func withoutReferences(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let rest = bytes[(index + 1)...]
      guard bytes[index] == UInt8(ascii: "&"), rest.first == UInt8(ascii: "#") else {
        result.append(lowercase(bytes[index]))
        index += 1
        continue
      }
      let digits = String(
        decoding: rest.dropFirst().prefix(12).prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      // Zeros in front would make any reference longer than this.
      guard let number else {
        result.append(UInt8(ascii: "\\"))
        index += 1
        continue
      }
      index += digits.utf8.count + 3
      if number < 0x80 { result.append(lowercase(UInt8(number))) }
    }
    return Data(result)
  }

  static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space in XML.
  var isXMLSpace: Bool { self == " " || self == "\n" || self == "\t" || self == "\r" }
}
