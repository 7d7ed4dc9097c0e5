import Foundation
import HeadlessUIKit
import ImageIO
import Testing

/// The images in files.
@MainActor struct ImageSourceTests {
  /// A GIF of three frames of 2 × 1 pixels, repeated twice: 0.2 s, 0.01 s, and without a delay.
  private static let animation: Data = {
    var bytes: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0]
    bytes += [0, 0, 0, 255, 255, 255]
    bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 2, 0, 0]
    let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
    bytes += [0x21, 0xF9, 4, 0, 20, 0, 0, 0] + frame
    bytes += [0x21, 0xF9, 4, 0, 1, 0, 0, 0] + frame
    bytes += frame
    return Data(bytes + [0x3B])
  }()

  private func made(_ data: Data) -> CGImageSource? {
    CGImageSourceCreateWithData(data as NSData, nil)
  }

  @Test func `an animation has frames, delays and a number of repetitions`() throws {
    let source = try #require(made(Self.animation))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    func times(_ index: Int) -> [String: Double]? {
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: AnyObject]
      return all?[kCGImagePropertyGIFDictionary] as? [String: Double]
    }
    #expect(times(0) == ["DelayTime": 0.2, "UnclampedDelayTime": 0.2])
    #expect(times(1) == ["DelayTime": 0.1, "UnclampedDelayTime": 0.01])
    #expect(times(2) == [:] && times(3) == nil)
    let file = CGImageSourceCopyProperties(source, nil) as? [String: AnyObject]
    let gif = file?[kCGImagePropertyGIFDictionary] as? [String: Int]
    #expect(gif == [kCGImagePropertyGIFLoopCount: 2])
  }

  @Test func `each frame is an image of its own`() throws {
    let source = try #require(made(Self.animation))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(image.width == 2 && image.height == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 3, nil) == nil)
  }

  @Test func `a file that ends anywhere has the frames that are complete`() throws {
    for count in 0..<Self.animation.count {
      let source = try #require(made(Self.animation.prefix(count)))
      #expect(CGImageSourceGetStatus(source) != .statusComplete)
      #expect(CGImageSourceGetCount(source) <= 3)
    }
    #expect(CGImageSourceGetType(try #require(made(Data("text".utf8)))) == nil)
  }

  @Test func `a source grows with the bytes that arrive`() {
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, Self.animation.dropLast(16) as NSData, false)
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, Self.animation as NSData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  private func picture(_ width: CGFloat, _ height: CGFloat) throws -> CGImage {
    let size = CGSize(width: width, height: height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: size, format: format).image { _ in }.cgImage)
  }

  @Test(arguments: [("public.png", "public.png"), ("public.jpeg", "public.jpeg")])
  func `an image is written to data and read again, smaller on request`(
    _ type: String, _ expected: String
  ) throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
    #expect(!CGImageDestinationFinalize(destination) && data.length == 0)
    CGImageDestinationAddImage(destination, try picture(60, 30), nil)
    #expect(CGImageDestinationFinalize(destination) && data.length > 0)
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetType(source) == expected && CGImageSourceGetCount(source) == 1)
    let options: NSDictionary = [
      kCGImageSourceThumbnailMaxPixelSize as NSString: NSNumber(value: 20)
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(small.width == 20 && small.height == 10)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 60)
  }

  @Test func `only formats that can be written have a destination`() {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
  }
}
