import NibFormat

/// A view whose layout keeps requesting layout, endlessly.
@preconcurrency @MainActor
public struct LayoutLoop: CustomStringConvertible {
  /// The outermost view that still needs layout.
  public let view: UIView
  /// The text of the report, with the location of the view in its document.
  public nonisolated let description: String

  /// The maximum number of passes in one layout; hierarchies that settle need far fewer.
  static let mostPasses = 100

  /// The handler that receives the loops of the current environment. By default, it writes to standard error.
  public static var handler: @MainActor (LayoutLoop) -> Void {
    get { HeadlessEnvironment.current.layoutLoopHandler }
    set { HeadlessEnvironment.current.layoutLoopHandler = newValue }
  }

  private init(_ view: UIView) {
    self.view = view
    let origin = view.nibReference?.place
    let place =
      origin.map { " (\($0.document)\($0.origin?.objectID.map { ", object \($0)" } ?? ""))" } ?? ""
    description =
      "layout loop: \(type(of: view))\(place) still needs layout after \(Self.mostPasses) passes;"
      + " layoutSubviews() or updateConstraints() of this view or of a view inside it requests layout each time"
  }

  /// Reports the outermost view of a hierarchy that still needs layout, if there is one.
  static func report(in root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      if !view.due.isDisjoint(with: [.layout, .constraints]) {
        return handler(LayoutLoop(view))
      }
      pending.append(contentsOf: view.subviews.reversed())
    }
  }
}

extension HeadlessEnvironment {
  /// The handler that receives views whose layout never ends. By default, it writes to standard error.
  public var layoutLoopHandler: @MainActor (LayoutLoop) -> Void {
    get { part(ProblemHandler<LayoutLoop>.self).handle }
    set { part(ProblemHandler<LayoutLoop>.self).handle = newValue }
  }
}
