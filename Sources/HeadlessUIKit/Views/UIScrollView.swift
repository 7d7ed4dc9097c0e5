public import Foundation

/// A view that shows a part of content that may be larger.
@MainActor
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content in points.
  open var contentSize = CGSize.zero
  /// Around the content, in points.
  open var contentInset = UIEdgeInsets.zero

  /// A view without content.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    contentSize = nib.size("UIContentSize") ?? .zero
    contentInset = nib.insets("UIContentInset") ?? .zero
  }

  /// The point of the content at the top left: the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.delegate("delegate", \UIScrollView.delegate)
  }
}

/// What hears of scrolling.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
