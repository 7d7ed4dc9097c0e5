import AutoLayout
import Foundation

/// Solutions that the engine examines without applying them to views.
extension LayoutEngine {
  /// Solves the system without moving any views.
  func solveInPlace() {
    keepingRemovals {
      isBusy = true
      defer { isBusy = false }
      update()
      forgetContentWidths()
      for _ in 0..<LayoutLimits.rounds {
        system.solve()
        if !updateContentWidths() { return }
      }
      hasUnsettledWidths = true
    }
  }

  /// The size of the root's alignment rectangle, in points, rounded up to whole pixels.
  var fittingSize: CGSize {
    let grid = PixelGrid(scale: root.contentScaleFactor)
    return CGSize(
      width: grid.roundedUp(value(of: items[0].box.horizontal.length)),
      height: grid.roundedUp(value(of: items[0].box.vertical.length)))
  }

  /// The distance by which an ambiguous view is moved to test it, in points.
  private static let nudge = 10.0

  /// Moves and resizes an ambiguous view as far as its constraints allow; returns false if they determine its frame.
  ///
  /// The added equations do not belong to any view, so the engine cannot be used afterward.
  func nudge(_ view: UIView) -> Bool {
    solveInPlace()
    guard let index = index(of: view) else { return false }
    let box = items[index].box
    let open = [
      box.horizontal.start, box.horizontal.length, box.vertical.start, box.vertical.length,
    ].filter { !isDetermined($0) }
    guard !open.isEmpty else { return false }
    for expression in open {
      // Each value increases if there is room; otherwise, it decreases.
      let old = Double(value(of: expression))
      wish(expression, old + Self.nudge, Priority(0.25))
      system.solve()
      guard abs(Double(value(of: expression)) - old) < 1e-6 else { continue }
      wish(expression, old - Self.nudge, Priority(0.5))
      system.solve()
    }
    applyFrames()
    return true
  }

  private func wish(_ expression: LinearExpression, _ value: Double, _ priority: Priority) {
    _ = addLast(LinearConstraint(expression, .equal, value, priority: priority))
  }
}
