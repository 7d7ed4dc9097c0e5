public import Foundation

extension UIWindowScene {
  /// The requested orientations of a scene.
  public enum GeometryPreferences: Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil)
  }

  /// Requests orientations: in the next turn of the run loop, the screen, its windows and the scene rotate to one of
  /// them that the app and its frontmost controller support.
  ///
  /// Nothing rotates if the current orientation is one of them. Of several, the first one of portrait, landscape right,
  /// landscape left and upside down is taken; this order is an assumption. The request does not restrict later
  /// rotations by ``HeadlessEnvironment/rotate(to:animated:)``.
  /// - Parameter errorHandler: Receives a ``UISceneError`` if none of the orientations is supported, with the code and
  ///   the words that UIKit logs.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard case .iOS(let mask?) = geometryPreferences else { return }
    HeadlessEnvironment.current.requestOrientations(mask) { supported in
      errorHandler?(
        UISceneError(
          code: .geometryRequestDenied,
          reason: "None of the requested orientations are supported by the view controller."
            + " Requested: \(mask.names); Supported: \(supported.names)"))
    }
  }
}

/// An error of a request of a scene, with UIKit's domain and codes.
public struct UISceneError: CustomNSError, LocalizedError {
  /// The kind of an error, with UIKit's raw values.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public static let errorDomain = "UISceneErrorDomain"

  public let code: Code
  fileprivate let reason: String

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: reason] }
  public var errorDescription: String? { reason }
}

extension UIViewController {
  /// Makes the system read the supported orientations again.
  ///
  /// If the app and its frontmost controller no longer support the current orientation, the screen and its windows
  /// rotate to a supported one in the next turn of the run loop, animated unless this is called in
  /// `performWithoutAnimation` (Apple's page of the method). Has no effect while the view is not in a window.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard viewIfLoaded?.window != nil else { return }
    HeadlessEnvironment.current.requestOrientations(.all)
  }
}

extension HeadlessEnvironment {
  /// Rotates to one of the requested orientations in the next turn of the run loop, unless the current one is among
  /// them and supported.
  /// - Parameter refusal: Called with the supported orientations if none of them is requested.
  fileprivate func requestOrientations(
    _ mask: UIInterfaceOrientationMask,
    orElse refusal: @escaping @MainActor (UIInterfaceOrientationMask) -> Void = { _ in }
  ) {
    let isAnimated = UIView.areAnimationsEnabled
    AnimationTurns.current.wait(for: "geometry update", 0) { [weak self] in
      guard let self else { return }
      let supported = supportedOrientations
      let allowed = UIInterfaceOrientation.inOrderOfChoice.filter {
        supported.intersection(mask).contains($0.mask)
      }
      guard let first = allowed.first else { return refusal(supported) }
      if !allowed.contains(screen.orientation) { rotate(to: first, animated: isAnimated) }
    }
  }
}

extension UIInterfaceOrientation {
  fileprivate static let inOrderOfChoice: [Self] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}

extension UIInterfaceOrientationMask {
  /// The names of the orientations, for messages.
  fileprivate var names: String {
    UIInterfaceOrientation.inOrderOfChoice.filter { contains($0.mask) }.map { "\($0)" }
      .joined(separator: ", ")
  }
}
