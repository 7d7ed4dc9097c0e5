import Foundation

/// What UIKit only writes to its log when controllers are asked for something that cannot be done.
@MainActor
public struct ControllerWarning: CustomStringConvertible {
  /// What cannot be done.
  public enum Kind: String, Sendable {
    /// The presenting controller's view is in no window that is seen.
    case notInWindow = "not-in-window"
    /// The presenting controller presents one already.
    case alreadyPresenting = "already-presenting"
    /// The controller is presented already, or has a container.
    case alreadyShown = "already-shown"
    /// There is no controller that a segue back could lead to.
    case noUnwindDestination = "no-unwind-destination"
    /// A segue needs a container that is not there.
    case noContainer = "no-container"
  }

  /// What cannot be done.
  public let kind: Kind
  /// What happened, in UIKit's words where it has some.
  public let message: String
  /// The controller that was asked.
  public let controller: UIViewController

  public nonisolated var description: String { message }

  /// Takes warnings; writes them to standard error by default, as UIKit writes them to its log.
  public static var handler: @MainActor (ControllerWarning) -> Void = { warning in
    FileHandle.standardError.write(Data((warning.message + "\n").utf8))
  }

  static func report(_ kind: Kind, _ message: String, _ controller: UIViewController) {
    handler(ControllerWarning(kind: kind, message: message, controller: controller))
  }
}
