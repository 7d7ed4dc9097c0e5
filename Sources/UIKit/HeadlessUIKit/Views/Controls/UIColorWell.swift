public import Foundation

/// A button that shows a color and lets the user choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the panel in which the user chooses a color.
  open var title: String?
  /// Whether colors may be transparent.
  open var supportsAlpha = true
  /// The selected color, or nil if none is selected.
  open var selectedColor: UIColor?

  /// Creates a color well without a color.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a color well from a nib, which only contains the keys of a control.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("title", \UIColorWell.title)
    nib.outlet("supportsAlpha", \UIColorWell.supportsAlpha)
    nib.outlet("selectedColor", \UIColorWell.selectedColor)
  }
}
