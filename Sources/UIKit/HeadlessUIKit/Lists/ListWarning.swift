/// A warning that UIKit writes to its log when code misuses a list.
@preconcurrency @MainActor
public struct ListWarning: CustomStringConvertible {
  /// The kinds of warnings.
  public enum Kind: String, Sendable {
    /// The items of a flow layout are wider than its lines.
    case undefinedFlow = "undefined-flow"
    /// Code has added items to a snapshot that already contains them.
    case knownItems = "known-items"
    /// The constraints of a table view cell's content give it no height, so the row has the standard height.
    case collapsedCell = "collapsed-cell"
  }

  /// The kind of warning.
  public let kind: Kind
  /// The message, in UIKit's words if they are known.
  public let message: String
  /// The list that the warning is about; nil for a snapshot, which does not belong to a list.
  public let list: UIScrollView?

  /// The same text as ``message``.
  public nonisolated var description: String { message }

  /// The handler that receives the warnings of the current environment. By default, it writes to standard error.
  public static var handler: @MainActor (ListWarning) -> Void {
    get { HeadlessEnvironment.current.part(ProblemHandler<ListWarning>.self).handle }
    set { HeadlessEnvironment.current.part(ProblemHandler<ListWarning>.self).handle = newValue }
  }

  static func report(_ kind: Kind, _ message: String, _ list: UIScrollView? = nil) {
    handler(ListWarning(kind: kind, message: message, list: list))
  }

  /// Warns of a cell whose content has no height, in UIKit's words; once in an environment, as on a device.
  static func reportCollapse(of cell: UITableViewCell, in table: UITableView) {
    let collapses: CollapsedCells = HeadlessEnvironment.current.part()
    guard !collapses.isReported else { return }
    collapses.isReported = true
    report(
      .collapsedCell,
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view"
        + " cell's content view. We're considering the collapse unintentional and using standard height instead."
        + " Cell: \(cell)", table)
  }
}

/// Whether an environment has warned of cells without height.
@MainActor
private final class CollapsedCells: EnvironmentPart {
  var isReported = false
  init(in environment: HeadlessEnvironment) {}
}
