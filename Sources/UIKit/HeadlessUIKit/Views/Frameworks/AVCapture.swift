public import Foundation

/// The type of a medium, with the framework's codes.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = Self(rawValue: "vide")
  public static let audio = Self(rawValue: "soun")
}

/// The user's permission to use a device.
public typealias AVAuthorizationStatus = AVCaptureDevice.AuthorizationStatus

/// A camera or microphone. The headless device has neither.
@preconcurrency @MainActor
open class AVCaptureDevice: NSObject {
  /// The user's permission to use a device, with the framework's raw values.
  public enum AuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  /// The states of a torch, with the framework's raw values.
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  override init() { super.init() }

  /// Whether the device has a torch, which is always false.
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off

  /// Does nothing, because nothing else uses the device.
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}

  /// Throws: An error, because the simulated device has no torch.
  open func setTorchModeOn(level torchLevel: Float) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Returns the default device. The result is always nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Returns the authorization status. The result is always `denied`.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AuthorizationStatus {
    .denied
  }

  /// Denies access in the run loop's next turn, and records the call (``HeadlessEnvironment/recordedCalls``).
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    RecordedCalls.record("AVCaptureDevice.requestAccess", mediaType.rawValue)
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(false) }
  }
}

/// An input of a session.
@preconcurrency @MainActor
open class AVCaptureInput: NSObject {}

/// A camera as an input of a session.
@preconcurrency @MainActor
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

/// An output of a session.
@preconcurrency @MainActor
open class AVCaptureOutput: NSObject {}

/// A session that connects inputs with outputs.
///
/// It never captures anything. Starting and stopping are recorded (``HeadlessEnvironment/recordedCalls``).
@preconcurrency @MainActor
open class AVCaptureSession: NSObject {
  /// The quality of a session's output.
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

  /// Creates a session without inputs.
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

/// A preview layer for a camera. It stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  /// The connection to a camera, which is always nil.
  open var connection: AVCaptureConnection? { nil }
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer for a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public nonisolated override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
