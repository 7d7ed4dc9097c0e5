// The functions have the framework's C names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The state of a source, with the framework's raw values.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// The images in a file: its format, their number and sizes, and how an animation shows them. Pixels are read when an
/// image is painted.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var data: Data
  private var isFinal: Bool
  private var known: Contents?

  /// The contents of a file.
  struct Contents {
    let type: String?
    let gif: GIFFrames?
    let count: Int

    init(_ data: Data) {
      let known = Self.type(of: data)
      gif = GIFFrames(data)
      let isImage = gif != nil || known != Self.gif && UIImage(data: data) != nil
      type = isImage ? known : nil
      count = gif?.frames.count ?? (isImage ? 1 : 0)
    }

    private static let gif = "com.compuserve.gif"

    private static func type(of data: Data) -> String? {
      let signatures: [(bytes: [UInt8], type: String)] = [
        (Array("GIF8".utf8), gif), ([0x89, 0x50, 0x4E, 0x47], "public.png"),
        ([0xFF, 0xD8, 0xFF], "public.jpeg"), (Array("%PDF".utf8), "com.adobe.pdf"),
      ]
      return signatures.first { data.starts(with: $0.bytes) }?.type
    }
  }

  init(_ data: Data, isFinal: Bool) {
    self.data = data
    self.isFinal = isFinal
  }

  func update(_ data: Data, isFinal: Bool) {
    lock.withLock {
      self.data = data
      self.isFinal = isFinal
      known = nil
    }
  }

  private var content: (data: Data, contents: Contents, isFinal: Bool) {
    lock.withLock {
      let contents = known ?? Contents(data)
      known = contents
      return (data, contents, isFinal)
    }
  }

  var contents: Contents { content.contents }

  var status: CGImageSourceStatus {
    let (data, contents, isFinal) = content
    if contents.type == nil { return data.isEmpty ? .statusReadingHeader : .statusUnknownType }
    guard contents.count > 0, contents.gif?.isComplete != false else {
      return isFinal ? .statusUnexpectedEOF : .statusIncomplete
    }
    return isFinal ? .statusComplete : .statusIncomplete
  }

  /// The image at an index; nil if there is none.
  func image(at index: Int) -> UIImage? {
    let (data, contents, _) = content
    guard (0..<contents.count).contains(index) else { return nil }
    return UIImage(data: contents.gif?.frames[index].file ?? data)
  }

  /// The number of bytes.
  var size: Int { content.data.count }
}

/// Creates a source for a file's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(Data(referencing: data), isFinal: true) }

/// Creates a source for a file; nil if the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0, isFinal: true) }
}

/// Creates a source without bytes, which `CGImageSourceUpdateData(_:_:_:)` adds.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Replaces the bytes of a source by all that have arrived so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

/// Returns the uniform type of the file; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.contents.type }

/// Returns the number of images.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.contents.count }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the properties of the file: its size in bytes, and how often an animation is repeated.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?)
  -> CFDictionary?
{
  guard isrc.contents.type != nil else { return nil }
  let properties: NSMutableDictionary = [
    kCGImagePropertyFileSize as NSString: NSNumber(value: isrc.size)
  ]
  if let loops = isrc.contents.gif?.loopCount {
    let gif: NSDictionary = [kCGImagePropertyGIFLoopCount as NSString: NSNumber(value: loops)]
    properties[kCGImagePropertyGIFDictionary as NSString] = gif
  }
  return properties
}

/// Returns the properties of an image: its size in pixels, and the delay after an image of an animation.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  let contents = isrc.contents
  guard (0..<contents.count).contains(index) else { return nil }
  let properties: NSMutableDictionary = [:]
  if let gif = contents.gif {
    properties[kCGImagePropertyPixelWidth as NSString] = NSNumber(value: gif.width)
    properties[kCGImagePropertyPixelHeight as NSString] = NSNumber(value: gif.height)
    let times: NSMutableDictionary = [:]
    if let delay = gif.frames[index].delay {
      // Delays that are too short for old systems are shown as a tenth of a second.
      times[kCGImagePropertyGIFDelayTime as NSString] = NSNumber(value: delay < 0.02 ? 0.1 : delay)
      times[kCGImagePropertyGIFUnclampedDelayTime as NSString] = NSNumber(value: delay)
    }
    properties[kCGImagePropertyGIFDictionary as NSString] = times
  } else if let image = isrc.image(at: index)?.cgImage {
    properties[kCGImagePropertyPixelWidth as NSString] = NSNumber(value: image.width)
    properties[kCGImagePropertyPixelHeight as NSString] = NSNumber(value: image.height)
  }
  return properties
}

/// Returns an image; nil if there is none at the index.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index)?.cgImage }

/// Returns an image that is at most as large as the options say.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = isrc.image(at: index)?.cgImage else { return nil }
  let most = (options?[kCGImageSourceThumbnailMaxPixelSize as NSString] as? NSNumber)?.doubleValue
  let longest = Double(max(image.width, image.height))
  guard let most, most > 0, most < longest else { return image }
  let scale = most / longest
  let size = CGSize(
    width: max((Double(image.width) * scale).rounded(), 1),
    height: max((Double(image.height) * scale).rounded(), 1))
  return UIImage(cgImage: image).preparingThumbnail(of: size)?.cgImage
}
