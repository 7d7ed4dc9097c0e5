import Foundation

extension UIView {
  /// Draws what needs display in the view and inside it, from back to front; hidden views wait until they are shown.
  func displayTree() {
    var pending = [self]
    while let view = pending.popLast() {
      guard !view.isHidden else { continue }
      view.displayIfNeeded()
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Draws the part that needs display: everything the first time.
  private func displayIfNeeded() {
    let bounds = bounds
    guard let dirty = layer.hasDisplayed ? layer.dirtyRect : bounds, !bounds.isEmpty else { return }
    let part = dirty.intersection(bounds)
    layer.dirtyRect = nil
    layer.hasDisplayed = true
    if !part.isEmpty { display(part) }
  }

  /// Draws a part of the content, in the view's own coordinates.
  func display(_ rect: CGRect) { draw(rect) }
}
