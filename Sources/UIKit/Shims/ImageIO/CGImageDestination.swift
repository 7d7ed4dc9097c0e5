// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import HeadlessUIKit

/// A file that images are written to, as PNG or JPEG. Images that were not read from a file have no pixels: they are
/// written as `UIImage.pngData()` and `jpegData(compressionQuality:)` write them.
public final class CGImageDestination {
  private let type: String
  private let count: Int
  private let write: (Data) -> Bool
  private var images: [(image: CGImage, quality: Double)] = []
  private var isFinished = false

  init?(_ type: String, count: Int, write: @escaping (Data) -> Bool) {
    guard ["public.png", "public.jpeg"].contains(type), count == 1 else { return nil }
    self.type = type
    self.count = count
    self.write = write
  }

  func add(_ image: CGImage, quality: Double) {
    if images.count < count { images.append((image, quality)) }
  }

  func finish() -> Bool {
    guard !isFinished, images.count == count, let (image, quality) = images.first else {
      return false
    }
    isFinished = true
    let shown = UIImage(cgImage: image)
    let data = type == "public.png" ? shown.pngData() : shown.jpegData(compressionQuality: quality)
    return data.map(write) ?? false
  }
}

/// Creates a destination that appends to data; nil for other types than PNG and JPEG, which hold one image.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count: count) { bytes in
    data.append(bytes)
    return true
  }
}

/// Creates a destination that writes a file; nil for other types than PNG and JPEG, which hold one image.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count: count) { bytes in
    (try? bytes.write(to: url as URL)) != nil
  }
}

/// Adds an image; the properties may contain the quality of a JPEG.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  let quality = properties?[kCGImageDestinationLossyCompressionQuality as NSString] as? NSNumber
  idst.add(image, quality: quality?.doubleValue ?? 1)
}

/// Adds an image of a source.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Writes the images.
/// - Returns: Whether all images were added and written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
