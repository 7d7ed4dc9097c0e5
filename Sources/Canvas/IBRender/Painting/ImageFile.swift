import FileWork
import Foundation

/// A check of image files: whether a viewer can decode them, and how many pixels they have.
enum ImageFile {
  /// Returns why a file cannot be drawn, or nil if its structure is complete, its sides have at most
  /// ``Picture/longestSide`` pixels, and there are at most ``Picture/mostPixels``. The compressed pixels are not examined.
  static func problem(with file: URL) -> String? {
    let data: Data
    do {
      data = Data(try FileBytes.readFollowingLinks(file.path, limit: ImageLimits.bytes))
    } catch {
      switch error {
      case .refused(let reason): return "the file cannot be read: \(reason)"
      case .tooLarge(let limit): return "the file is larger than \(limit >> 20) MiB"
      }
    }
    let bytes = Bytes(data: data)
    switch file.pathExtension.lowercased() {
    case "png": return bytes.problemOfPNG
    case "jpg", "jpeg": return bytes.problemOfJPEG
    case "gif": return bytes.problemOfGIF
    case "svg": return SVGFile.problem(with: data)
    default: return "its file type is not supported"
    }
  }

  private static func problem(width: Int, height: Int) -> String? {
    if width == 0 || height == 0 { return "it has no pixels" }
    let longest = max(width, height)
    guard longest <= Int(Picture.longestSide) else {
      return "a side has \(longest) pixels, but the maximum is \(Int(Picture.longestSide))"
    }
    guard width * height > Picture.mostPixels else { return nil }
    return
      "it has \(width) by \(height) pixels, but the maximum is \(Picture.mostPixels / 1_000_000) million"
  }

  /// The bytes of a file, from its beginning.
  private struct Bytes {
    let data: Data

    private static let truncated = "the file is truncated or damaged"

    func byte(_ offset: Int) -> Int? {
      offset >= 0 && offset < data.count ? Int(data[data.startIndex + offset]) : nil
    }

    /// Returns a number of some bytes with the most significant one first.
    func number(_ offset: Int, _ count: Int) -> Int? {
      var value = 0
      for index in 0..<count {
        guard let byte = byte(offset + index) else { return nil }
        value = value << 8 | byte
      }
      return value
    }

    func starts(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      data.count >= offset + bytes.count
        && data.dropFirst(offset).prefix(bytes.count).elementsEqual(bytes)
    }

    /// Walks through the chunks of a PNG (PNG specification, section 5.3): each has a length, type, content and
    /// checksum.
    var problemOfPNG: String? {
      guard starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
        return "it is not a PNG"
      }
      if starts(Array("CgBI".utf8), at: 12) {
        return "it is a PNG that only Apple's devices can read"
      }
      guard starts(Array("IHDR".utf8), at: 12), let width = number(16, 4),
        let height = number(20, 4)
      else { return Self.truncated }
      if let problem = ImageFile.problem(width: width, height: height) { return problem }
      // Each row begins with a filter byte. A row of one-bit pixels is the shortest possible.
      let shortest = height * (1 + (width * (byte(24) ?? 1) + 7) / 8)
      var place = 8
      var compressed = 0
      while let length = number(place, 4) {
        let end = place + 12 + length
        guard end <= data.count else { return Self.truncated }
        if starts(Array("IDAT".utf8), at: place + 4) { compressed += length }
        if starts(Array("IEND".utf8), at: place + 4) {
          // Deflate compresses data to 1/1032 of its size at best, so fewer bytes cannot hold the claimed number of
          // pixels.
          return compressed > 0 && compressed * 1032 >= shortest ? nil : Self.truncated
        }
        place = end
      }
      return Self.truncated
    }

    /// Walks through the segments of a JPEG (ITU T.81, annex B) up to the scan, which must have an end.
    var problemOfJPEG: String? {
      guard starts([0xFF, 0xD8]) else { return "it is not a JPEG" }
      var place = 2
      var hasFrame = false
      while let sign = byte(place), let marker = byte(place + 1), sign == 0xFF {
        if marker == 0xFF {
          place += 1
          continue
        }
        guard let length = number(place + 2, 2), length >= 2 else { return Self.truncated }
        // Frames are C0 to CF, except for tables (C4, CC) and an extension (C8).
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
          guard let height = number(place + 5, 2), let width = number(place + 7, 2) else {
            return Self.truncated
          }
          if let problem = ImageFile.problem(width: width, height: height) { return problem }
          hasFrame = true
        }
        if marker == 0xDA {
          let scan = data.dropFirst(place + 2 + length)
          return hasFrame && scan.range(of: Data([0xFF, 0xD9])) != nil ? nil : Self.truncated
        }
        place += 2 + length
      }
      return Self.truncated
    }

    var problemOfGIF: String? {
      guard starts(Array("GIF8".utf8)) else { return "it is not a GIF" }
      guard let a = byte(6), let b = byte(7), let c = byte(8), let d = byte(9),
        data.range(of: Data([0x3B])) != nil
      else { return Self.truncated }
      return ImageFile.problem(width: a | b << 8, height: c | d << 8)
    }
  }
}
