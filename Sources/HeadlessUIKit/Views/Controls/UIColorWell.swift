public import Foundation

/// A button that shows a colour and lets another one be chosen.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the panel that colours are chosen in.
  open var title: String?
  /// Whether colours may be transparent.
  open var supportsAlpha = true
  /// Nil while none is chosen.
  open var selectedColor: UIColor?

  /// A well without a colour.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A well from a nib, which holds nothing but a control's keys.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("title", \UIColorWell.title)
    nib.outlet("supportsAlpha", \UIColorWell.supportsAlpha)
    nib.outlet("selectedColor", \UIColorWell.selectedColor)
  }
}
