/// Scroll views of every class: each of UIKit's has a delegate of its own kind under the one name.
///
/// A class cannot give an inherited property another type; a member of a protocol it may hide. The delegate of a table
/// view, for instance, is also notified about scrolling.
@MainActor
public protocol ScrollDelegation: UIScrollView {}

extension UIScrollView: ScrollDelegation {}

extension ScrollDelegation {
  /// The delegate for scrolling; it is not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
