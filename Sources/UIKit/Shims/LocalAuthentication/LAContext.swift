@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The method with which the user authenticates, with the framework's raw values.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// The biometric type of a device, with the framework's raw values.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// The reason why the user was not authenticated.
public struct LAError: Error, Hashable, Sendable {
  /// The framework's codes.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
}

/// Asks the user for authentication, which fails because the device has no biometry. Calls are recorded
/// (`HeadlessEnvironment.recordedCalls`).
@preconcurrency @MainActor
open class LAContext: NSObject {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  /// The time for which a device unlock counts as an authentication, in seconds.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false
  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  public nonisolated override init() { super.init() }

  /// Always false, with the error that the device has no sensor.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    RecordedCall.record("LAContext.canEvaluatePolicy", ["\(policy)"])
    error?.pointee = NSError(
      domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Reports in the clock's next turn that there is no sensor.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    RecordedCall.record("LAContext.evaluatePolicy", ["\(policy)", localizedReason])
    nonisolated(unsafe) let reply = reply
    DispatchQueue.main.async { reply(false, LAError(.biometryNotAvailable)) }
  }

  open func invalidate() {}
}
