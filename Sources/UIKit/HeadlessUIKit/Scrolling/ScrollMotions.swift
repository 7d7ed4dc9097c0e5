import Foundation

/// A motion of a scroll view without a finger: it slows down, or scrolls to an offset.
@MainActor
struct ScrollMotion {
  enum Kind {
    case decelerating(Deceleration, Deceleration)
    case animated(from: CGPoint, to: CGPoint, isToTop: Bool)

    /// Returns a deceleration that continues after code has moved the content; an animation is not changed.
    /// - Parameters:
    ///   - passed: The time since the start of the motion, in seconds.
    ///   - distance: The distance by which code has moved the content, in points.
    @MainActor func moved(at passed: Double, by distance: CGPoint, in view: UIScrollView) -> Kind {
      guard distance != .zero, case .decelerating(let x, let y) = self else { return self }
      return .decelerating(
        x.moved(
          at: passed, by: distance.x, range: view.offsetRange(.horizontal),
          view.bounces(.horizontal)),
        y.moved(
          at: passed, by: distance.y, range: view.offsetRange(.vertical), view.bounces(.vertical)))
    }
  }

  var kind: Kind
  let start: ClockTime

  /// The final offset of the content.
  var end: CGPoint {
    switch kind {
    case .decelerating(let x, let y): CGPoint(x: x.end, y: y.end)
    case .animated(_, let end, _): end
    }
  }

  private var duration: Double {
    switch kind {
    case .decelerating(let x, let y): max(x.duration, y.duration)
    case .animated: ScrollRules.animationLength
    }
  }

  func isOver(at time: ClockTime) -> Bool { time >= start.adding(duration) }

  /// Makes an animation end at a different offset, and continue without a jump.
  /// - Parameter offset: The offset of the content at that time.
  mutating func bend(to end: CGPoint, from offset: CGPoint, at time: ClockTime) {
    guard case .animated(_, _, let isToTop) = kind else { return }
    let part = animatedPart(at: time)
    // The starting point from which the content would be here now, on its way to the new end.
    func beginning(_ here: CGFloat, _ end: CGFloat) -> CGFloat {
      part < 1 ? (here - end * part) / (1 - part) : here
    }
    let from = CGPoint(x: beginning(offset.x, end.x), y: beginning(offset.y, end.y))
    kind = .animated(from: from, to: end, isToTop: isToTop)
  }

  /// The fraction of the distance that an animation has covered at a time, from 0 to 1.
  private func animatedPart(at time: ClockTime) -> CGFloat {
    let passed = time.seconds - start.seconds
    return CGFloat(UnitBezier.easeInOut(min(max(passed / duration, 0), 1)))
  }

  func offset(at time: ClockTime) -> CGPoint {
    let passed = time.seconds - start.seconds
    switch kind {
    case .decelerating(let x, let y):
      return CGPoint(x: x.position(at: passed), y: y.position(at: passed))
    case .animated(let from, let to, _):
      let part = animatedPart(at: time)
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }
}

/// The moving scroll views of an environment; each turn of the run loop updates them.
@MainActor
final class ScrollMotions: EnvironmentPart, TurnSource {
  private struct Entry {
    weak var driver: ScrollDriver?
  }

  private var entries: [Entry] = []
  private unowned let environment: HeadlessEnvironment

  init(in environment: HeadlessEnvironment) {
    self.environment = environment
    environment.runLoop.join(self, in: [.sampling])
  }

  var now: ClockTime { environment.clock.time }

  func add(_ driver: ScrollDriver) {
    entries.removeAll { $0.driver == nil || $0.driver === driver }
    entries.append(Entry(driver: driver))
  }

  private var moving: [ScrollDriver] {
    entries.compactMap(\.driver).filter { $0.motion != nil }
  }

  func run(_ phase: TurnPhase, at time: ClockTime) {
    guard !entries.isEmpty else { return }
    for driver in moving { driver.sample(at: time) }
    entries.removeAll { $0.driver?.motion == nil }
  }

  /// The time of the screen's next frame; nil if no scroll view is moving.
  var nextDate: ClockTime? {
    guard !moving.isEmpty else { return nil }
    return DisplayLinks.time(of: DisplayLinks.frame(at: now) + 1)
  }

  var pending: [String] { moving.map(\.summary) }
}
