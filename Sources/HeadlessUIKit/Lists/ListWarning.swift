import Foundation

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
    get { HeadlessEnvironment.current.part(ListWarnings.self).handler }
    set { HeadlessEnvironment.current.part(ListWarnings.self).handler = newValue }
  }

  static func report(_ kind: Kind, _ message: String, _ list: UIScrollView) {
    handler(ListWarning(kind: kind, message: message, list: list))
  }
}

/// What receives the warnings of an environment.
@MainActor
final class ListWarnings: EnvironmentPart {
  var handler: @MainActor (ListWarning) -> Void = {
    FileHandle.standardError.write(Data(($0.description + "\n").utf8))
  }

  init(in environment: HeadlessEnvironment) {}
}
