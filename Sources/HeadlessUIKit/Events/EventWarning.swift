/// A wrong use of events, which UIKit only logs or leaves undefined.
@MainActor
public struct EventWarning: CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// A recognizer's state was set to one that cannot follow its current state.
    case illegalState = "illegal-state"
  }

  /// What is wrong.
  public let kind: Kind
  /// What happened, and what to do instead.
  public let message: String

  public nonisolated var description: String { message }

  /// Receives the warnings of the current environment. By default they are written to standard error.
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
  /// Receives warnings about wrong use of events. By default they are written to standard error.
  public var eventWarningHandler: @MainActor (EventWarning) -> Void {
    get { part(ProblemHandler<EventWarning>.self).handle }
    set { part(ProblemHandler<EventWarning>.self).handle = newValue }
  }
}
