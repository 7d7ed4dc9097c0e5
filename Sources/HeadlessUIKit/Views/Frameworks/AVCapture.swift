public import Foundation

/// A kind of picture or sound, by the framework's codes.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}

/// A camera or microphone. There is none.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  /// Whether the user lets the app use a device, with the framework's numbers.
  public enum AuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  override init() { super.init() }

  /// Always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Always denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus {
    .denied
  }

  /// Refuses in the clock's next turn; it is recorded (``HeadlessEnvironment/recordedCalls``).
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    RecordedCalls.record("AVCaptureDevice.requestAccess", mediaType.rawValue)
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(false) }
  }
}

/// What a session receives.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

/// A camera as an input.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// What a session produces.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {}

/// The way of a camera's picture to outputs. Nothing is ever captured; start and stop are recorded
/// (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  /// The size of a session's pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
  }

  open var sessionPreset = Preset.high
  open private(set) var isRunning = false
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []

  /// A session without inputs.
  public override init() { super.init() }

  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    !outputs.contains { $0 === output }
  }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() {
    RecordedCalls.record("AVCaptureSession.startRunning")
    isRunning = true
  }

  open func stopRunning() {
    RecordedCalls.record("AVCaptureSession.stopRunning")
    isRunning = false
  }
}

/// The layer of a camera's picture, which stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// The layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public nonisolated override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
