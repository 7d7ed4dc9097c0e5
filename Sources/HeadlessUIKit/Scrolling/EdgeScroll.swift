import Foundation

/// Scrolls a view while something that is dragged is near one of its edges.
@MainActor
final class EdgeScroll {
  private weak var view: UIScrollView?
  /// In points per second.
  private var speed = CGPoint.zero
  private var timer: HeadlessTimer?
  private let scrolled: (CGPoint) -> Void

  /// - Parameter scrolled: Called after every step, with how far it went, in points.
  init(_ view: UIScrollView, scrolled: @escaping (CGPoint) -> Void) {
    self.view = view
    self.scrolled = scrolled
  }

  /// Takes the place of what is dragged, in the view's coordinates.
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

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func next(of view: UIScrollView) -> CGPoint {
    let offset = view.contentOffset
    let time = CGFloat(EdgeScrollRules.step)
    let wanted = view.bounded(
      CGPoint(x: offset.x + speed.x * time, y: offset.y + speed.y * time))
    // An edge at which nothing is to be scrolled leaves its axis alone.
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

  /// The nearer the edge, the faster.
  private static func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let width = min(EdgeScrollRules.width, (end - start) / 4)
    guard width > 0 else { return 0 }
    let before = min(max(start + width - place, 0), width)
    let after = min(max(place - (end - width), 0), width)
    return (after - before) / width * EdgeScrollRules.speed
  }
}

/// Figures of scrolling at an edge that Apple publishes no values of. Believed.
enum EdgeScrollRules {
  /// The width of the part along an edge where it begins, in points; at most a quarter of the view.
  static let width: CGFloat = 50
  /// The speed at the edge itself, in points per second.
  static let speed: CGFloat = 600
  /// Between two steps, in seconds.
  static let step = 1.0 / 60
}
