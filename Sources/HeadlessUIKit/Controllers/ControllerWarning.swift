import NibFormat

/// A problem with controllers that UIKit only logs.
@preconcurrency @MainActor
public struct ControllerWarning: CustomStringConvertible {
  /// What cannot be done.
  public enum Kind: String, Sendable {
    /// The presenting controller's view is not in a visible window.
    case notInWindow = "not-in-window"
    /// The presenting controller presents one already.
    case alreadyPresenting = "already-presenting"
    /// The controller is presented already, or has a container.
    case alreadyShown = "already-shown"
    /// No controller is a destination for the unwind segue.
    case noUnwindDestination = "no-unwind-destination"
    /// A segue needs a container that is missing.
    case noContainer = "no-container"
    /// The storyboard of a reference is missing, and stand-ins are enabled.
    case missingStoryboard = "missing-storyboard"
  }

  /// What cannot be done.
  public let kind: Kind
  /// What happened, in UIKit's words where it has some.
  public let message: String
  /// The controller that was asked.
  public let controller: UIViewController
  /// The storyboard of the segue that asked, or of the controller.
  public let document: String?
  /// The id of the segue, or of the controller, in its document.
  public let objectID: String?

  public nonisolated var description: String {
    guard let document else { return message }
    return "\(document)\(objectID.map { " (object \($0))" } ?? ""): \(message)"
  }

  /// Takes the warnings of the current environment; writes them to standard error by default, as UIKit writes them to its
  /// log.
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
  /// Receives warnings about controllers. By default they are written to standard error, as UIKit writes them to its log.
  public var warningHandler: @MainActor (ControllerWarning) -> Void {
    get { part(ProblemHandler<ControllerWarning>.self).handle }
    set { part(ProblemHandler<ControllerWarning>.self).handle = newValue }
  }
}
