import FileWork
package import Foundation

/// The size of an image according to the header of its file, in pixels, or in points for PDF and SVG.
package struct ImageHeader {
  package let width: Int
  package let height: Int

  /// Reads the header of a file; nil for an unsupported kind of file.
  /// - Parameter allowsSVG: Whether SVG is supported. UIKit reads it only in asset catalogs.
  package init?(contentsOf file: URL, allowsSVG: Bool = false) {
    guard let bytes = try? FileBytes.beginning(of: file.path, count: 1 << 16) else { return nil }
    self.init(bytes, allowsSVG: allowsSVG)
  }

  /// Reads the header from the first bytes of a PNG, JPEG, GIF or PDF file, or of an SVG if it is supported.
  package init?(_ bytes: [UInt8], allowsSVG: Bool = false) {
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        Self.png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        Self.jpeg(bytes)
      } else if bytes.starts(with: [0x47, 0x49, 0x46]) {
        Self.gif(bytes)
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        Self.pdf(bytes)
      } else if allowsSVG {
        Self.svg(bytes)
      } else {
        nil as (Int, Int)?
      }
    guard let size, size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
  }

  /// The maximum coordinate of a page, far above the maximum that PDF allows (ISO 32000, annex C).
  private static let longestSide = 1e9

  /// Returns the size from the first chunk, which begins with the width and height.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Returns the size from the frame segment, which follows a sequence of other segments.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      func number(_ offset: Int) -> Int {
        Int(bytes[position + offset]) << 8 | Int(bytes[position + offset + 1])
      }
      // These are the start-of-frame markers; the excluded markers in this range belong to tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(7), number(5))
      }
      position += 2 + number(2)
    }
    return nil
  }

  /// Returns the size of the first page as displayed: the intersection of its media box and crop box, in the page's
  /// unit and rotated like the page (ISO 32000, section 14.11.2). Compressed pages are not read.
  ///
  /// A crop box outside the page and a unit that is not positive are ignored, so that such a file still counts as an
  /// image. The code that draws the page reports what is wrong with it.
  private static func pdf(_ bytes: [UInt8]) -> (Int, Int)? {
    guard let media = box("/MediaBox", in: bytes) else { return nil }
    let crop = box("/CropBox", in: bytes)?.intersection(media)
    let visible = crop.flatMap { $0.isEmpty ? nil : $0 } ?? media
    let unit = number("/UserUnit", in: bytes).flatMap { $0 > 0 ? $0 : nil } ?? 1
    let isOnSide = (number("/Rotate", in: bytes) ?? 0).truncatingRemainder(dividingBy: 180) != 0
    let (width, height) = (visible.width * unit, visible.height * unit)
    guard let across = Int(exactly: width.rounded()), let up = Int(exactly: height.rounded()) else {
      return nil
    }
    return isOnSide ? (up, across) : (across, up)
  }

  /// Returns the first rectangle with a name in a PDF.
  private static func box(_ name: String, in bytes: [UInt8]) -> CGRect? {
    guard let rest = values(after: name, in: bytes), rest.first == UInt8(ascii: "["),
      let end = rest.firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = rest[(rest.startIndex + 1)..<end].split { $0 <= 0x20 }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    // Rectangles without a finite area cannot be intersected.
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= longestSide }) else { return nil }
    return CGRect(
      x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]),
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  /// Returns the first number with a name in a PDF.
  private static func number(_ name: String, in bytes: [UInt8]) -> Double? {
    guard let rest = values(after: name, in: bytes) else { return nil }
    let digits = rest.prefix { "+-.0123456789".utf8.contains($0) }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static func values(after name: String, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let start = firstRange(of: Array(name.utf8), in: bytes) else { return nil }
    return bytes[(start + name.utf8.count)...].drop { $0 <= 0x20 }
  }

  static func firstRange(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= pattern.count else { return nil }
    return (0...bytes.count - pattern.count).first { start in
      bytes[start] == pattern[0] && bytes[start..<start + pattern.count].elementsEqual(pattern)
    }
  }
}
