import NibFormat

/// A problem with controllers that UIKit only logs.
@preconcurrency @MainActor
public struct ControllerWarning: CustomStringConvertible {
  /// The kind of a problem.
  public enum Kind: String, Sendable {
    /// The presenting controller's view is not in a visible window.
    case notInWindow = "not-in-window"
    /// The presenting controller already presents another one.
    case alreadyPresenting = "already-presenting"
    /// The controller is already presented, or has a container.
    case alreadyShown = "already-shown"
    /// No controller is a destination for the unwind segue.
    case noUnwindDestination = "no-unwind-destination"
    /// A segue needs a container that is missing.
    case noContainer = "no-container"
    /// The storyboard of a reference is missing, and stand-ins are enabled.
    case missingStoryboard = "missing-storyboard"
  }

  /// The kind of the problem.
  public let kind: Kind
  /// A description of the problem, in UIKit's words if UIKit logs one.
  public let message: String
  /// The controller with the problem.
  public let controller: UIViewController
  /// The storyboard of the segue that caused the problem, or of the controller.
  public let document: String?
  /// The id of the segue, or of the controller, in its document.
  public let objectID: String?

  /// The message, preceded by the document and the object id if they are known.
  public nonisolated var description: String {
    guard let document else { return message }
    return "\(document)\(objectID.map { " (object \($0))" } ?? ""): \(message)"
  }

  /// Receives the warnings of the current environment.
  ///
  /// Default: writes them to standard error, as UIKit writes them to its log.
  public static var handler: @MainActor (ControllerWarning) -> Void {
    get { HeadlessEnvironment.current.warningHandler }
    set { HeadlessEnvironment.current.warningHandler = newValue }
  }

  static func report(
    _ kind: Kind, _ message: String, _ controller: UIViewController, at place: NibError.Place? = nil
  ) {
    let place = place ?? controller.nibReference?.place
    handler(
      ControllerWarning(
        kind: kind, message: message, controller: controller, document: place?.document,
        objectID: place?.origin?.objectID))
  }
}

extension HeadlessEnvironment {
  /// Receives warnings about controllers. Default: writes them to standard error, as UIKit writes them to its log.
  public var warningHandler: @MainActor (ControllerWarning) -> Void {
    get { part(ProblemHandler<ControllerWarning>.self).handle }
    set { part(ProblemHandler<ControllerWarning>.self).handle = newValue }
  }
}
