import Foundation

/// Scrolls a view while the user drags something near one of its edges.
@MainActor
final class EdgeScroll {
  private weak var view: UIScrollView?
  /// The scrolling speed, in points per second.
  private var speed = CGPoint.zero
  private var timer: HeadlessTimer?
  private let scrolled: (CGPoint) -> Void

  /// Creates a scroller for a view.
  /// - Parameter scrolled: A closure that is called after every step with the distance scrolled, in points.
  init(_ view: UIScrollView, scrolled: @escaping (CGPoint) -> Void) {
    self.view = view
    self.scrolled = scrolled
  }

  /// Starts, updates or stops scrolling for the position of the dragged object, in the view's coordinates.
  func follow(_ place: CGPoint) {
    guard let view else { return stop() }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    speed = CGPoint(
      x: Self.speed(place.x, seen.minX, seen.maxX), y: Self.speed(place.y, seen.minY, seen.maxY))
    guard next(of: view) != view.contentOffset else { return stop() }
    guard timer == nil else { return }
    timer = HeadlessClock.shared.schedule(
      after: EdgeScrollRules.step, repeating: EdgeScrollRules.step, named: "scrolling at an edge",
      while: { [weak self] in self?.view != nil }, { [weak self] in self?.step() })
  }

  /// Stops scrolling.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func next(of view: UIScrollView) -> CGPoint {
    let offset = view.contentOffset
    let time = CGFloat(EdgeScrollRules.step)
    let wanted = view.bounded(
      CGPoint(x: offset.x + speed.x * time, y: offset.y + speed.y * time))
    // On an axis where the position is not near an edge, the offset does not change.
    return CGPoint(x: speed.x == 0 ? offset.x : wanted.x, y: speed.y == 0 ? offset.y : wanted.y)
  }

  private func step() {
    guard let view, view.window != nil else { return stop() }
    let (old, new) = (view.contentOffset, next(of: view))
    guard new != old else { return stop() }
    view.contentOffset = new
    view.layoutIfNeeded()
    scrolled(CGPoint(x: new.x - old.x, y: new.y - old.y))
  }

  /// Returns the speed along one axis, in points per second: the closer to the edge, the faster.
  private static func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let width = min(EdgeScrollRules.width, (end - start) / 4)
    guard width > 0 else { return 0 }
    let before = min(max(start + width - place, 0), width)
    let after = min(max(place - (end - width), 0), width)
    return (after - before) / width * EdgeScrollRules.speed
  }
}

/// The constants for scrolling near an edge. Apple does not document them, so they are assumptions.
enum EdgeScrollRules {
  /// The width of the zone along an edge that starts scrolling, in points; at most a quarter of the view.
  static let width: CGFloat = 50
  /// The speed at the edge itself, in points per second.
  static let speed: CGFloat = 600
  /// The time between two steps, in seconds.
  static let step = 1.0 / 60
}
