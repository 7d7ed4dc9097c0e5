public import Foundation

/// The device that the program runs on: the one of the main screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device on which the program runs.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }

  /// The user's name for the device; here, the model name.
  open var name: String { model }

  /// The family of models.
  open var model: String {
    switch userInterfaceIdiom {
    case .pad: "iPad"
    case .tv: "Apple TV"
    default: "iPhone"
    }
  }

  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system that is emulated.
  open var systemVersion: String { "18.0" }

  /// The physical orientation of the device.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.orientation {
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }

  open var isMultitaskingSupported: Bool { true }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
