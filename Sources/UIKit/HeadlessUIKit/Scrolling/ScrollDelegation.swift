/// A protocol that gives every scroll view class its own delegate type under the same name.
///
/// A class cannot change the type of an inherited property, but it can hide a member of a protocol. The delegate of a
/// table view, for instance, also receives the calls about scrolling.
@preconcurrency @MainActor
public protocol ScrollDelegation: UIScrollView {}

extension UIScrollView: ScrollDelegation {}

extension ScrollDelegation {
  /// The delegate for scrolling; the reference is weak.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
