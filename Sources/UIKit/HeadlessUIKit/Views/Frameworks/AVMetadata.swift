public import Foundation

/// A connection between an input and an output of a session. There is none here, so only tests create one.
@preconcurrency @MainActor
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirrored = false

  public override init() { super.init() }
}

/// The orientation of a video, with the framework's raw values.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Something that a camera recognizes, such as a barcode.
@preconcurrency @MainActor
open class AVMetadataObject: NSObject {
  /// The type of an object, with the framework's names.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let aztec = Self(rawValue: "org.iso.Aztec")
    public static let code39 = Self(rawValue: "org.iso.Code39")
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    public static let code128 = Self(rawValue: "org.iso.Code128")
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    public static let face = Self(rawValue: "face")
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    public static let qr = Self(rawValue: "org.iso.QRCode")
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
  }

  open var type: ObjectType { kind }
  /// The bounds in the picture, as fractions of its size from 0 to 1.
  open var bounds: CGRect { place }
  private let kind: ObjectType
  private let place: CGRect

  /// Creates an object for a test, which passes it to the delegate of an output.
  public init(type: ObjectType, bounds: CGRect = .zero) {
    kind = type
    place = bounds
    super.init()
  }
}

/// A barcode that a camera reads.
@preconcurrency @MainActor
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the barcode.
  open var stringValue: String? { text }
  private let text: String?

  /// Creates a barcode for a test, which passes it to the delegate of an output.
  public init(type: ObjectType, stringValue: String?, bounds: CGRect = .zero) {
    text = stringValue
    super.init(type: type, bounds: bounds)
  }
}

/// An output for objects that a camera recognizes. Nothing is recognized here, so tests call the delegate themselves.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// The types to recognize.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The types that the camera recognizes: none, because the simulated device has no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }
}

/// The delegate that receives recognized objects.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// The default implementation. The method is optional.
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// A generator of still images from a video. It fails, because videos are not read.
@preconcurrency @MainActor
open class AVAssetImageGenerator: NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// The maximum size of an image in pixels, or zero for the size of the video.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.zero
  open var requestedTimeToleranceAfter = CMTime.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Fails, and records the call (``HeadlessEnvironment/recordedCalls``).
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    RecordedCalls.record("AVAssetImageGenerator.copyCGImage", requestedTime.seconds)
    throw CocoaError(.featureUnsupported)
  }
}
