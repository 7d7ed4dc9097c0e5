public import Foundation

/// A view with a spinning wheel that indicates activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel. The first three values are those of earlier systems.
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  open var color: UIColor!
  open private(set) var isAnimating = false
  /// Whether the view is hidden while the indicator is stopped.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  /// Creates an indicator that is stopped and therefore hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    color = style.color
    isHidden = true
  }

  /// Creates a medium indicator that is stopped and therefore hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    color = style.color
    isHidden = true
  }

  /// Creates an indicator from a nib.
  public required init?(coder: NSCoder) {
    let nib = coder.nib
    style =
      nib.enumeration("UIActivityIndicatorViewStyle-Modern")
      ?? nib.enumeration("UIActivityIndicatorViewStyle") ?? .white
    super.init(coder: coder)
    color = coder.nib.object("UIColor") ?? style.color
    isAnimating = coder.nib.bool("UIAnimating") ?? false
    hidesWhenStopped = coder.nib.bool("UIHidesWhenStopped") ?? true
    // Observers do not run in the class's own initializer.
    if hidesWhenStopped, !isAnimating { isHidden = true }
  }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the animation, and hides the indicator if ``hidesWhenStopped`` is true.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  override var usualHugging: LayoutPriorities {
    LayoutPriorities(horizontal: 750, vertical: 750)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("color", \UIActivityIndicatorView.color)
    nib.outlet("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    nib.number("activityIndicatorViewStyle", \UIActivityIndicatorView.style)
  }
}

extension UIActivityIndicatorView.Style {
  /// The default color of the wheel.
  var color: UIColor { self == .white || self == .whiteLarge ? .white : .gray }

  /// The size of the wheel, in points.
  var size: CGSize {
    let side: CGFloat = self == .whiteLarge || self == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
}
