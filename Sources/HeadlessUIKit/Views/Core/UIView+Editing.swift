extension UIView {
  /// Makes the view, or the subview that is the first responder, resign.
  /// - Parameter force: Whether that happens even if it, or its delegate, refuses.
  /// - Returns: Whether none of them is the first responder any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.firstResponder, isAround(responder) else { return true }
    let forced = UIResponder.mustResign
    UIResponder.mustResign = force
    defer { UIResponder.mustResign = forced }
    return responder.resignFirstResponder()
  }

  /// Whether a responder is the view, or inside it.
  private func isAround(_ responder: UIResponder) -> Bool {
    (responder as? UIView)?.isDescendant(of: self) ?? false
  }
}
