public import Foundation

/// The position and meaning of alpha in an image's pixels, with Core Graphics' raw values.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The storage format of an image's pixels, with Core Graphics' raw values.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// An image in pixels: its size, and the image from which it was created.
///
/// Nothing is rendered, so an image has no pixels to read.
public final class CGImage: Hashable, @unchecked Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The image that is shown, upright and with one pixel per point.
  let content: UIImage

  init?(_ image: UIImage) {
    guard image.isSizeKnown else { return nil }
    let isTurned = image.imageOrientation.isTurned
    let size = isTurned ? CGSize(width: image.size.height, height: image.size.width) : image.size
    width = Int(pixelsOf: size.width, scale: image.scale)
    height = Int(pixelsOf: size.height, scale: image.scale)
    let pixels = CGSize(width: width, height: height)
    content = image.changed {
      $0.size = pixels
      $0.scale = 1
      $0.orientation = .up
      $0.asset = nil
    }
  }

  init(_ list: DisplayList, width: Int, height: Int) {
    self.width = width
    self.height = height
    var properties = UIImage.Properties()
    properties.size = CGSize(width: width, height: height)
    content = UIImage(.drawing(list), properties)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  /// Nil: an image has no pixels.
  public var dataProvider: CGDataProvider? { nil }

  /// Returns a part of the image, in pixels from the upper-left corner; nil for a part outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty else { return nil }
    let place = CGRect(
      x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    let bounds = CGRect(origin: .zero, size: part.size)
    var list = DisplayList()
    list.append(
      DisplayList.Item(
        operation: .image(content, rect: place), transform: .identity,
        clips: [DisplayList.Clip(path: CGPath(rect: bounds, transform: nil), rule: .winding)],
        alpha: 1, blendMode: .normal, shadow: nil))
    return CGImage(
      list, width: Int(pixelsOf: part.width.rounded(.down), scale: 1),
      height: Int(pixelsOf: part.height.rounded(.down), scale: 1))
  }

  public func copy() -> CGImage? { self }
  /// Returns the image itself. A mask has no effect, because an image has no pixels.
  public func masking(_ mask: CGImage) -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left.width == right.width && left.height == right.height && left.content == right.content
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

/// A data source for Core Graphics.
public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
  public init?(url: URL) {
    guard let read = try? Data(contentsOf: url) else { return nil }
    data = read as NSData
  }
}

extension UIImage {
  /// The image in pixels; nil if its size is not known.
  public var cgImage: CGImage? { CGImage(self) }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point and the orientation of the camera that took it.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var properties = cgImage.content.properties
    let scale = scale > 0 ? scale : 1
    let size = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    properties.size = orientation.isTurned ? CGSize(width: size.height, height: size.width) : size
    properties.scale = scale
    properties.orientation = orientation
    self.init(cgImage.content.source, properties)
  }
}

extension UIImage.Orientation {
  /// Whether the orientation swaps width and height.
  var isTurned: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
}
