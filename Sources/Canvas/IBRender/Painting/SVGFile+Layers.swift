import AssetCatalog
import Foundation

/// The parts of SVG files that are drawn apart: translucent groups, which need a layer of the picture's size each, the
/// regions of filters, and embedded images.
extension SVGFile {
  /// Returns why the layers of a file take too much memory; nil if they do not.
  /// - Parameters:
  ///   - tags: The tags in order, each without its angle brackets.
  ///   - styles: The file in lowercase.
  static func layerProblem(_ tags: [Text], styles: Data) -> String? {
    // A style may make any element a layer.
    let isAnyLayered = styles.range(of: Data("<style".utf8)) != nil && hasLayer(styles)
    var open: [Bool] = []
    var depth = 0
    var deepest = 0
    for tag in tags {
      if tag.first == "/" {
        depth -= open.popLast() == true ? 1 : 0
      } else if let first = tag.first, first != "!", first != "?" {
        let isLayered = isAnyLayered || hasLayer(Data(String(tag).lowercased().utf8))
        deepest = max(deepest, depth + (isLayered ? 1 : 0))
        guard tag.last != "/" else { continue }
        open.append(isLayered)
        depth += isLayered ? 1 : 0
      }
    }
    // An element that is used again brings its layers with it.
    let limit = ImageLimits.layers
    let isNested =
      deepest > limit
      || deepest > 0 && styles.range(of: Data("<use".utf8)) != nil
        && tags.count { $0.starts(with: "use".unicodeScalars) } * deepest > limit * limit
    return isNested ? "more than \(limit) of its translucent groups are inside of one another" : nil
  }

  private static func hasLayer(_ text: Data) -> Bool {
    ["opacity", "mask", "clip-path", "mix-blend-mode", "isolation"].contains { name in
      var rest = text[...]
      while let place = rest.range(of: Data(name.utf8)) {
        // `fill-opacity` and `stop-opacity` need no layer.
        if place.lowerBound == text.startIndex || text[place.lowerBound - 1] != UInt8(ascii: "-") {
          return true
        }
        rest = rest[place.upperBound...]
      }
      return false
    }
  }

  /// Returns why the region of a filter is too large; nil if it is not.
  static func regionProblem(_ tag: Text) -> String? {
    guard !tag.contains("userSpaceOnUse".unicodeScalars) else { return nil }
    for attribute in ["x", "y", "width", "height"] {
      guard let place = tag.firstRange(of: " \(attribute)".unicodeScalars) else { continue }
      let value = tag[place.upperBound...].drop { $0.isXMLSpace || $0 == "=" }
      guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
      let text = value.dropFirst().prefix { $0 != quote }
      let isPercent = text.last == "%"
      let number = Double(String(Substring(isPercent ? text.dropLast() : text)))
      let size = abs(number ?? 0) / (isPercent ? 100 : 1)
      if size > ImageLimits.filterRegion {
        return
          "the region of a filter is more than \(Int(ImageLimits.filterRegion)) times as large as what it filters"
      }
    }
    return nil
  }

  /// Returns why the embedded images of a file cannot be drawn; nil if they can.
  /// - Parameter styles: The file in lowercase, with references to ASCII characters decoded.
  static func embeddedProblem(_ data: Data, styles: Data) -> String? {
    let bytes = [UInt8](data)
    var area = 0
    var count = 0
    for start in places(of: "data:", in: bytes) {
      count += 1
      let value = bytes[(start + 5)...].prefix {
        ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"), UInt8(ascii: "<")].contains($0)
      }
      guard let comma = value.prefix(200).firstIndex(of: UInt8(ascii: ",")) else { continue }
      let kind = String(decoding: value[..<comma], as: UTF8.self).lowercased()
      // Fonts are not loaded.
      if kind.hasPrefix("font/") || kind.hasPrefix("application/") { continue }
      guard ["image/png", "image/jpeg", "image/jpg", "image/gif"].contains(where: kind.hasPrefix),
        kind.contains(";base64"),
        let image = Data(
          base64Encoded: Data(value[(comma + 1)...]), options: .ignoreUnknownCharacters),
        let header = ImageHeader([UInt8](image))
      else { return "it contains an image that is not a PNG, JPEG or GIF in Base64" }
      let (pixels, isTooLarge) = header.width.multipliedReportingOverflow(by: header.height)
      area = isTooLarge ? .max : area.addingReportingOverflow(pixels).partialValue
      guard !isTooLarge, (0...Picture.mostPixels).contains(area) else {
        return
          "the images that it contains have more than \(Picture.mostPixels / 1_000_000) million pixels"
      }
    }
    // An address that is written with references was not read.
    let written = places(of: "data:", in: [UInt8](styles)).count
    return written == count ? nil : "it contains an image whose address is written with references"
  }

  /// Returns the places of a word, whatever its case.
  private static func places(of word: String, in bytes: [UInt8]) -> [Int] {
    let word = Array(word.utf8)
    return bytes.indices.dropLast(word.count - 1).filter { start in
      word.indices.allSatisfy { lowercase(bytes[start + $0]) == word[$0] }
    }
  }
}
