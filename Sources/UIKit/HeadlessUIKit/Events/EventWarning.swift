/// An incorrect use of events that UIKit only logs, or that is undefined.
@preconcurrency @MainActor
public struct EventWarning: CustomStringConvertible {
  /// The kind of mistake.
  public enum Kind: String, Sendable {
    /// A recognizer's state was set to one that cannot follow its current state.
    case illegalState = "illegal-state"
  }

  /// The kind of mistake.
  public let kind: Kind
  /// A description of the mistake, and of how to fix it.
  public let message: String

  /// The same text as ``message``.
  public nonisolated var description: String { message }

  /// Receives the warnings of the current environment. Default: writes the warnings to standard error.
  public static var handler: @MainActor (EventWarning) -> Void {
    get { HeadlessEnvironment.current.eventWarningHandler }
    set { HeadlessEnvironment.current.eventWarningHandler = newValue }
  }

  static func report(_ kind: Kind, _ message: String) {
    handler(EventWarning(kind: kind, message: message))
  }

  static func illegalState(_ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    report(
      .illegalState,
      "\(type(of: recognizer)) cannot change from \(recognizer.ownState) to \(new); the state is unchanged."
        + " A continuous gesture begins with .began, and only reset() returns it to .possible.")
  }
}

extension HeadlessEnvironment {
  /// Receives warnings about incorrect uses of events. Default: writes the warnings to standard error.
  public var eventWarningHandler: @MainActor (EventWarning) -> Void {
    get { part(ProblemHandler<EventWarning>.self).handle }
    set { part(ProblemHandler<EventWarning>.self).handle = newValue }
  }
}
