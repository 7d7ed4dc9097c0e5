import NibFormat

/// A hierarchy in which the constraints of too many views depend on one another, so that its layout was left out.
@preconcurrency @MainActor
public struct LayoutExcess: CustomStringConvertible {
  /// The root of the hierarchy.
  public let view: UIView
  /// The text of the report, with the location of the view in its document.
  public nonisolated let description: String

  /// The message without the view.
  package nonisolated static let message =
    "the constraints of too many views depend on one another, so their frames are not known; divide the views into"
    + " containers whose sizes do not depend on their contents, or use a table or collection view"

  /// The handler that receives these hierarchies in the current environment. By default, it writes to standard error.
  public static var handler: @MainActor (LayoutExcess) -> Void {
    get { HeadlessEnvironment.current.layoutExcessHandler }
    set { HeadlessEnvironment.current.layoutExcessHandler = newValue }
  }

  init(_ view: UIView) {
    self.view = view
    let origin = view.nibReference?.place
    let place =
      origin.map { " (\($0.document)\($0.origin?.objectID.map { ", object \($0)" } ?? ""))" } ?? ""
    description = "layout of \(type(of: view))\(place): \(Self.message)"
  }
}

extension HeadlessEnvironment {
  /// The handler that receives hierarchies that are too large to be solved. By default, it writes to standard error.
  public var layoutExcessHandler: @MainActor (LayoutExcess) -> Void {
    get { part(ProblemHandler<LayoutExcess>.self).handle }
    set { part(ProblemHandler<LayoutExcess>.self).handle = newValue }
  }
}
