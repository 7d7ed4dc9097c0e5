/// An object outside a nib.
///
/// The reference is weak for controllers (the nib's own and those around it) and for the table that holds a prototype's
/// nib; it is strong for other objects.
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
