extension UIView {
  /// Attaches recognizers to the view after the list has changed. A recognizer has at most one view.
  func attachRecognizers(replacing old: [UIGestureRecognizer]) {
    let new = gestureRecognizers ?? []
    for recognizer in old where recognizer.view === self {
      guard !new.contains(where: { $0 === recognizer }) else { continue }
      recognizer.detach()
      recognizer.view = nil
    }
    for recognizer in new where recognizer.view !== self {
      if let other = recognizer.view { other.removeGestureRecognizer(recognizer) }
      recognizer.view = self
    }
  }

  /// The motion effects of the view. The device never moves here.
  public var motionEffects: [UIMotionEffect] {
    get { effects }
    set { effects = newValue }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    if !effects.contains(where: { $0 === effect }) { effects.append(effect) }
  }

  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { effects.removeAll { $0 === effect } }
}
