/// Delegates of scroll views: each of UIKit's classes has its own delegate type under the same name.
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
