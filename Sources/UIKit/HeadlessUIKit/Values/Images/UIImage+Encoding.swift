public import Foundation

extension UIImage {
  /// Returns the image as PNG; nil if its size is not known.
  ///
  /// An image from a PNG file returns the file's data. Other images return a transparent picture of the same size in
  /// pixels, because nothing is painted.
  public func pngData() -> Data? {
    if let data = fileData(startingWith: BlankPicture.pngSignature) { return data }
    return pixelSize.map { BlankPicture.png(width: $0.width, height: $0.height) }
  }

  /// Returns the image as JPEG; nil if its size is not known.
  ///
  /// An image from a JPEG file returns the file's data. Other images return a gray picture of the same size in pixels,
  /// because nothing is painted.
  /// - Parameter compressionQuality: Has no effect.
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

  /// Returns the image itself, which is always ready to be drawn.
  public func preparingForDisplay() -> UIImage? { self }

  /// Passes the image to a closure in a later turn of the clock.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// Returns the image in a different size, in points; nil if its own size is not known.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard isSizeKnown else { return nil }
    return changed {
      $0.size = size
      $0.asset = nil
    }
  }

  /// Returns the image mirrored horizontally, with the same width and height.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored: [Orientation: Orientation] = [
      .up: .upMirrored, .down: .downMirrored, .left: .leftMirrored, .right: .rightMirrored,
      .upMirrored: .up, .downMirrored: .down, .leftMirrored: .left, .rightMirrored: .right,
    ]
    return changed { $0.orientation = mirrored[$0.orientation] ?? $0.orientation }
  }

  /// Returns an image whose left and top parts do not stretch. The pixel after each of these parts does.
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

  /// Returns an image that alternates between several images, over a duration in seconds; here, it shows the first one.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.frames = images
      $0.duration = duration
      $0.asset = nil
    }
  }

  /// Returns an animated image from the images with a name followed by numbers starting at 0 or 1.
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

  /// The images of an animated image; nil for other images.
  public var images: [UIImage]? { frames }
}

/// Pictures without content, in real file formats.
enum BlankPicture {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a transparent picture with one bit per pixel.
  static func png(width: Int, height: Int) -> Data {
    var data = Data(pngSignature)
    chunk("IHDR", big(width) + big(height) + [1, 3, 0, 0, 0], to: &data)
    chunk("PLTE", [0, 0, 0], to: &data)
    chunk("tRNS", [0], to: &data)
    // Each row has a filter byte and the pixels, all zero; the rows are stored without compression.
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
    // The Adler-32 checksum of zeros: the first sum stays 1, the second one counts the bytes.
    body += big((length % 65521) << 16 | 1)
    chunk("IDAT", body, to: &data)
    chunk("IEND", [], to: &data)
    return data
  }

  /// Returns a picture filled with one gray. Each block has only the mean value, in two bits.
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

  /// Returns PNG's CRC-32 checksum.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

extension UIImage {
  /// Passes the image in a different size to a closure in a later turn of the clock.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    let thumbnail = preparingThumbnail(of: size)
    DispatchQueue.main.async { completionHandler(thumbnail) }
  }

  /// Returns the image itself, which is always ready to be drawn.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns the image in a different size, in points; nil if its own size is not known.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image as HEIC. Nil, as on a device without an encoder.
  public func heicData() -> Data? { nil }

  /// Whether the image contains colors brighter than white. Always false, because pixels are not read.
  public var isHighDynamicRange: Bool { false }

  /// Returns the image without colors that are brighter than white: the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The format for a renderer that draws images like this one.
  @preconcurrency @MainActor
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Draws the image repeatedly, tiled to fill a rectangle and clipped to it.
  @preconcurrency @MainActor
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
  }

  // MARK: The system's images

  /// A plus sign in a circle.
  public class var add: UIImage { UIImage(.symbol("plus.circle.fill"), Properties()) }
  /// A minus sign in a circle.
  public class var remove: UIImage { UIImage(.symbol("minus.circle.fill"), Properties()) }
  /// A checkmark.
  public class var checkmark: UIImage { UIImage(.symbol("checkmark"), Properties()) }
  /// A checkmark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(.symbol("checkmark.circle"), Properties()) }
  /// Three dots in a circle.
  public class var actions: UIImage { UIImage(.symbol("ellipsis.circle.fill"), Properties()) }

  /// Creates an image of a system symbol with a variable value from 0 to 1; the value has no effect.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Creates an image of an asset symbol with a variable value from 0 to 1; the value has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
}
