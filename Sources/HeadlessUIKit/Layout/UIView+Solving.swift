package import Foundation

extension UIView {
  /// Notes that something has changed that all equations of the view read.
  func constraintsChanged() {
    layoutRevisions.equations &+= 1
    needsSolving = true
    setNeedsLayout()
  }

  /// Records that constraints of the view were added, removed or changed.
  func constraintListChanged() {
    layoutRevisions.constraints &+= 1
    needsSolving = true
    setNeedsLayout()
  }

  /// Notes that the content wants another size.
  func contentSizeChanged() {
    layoutRevisions.content &+= 1
    needsSolving = true
    superview?.setNeedsLayout()
  }

  /// Finds the frames that constraints want, where something has changed that they depend on.
  func solveIfNeeded() {
    var demand = LayoutDemand()
    demand.collect(from: self)
    guard demand.needsSolving else { return }
    guard demand.hasConstraints else {
      layoutEngine = nil
      return
    }
    let engine = idleLayoutEngine
    engine.layOut()
    engine.reportConflicts()
  }

  /// The engine that a root keeps, or another one while that is in use.
  var idleLayoutEngine: LayoutEngine {
    if let engine = layoutEngine { return engine.isBusy ? LayoutEngine(root: self) : engine }
    let engine = LayoutEngine(root: self)
    layoutEngine = engine
    return engine
  }

  /// Gives the views inside the frames that constraints want.
  func placeSubviews() {
    for view in subviews {
      if let rect = view.solvedFrame, !view.translatesAutoresizingMaskIntoConstraints {
        view.place(rect)
      }
    }
  }

  /// Sets the frame (without transform) that layout found, without applying masks or constraints again.
  /// - Returns: Whether that has changed anything.
  @discardableResult
  package func place(_ rect: CGRect) -> Bool {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    let isMoved = layer.position != center
    if isMoved { layer.position = center }
    guard layer.bounds.size != rect.size else { return isMoved }
    layer.bounds.size = rect.size
    if contentMode == .redraw { setNeedsDisplay() }
    setNeedsLayout()
    return true
  }
}

/// What a hierarchy needs from layout.
@MainActor
private struct LayoutDemand {
  var needsSolving = false
  var hasConstraints = false

  mutating func collect(from root: UIView) {
    var pending = [root]
    while let view = pending.popLast() {
      if view.needsSolving {
        needsSolving = true
        view.needsSolving = false
      }
      if !view.constraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints
        || view is UIStackView
      {
        hasConstraints = true
      }
      pending.append(contentsOf: view.subviews)
    }
  }
}
