/// An object outside of a nib. The controller itself is among them, those that it is in, and the table that holds the
/// nib of a prototype; none of these is kept alive.
@MainActor
struct ExternalObject {
  private weak var outer: UIResponder?
  private let other: Any?

  init(_ object: Any, holder: UIView? = nil) {
    outer = object as? UIViewController ?? (object as? UIView).flatMap { $0 === holder ? $0 : nil }
    other = outer == nil ? object : nil
  }

  var object: Any? { outer ?? other }
}
