import Foundation

extension UITextField {
  /// Whether a view with a mode is currently shown.
  func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func sideViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    updateSideViews()
  }

  /// Adds the side views that their modes show, and removes the others.
  func updateSideViews() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shows(mode) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    setNeedsLayout()
  }

  func placeSideViews() {
    if shows(leftViewMode) { leftView?.frame = leftViewRect(forBounds: bounds) }
    if shows(rightViewMode) { rightView?.frame = rightViewRect(forBounds: bounds) }
  }

  /// Returns the frame of a view at one end of the text, in points.
  func placeOfSideView(_ view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.frame.size ?? .zero
    let isLeft = isLeading != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
