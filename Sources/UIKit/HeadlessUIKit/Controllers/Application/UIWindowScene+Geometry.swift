public import Foundation

extension UIWindowScene {
  /// The geometry of a scene at a moment.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's coordinate space.
    public let coordinateSpace: any UICoordinateSpace

    init(of scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// The current geometry of the scene. Key-value observers are not notified of changes; the scene's delegate is.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// The requested orientations of a scene.
  public enum GeometryPreferences: Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask? = nil)
  }

  /// Requests orientations: in the next turn of the run loop, the screen, its windows and the scene rotate to one of
  /// them that the app and its frontmost controller support.
  ///
  /// Nothing rotates if the current orientation is one of them. If several are possible, the first of portrait,
  /// landscape right, landscape left and upside down is used; this order is an assumption. The request does not
  /// restrict later rotations by ``HeadlessEnvironment/rotate(to:animated:)``.
  /// - Parameter errorHandler: Receives a ``UISceneError`` if none of the orientations is supported, or if the app
  ///   shares the screen of a tablet, with the code and the message that UIKit logs.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard case .iOS(let mask?) = geometryPreferences else { return }
    func refuse(_ reason: String) {
      errorHandler?(UISceneError(code: .geometryRequestDenied, reason: reason))
    }
    guard !HeadlessEnvironment.current.sharesScreen else {
      AnimationTurns.current.wait(for: "geometry update", 0) {
        refuse(
          "The current windowing mode does not allow for programmatic changes to interface orientation."
        )
      }
      return
    }
    HeadlessEnvironment.current.requestOrientations(mask) { supported in
      refuse(
        "None of the requested orientations are supported by the view controller."
          + " Requested: \(mask.names); Supported: \(supported.names)")
    }
  }
}

/// An error for a request to a scene, with UIKit's domain and codes.
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
  /// Requests that the system read the supported orientations again.
  ///
  /// If the app and its frontmost controller no longer support the current orientation, the screen and its windows
  /// rotate to a supported one in the next turn of the run loop, animated unless this is called in
  /// `performWithoutAnimation` (Apple's documentation of the method). Has no effect while the view is not in a window.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    guard viewIfLoaded?.window != nil, !HeadlessEnvironment.current.sharesScreen else { return }
    HeadlessEnvironment.current.requestOrientations(.all)
  }
}
