extension UIView {
  /// Makes the view, or the first responder inside it, resign first responder status.
  /// - Parameter force: Whether it resigns even if it or its delegate refuses.
  /// - Returns: Whether neither the view nor a view inside it is the first responder anymore.
  func endEditingInside(force: Bool) -> Bool {
    guard let responder = UIResponder.firstResponder, isAround(responder) else { return true }
    return responder.resign(force: force)
  }

  /// Returns whether a responder is the view or inside it.
  private func isAround(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: self) ?? false
  }
}
