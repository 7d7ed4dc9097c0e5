package import Foundation

/// The size of an image according to the header of its file, in pixels, or in points for PDF.
package struct ImageHeader {
  package let width: Int
  package let height: Int

  /// Reads the header of a file; nil for an unsupported kind of file.
  package init?(contentsOf file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let data = try? handle.read(upToCount: 1 << 16)
    else { return nil }
    self.init([UInt8](data))
  }

  /// Reads the header from the first bytes of a PNG, JPEG, GIF or PDF file.
  package init?(_ bytes: [UInt8]) {
    let size =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        Self.png(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        Self.jpeg(bytes)
      } else if bytes.starts(with: [0x47, 0x49, 0x46]) {
        Self.gif(bytes)
      } else if bytes.starts(with: Array("%PDF".utf8)) {
        Self.pdf(bytes)
      } else {
        nil as (Int, Int)?
      }
    guard let size, size.0 > 0, size.1 > 0 else { return nil }
    (width, height) = size
  }

  /// Returns the size from the first chunk, which begins with width and height.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24 else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Returns the size from the frame's segment, which follows a sequence of other segments.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      func number(_ offset: Int) -> Int {
        Int(bytes[position + offset]) << 8 | Int(bytes[position + offset + 1])
      }
      // These are the start-of-frame markers; the excluded markers in this range are those of tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(7), number(5))
      }
      position += 2 + number(2)
    }
    return nil
  }

  /// Returns the size of the first uncompressed media box.
  private static func pdf(_ bytes: [UInt8]) -> (Int, Int)? {
    let name = Array("/MediaBox".utf8)
    guard let start = firstRange(of: name, in: bytes),
      let open = bytes[start...].firstIndex(of: 0x5B),
      let close = bytes[open...].firstIndex(of: 0x5D)
    else { return nil }
    let numbers = bytes[open + 1..<close].split { $0 <= 0x20 }
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return (
      Int(exactly: (numbers[2] - numbers[0]).rounded()) ?? 0,
      Int(exactly: (numbers[3] - numbers[1]).rounded()) ?? 0
    )
  }

  private static func firstRange(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= pattern.count else { return nil }
    return (0...bytes.count - pattern.count).first { start in
      bytes[start] == pattern[0] && bytes[start..<start + pattern.count].elementsEqual(pattern)
    }
  }
}
