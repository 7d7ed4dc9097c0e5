public import Foundation

extension UIImage {
  /// The image as PNG: its file where it is one, else a transparent picture of its size in pixels, because nothing is
  /// painted. Nil where the size is not known.
  public func pngData() -> Data? {
    if let data = fileData(startingWith: BlankPicture.pngSignature) { return data }
    return pixelSize.map { BlankPicture.png(width: $0.width, height: $0.height) }
  }

  /// The image as JPEG: its file where it is one, else a grey picture of its size in pixels, because nothing is painted. Nil
  /// where the size is not known.
  /// - Parameter compressionQuality: Without effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data = fileData(startingWith: [0xFF, 0xD8]) { return data }
    return pixelSize.map { BlankPicture.jpeg(width: $0.width, height: $0.height) }
  }

  private func fileData(startingWith signature: [UInt8]) -> Data? {
    let data = encoded ?? file.flatMap { try? Data(contentsOf: $0) }
    guard let data, data.starts(with: signature) else { return nil }
    return data
  }

  private var pixelSize: (width: Int, height: Int)? {
    cgImage.map { ($0.width, $0.height) }
  }

  /// The image ready to be drawn: it always is.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the image ready to be drawn, in a later turn of the clock.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// The image in another size, in points.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard isSizeKnown else { return nil }
    return changed {
      $0.size = size
      $0.asset = nil
    }
  }

  /// The image mirrored: its width and height stay.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: [Orientation: Orientation] = [
      .up: .upMirrored, .down: .downMirrored, .left: .leftMirrored, .right: .rightMirrored,
      .upMirrored: .up, .downMirrored: .down, .leftMirrored: .left, .rightMirrored: .right,
    ]
    return changed { $0.orientation = mirrored[$0.orientation] ?? $0.orientation }
  }

  /// The image with parts at its left and top that do not stretch; between them and the rest one pixel does.
  @available(*, deprecated, message: "use resizableImage(withCapInsets:)")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? max(size.height - top - 1, 0) : 0,
        right: leftCapWidth > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  // MARK: Animated images

  /// Several images shown one after the other, in a time in seconds; here the first one is shown.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration
      $0.asset = nil
    }
  }

  /// The images of a name with numbers from 0 or 1 behind it.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of an animated one, else nil.
  public var images: [UIImage]? { frames }
}

/// Pictures without content in real formats.
enum BlankPicture {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A transparent picture with one bit for each pixel.
  static func png(width: Int, height: Int) -> Data {
    var data = Data(pngSignature)
    chunk("IHDR", big(width) + big(height) + [1, 3, 0, 0, 0], to: &data)
    chunk("PLTE", [0, 0, 0], to: &data)
    chunk("tRNS", [0], to: &data)
    // Rows of a filter byte and the pixels, all zero, stored without compression.
    let length = height * (1 + (width + 7) / 8)
    var body: [UInt8] = [0x78, 0x01]
    var left = length
    repeat {
      let part = min(left, 0xFFFF)
      left -= part
      let (low, high) = (UInt8(part & 0xFF), UInt8(part >> 8))
      body += [left == 0 ? 1 : 0, low, high, ~low, ~high]
      body += [UInt8](repeating: 0, count: part)
    } while left > 0
    // Adler-32 of zeros: the first sum stays 1, the second counts the bytes.
    body += big((length % 65521) << 16 | 1)
    chunk("IDAT", body, to: &data)
    chunk("IEND", [], to: &data)
    return data
  }

  /// A picture of one grey: each block has the mean value and nothing else, two bits long.
  static func jpeg(width: Int, height: Int) -> Data {
    let (width, height) = (min(width, 0xFFFF), min(height, 0xFFFF))
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0, 11, 8] + big(height).suffix(2) + big(width).suffix(2)
    bytes += [1, 1, 0x11, 0]
    for table: UInt8 in [0x00, 0x10] {
      bytes += [0xFF, 0xC4, 0, 20, table, 1] + [UInt8](repeating: 0, count: 15) + [0]
    }
    bytes += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
    bytes += [UInt8](repeating: 0, count: bits / 8)
    if bits % 8 > 0 { bytes.append(UInt8(0xFF >> (bits % 8))) }
    return Data(bytes + [0xFF, 0xD9])
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ body: [UInt8], to data: inout Data) {
    let named = Array(name.utf8) + body
    data.append(contentsOf: big(body.count) + named + big(Int(checksum(named))))
  }

  /// CRC-32 as PNG has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
