public import Foundation

// Core Image without pixels: images have an extent, and filters store their values and pass their input through. The
// images that a context is asked to create are recorded (``HeadlessEnvironment/recordedCalls``).

/// A Core Image image: an extent, and the image from which it was created.
nonisolated open class CIImage: NSObject, @unchecked Sendable {
  /// The extent, in points of the image.
  public let extent: CGRect
  let origin: UIImage?

  init(_ extent: CGRect, of origin: UIImage?) {
    self.extent = extent
    self.origin = origin
    super.init()
  }

  /// Creates an image from an image's pixels; nil if its size is unknown.
  public convenience init?(image: UIImage, options: [String: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height), of: image)
  }

  public convenience init(cgImage image: CGImage, options: [String: Any]? = nil) {
    self.init(
      CGRect(x: 0, y: 0, width: image.width, height: image.height), of: UIImage(cgImage: image))
  }

  /// Creates an image from the bytes of a file; returns nil if they are not an image.
  public convenience init?(data: Data, options: [String: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an infinite image of a single color.
  public convenience init(color: CIColor) { self.init(.infinite, of: nil) }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent.applying(matrix), of: origin)
  }
  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent.intersection(rect), of: origin)
  }
  open func composited(over image: CIImage) -> CIImage {
    CIImage(extent.union(image.extent), of: origin)
  }
  open func clampedToExtent() -> CIImage { CIImage(.infinite, of: origin) }
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation >= 5 else { return self }
    return CIImage(
      CGRect(origin: extent.origin, size: CGSize(width: extent.height, height: extent.width)),
      of: origin)
  }
  /// Returns the output image of a filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(.infinite, of: origin) }
}

/// A filter that stores its values and passes its input through.
nonisolated open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter by name; every name is accepted.
  public init?(name: String) {
    self.name = name
    super.init()
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { values[key] = value }
  }

  open func setDefaults() {}
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The names of the values that were set.
  open var inputKeys: [String] { values.keys.sorted() }
  open var attributes: [String: Any] { [:] }

  /// The unchanged input image; nil for a generator without one.
  open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

/// Renders images: the result is the image from which they were created.
nonisolated open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// Records the call, and returns the image that the filters started from.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    RecordedCall.record("CIContext.createCGImage", ["\(fromRect)"])
    guard let pixels = image.origin?.cgImage else { return nil }
    return fromRect.isInfinite ? pixels : pixels.cropping(to: fromRect) ?? pixels
  }
}

/// Options of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  public static let workingFormat = CIContextOption(rawValue: "kCIContextWorkingFormat")
  public static let highQualityDownsample = CIContextOption(
    rawValue: "kCIContextHighQualityDownsample")
  public static let outputPremultiplied = CIContextOption(rawValue: "kCIContextOutputPremultiplied")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A Core Image color.
nonisolated open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// A vector of numbers for Core Image.
nonisolated open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
    super.init()
  }
  public convenience init(x: CGFloat) { self.init([x]) }
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }
  private init(_ values: [CGFloat]) {
    self.values = values
    super.init()
  }

  open var count: Int { values.count }
  /// Zero if the component does not exist.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
}

/// A detector of faces and codes in an image, which finds none.
nonisolated open class CIDetector: NSObject, @unchecked Sendable {
  private let type: String

  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    self.type = type
    super.init()
  }

  /// Records the call; the result is always empty.
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] {
    RecordedCall.record("CIDetector.features", [type])
    return []
  }
}

/// A feature that a detector finds.
nonisolated open class CIFeature: NSObject, @unchecked Sendable {
  open var bounds: CGRect { .zero }
  open var type: String { "" }
}

/// A face.
nonisolated open class CIFaceFeature: CIFeature, @unchecked Sendable {}

/// A QR code.
nonisolated open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIOutputImageKey = "outputImage"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorTypeFace = "CIDetectorTypeFace"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorTypeText = "CIDetectorTypeText"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorAccuracy = "CIDetectorAccuracy"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

extension UIImage {
  /// Creates an image from a Core Image image: the one that its filters started from, as large as the filtered one if
  /// that is finite.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = ciImage.origin?.cgImage {
      self.init(
        cgImage: ciImage.extent.isInfinite
          ? pixels : pixels.cropping(to: ciImage.extent) ?? pixels,
        scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The image as a Core Image image; always nil, as for an image with pixels.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  public var ciColor: CIColor { CIColor(color: self) }
}
