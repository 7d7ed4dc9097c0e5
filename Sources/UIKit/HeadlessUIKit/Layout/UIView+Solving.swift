package import Foundation

extension UIView {
  /// Records a change that affects all equations of the view.
  func constraintsChanged() {
    layoutRevisions.equations &+= 1
    needs(.solving)
    setNeedsLayout()
  }

  /// Records that constraints of the view were added, removed or changed.
  func constraintListChanged() {
    layoutRevisions.constraints &+= 1
    needs(.solving)
    setNeedsLayout()
  }

  /// Records that the size of the content may have changed.
  func contentSizeChanged() {
    layoutRevisions.content &+= 1
    needs(.solving)
    superview?.setNeedsLayout()
  }

  /// Lays out the hierarchy by constraints if something that they depend on has changed.
  func solveIfNeeded() {
    guard dueInside.contains(.solving) else { return }
    performDue(.solving) { view, _ in view.constraintsInsideChanged() }
    guard containsView({ $0.takesConstraints }) else {
      layoutEngine = nil
      return
    }
    idleLayoutEngine.layOut(reportsConflicts: true)
  }

  /// The engine that a root keeps, or a new one while that is in use.
  var idleLayoutEngine: LayoutEngine {
    if let engine = layoutEngine { return engine.isBusy ? LayoutEngine(root: self) : engine }
    let engine = LayoutEngine(root: self)
    layoutEngine = engine
    return engine
  }

  /// Sets the frames of the subviews to those that constraints determined.
  func placeSubviews() {
    for view in subviews {
      if let rect = view.solvedFrame, !view.translatesAutoresizingMaskIntoConstraints {
        view.place(rect)
      }
    }
  }

  /// Sets the frame (without its transform) that layout found, without applying masks or constraints again.
  /// - Returns: Whether the frame has changed.
  @discardableResult
  package func place(_ rect: CGRect) -> Bool {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let isMoved = layer.position != center
    if isMoved {
      layer.position = center
      needs(.insets)
    }
    guard layer.bounds.size != rect.size else { return isMoved }
    layer.bounds.size = rect.size
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
    return true
  }

  /// Whether this view makes its hierarchy use constraints.
  private var takesConstraints: Bool {
    !constraints.isEmpty || !translatesAutoresizingMaskIntoConstraints || self is UIStackView
  }

  /// Whether the view, or any view inside it, meets a condition.
  func containsView(_ condition: (UIView) -> Bool) -> Bool {
    var pending = [self]
    while let view = pending.popLast() {
      if condition(view) { return true }
      pending.append(contentsOf: view.subviews)
    }
    return false
  }
}
