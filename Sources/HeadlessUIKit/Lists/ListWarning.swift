/// What UIKit only writes to its log when lists are used wrongly.
@preconcurrency @MainActor
public struct ListWarning: CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// The items of a flow layout are wider than its lines.
    case undefinedFlow = "undefined-flow"
  }

  /// What is wrong.
  public let kind: Kind
  /// What happened, in UIKit's words where it has some.
  public let message: String
  /// The list.
  public let list: UIScrollView

  public nonisolated var description: String { message }

  /// Receives the warnings of the current environment. By default they are written to standard error.
  public static var handler: @MainActor (ListWarning) -> Void {
    get { HeadlessEnvironment.current.part(ProblemHandler<ListWarning>.self).handle }
    set { HeadlessEnvironment.current.part(ProblemHandler<ListWarning>.self).handle = newValue }
  }

  static func report(_ kind: Kind, _ message: String, _ list: UIScrollView) {
    handler(ListWarning(kind: kind, message: message, list: list))
  }
}
