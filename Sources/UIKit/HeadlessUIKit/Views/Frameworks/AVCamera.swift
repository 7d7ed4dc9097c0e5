public import Foundation

// The kinds of cameras, and the output of photos. The headless device has no camera.

extension AVCaptureDevice {
  /// A kind of camera or microphone, with the framework's names.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// The side of the device that a camera is on, with the framework's raw values.
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// When the flash is used, with the framework's raw values.
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  /// A search for cameras and microphones, which always finds none.
  @preconcurrency @MainActor
  open class DiscoverySession: NSObject {
    /// The devices that were found. Always empty.
    open var devices: [AVCaptureDevice] { [] }

    /// Creates a search.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
  }

  /// Returns the default camera or microphone of a kind. The result is always nil.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }

  /// Returns the devices for a medium. The result is always empty.
  @available(*, deprecated, message: "Use AVCaptureDevice.DiscoverySession")
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// The side that the camera is on.
  public var position: Position { .unspecified }
}

/// The settings of an app for a photo.
@preconcurrency @MainActor
open class AVCapturePhotoSettings: NSObject {
  /// The settings with which the photo is encoded.
  public let format: [String: Any]?
  open var flashMode = AVCaptureDevice.FlashMode.off

  /// Creates settings for a photo in the default format.
  public override init() {
    format = nil
    super.init()
  }

  /// Creates settings for a photo in a format.
  public init(format: [String: Any]?) {
    self.format = format
    super.init()
  }
}

/// A photo. Tests create one and pass it to the delegate of a capture.
@preconcurrency @MainActor
open class AVCapturePhoto: NSObject {
  private let data: Data?

  /// Creates a photo with the data of its file.
  public init(data: Data?) {
    self.data = data
    super.init()
  }

  /// Returns the data of the photo's file.
  open func fileDataRepresentation() -> Data? { data }
}

/// The delegate that receives photos.
@preconcurrency @MainActor
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}

/// The default implementation. The method is optional.
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}

/// An output of photos.
///
/// It takes no photos: captures are recorded (``HeadlessEnvironment/recordedCalls``), and tests call the delegate
/// themselves.
@preconcurrency @MainActor
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false

  /// Creates an output.
  public override init() { super.init() }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    RecordedCalls.record("AVCapturePhotoOutput.capturePhoto", type(of: delegate))
  }
}
