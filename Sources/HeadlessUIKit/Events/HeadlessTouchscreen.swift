package import Foundation

/// The surface that fingers touch: it turns their movements into touches and events.
///
/// Points are on the screen. Every call is one event, at the clock's time.
@MainActor
package final class HeadlessTouchscreen: EnvironmentPart {
  /// The touchscreen of the current environment.
  package static var shared: HeadlessTouchscreen { HeadlessEnvironment.current.part() }

  /// The touches that have not ended, in the order in which they began.
  package private(set) var touches: [UITouch] = []
  let gestures = GestureRounds()
  let views = ViewTouches()
  let pointer = PointerHover()
  private var event: UIEvent?
  private var taps: [TapEnd] = []
  /// How many touches there have been.
  var touchCount = 0

  package init(in environment: HeadlessEnvironment) {}

  /// The window and view that a touch at a point of the screen would go to; nil for none, and while the app ignores
  /// interaction.
  package static func target(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    for window in HeadlessEnvironment.current.windows.all.reversed() where !window.isHidden {
      if let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) {
        return (window, view)
      }
    }
    return nil
  }

  // MARK: Fingers

  /// Puts fingers down, or presses buttons of a pointer; one that hits no view creates no touch.
  ///
  /// While a menu is shown, a touch only dismisses it.
  /// - Parameters:
  ///   - buttons: The buttons of a pointer; none for fingers.
  ///   - modifierFlags: The keys that are held down.
  package func begin(
    at points: [CGPoint], type: UITouch.TouchType = .direct, buttons: UIEvent.ButtonMask = [],
    modifierFlags: UIKeyModifierFlags = []
  ) -> [UITouch] {
    let targets = points.map { Self.target(at: $0) }
    let covered = targets.compactMap { $0?.window }.filter { $0.dismissModalMenu() }
    let began = zip(points, targets).map { point, found in
      let target = found.flatMap { covered.holds($0.window) ? nil : $0 }
      let place = target?.window.convert(point, from: nil as UIWindow?) ?? point
      let touch = UITouch(type, at: sample(.began, at: place, from: place))
      touch.window = target?.window
      touch.view = target?.view
      touch.tapCount = tapCount(of: touch)
      (touch.buttons, touch.modifierFlags) = (buttons, modifierFlags)
      return touch
    }
    touches += began
    send(began)
    return began
  }

  /// Moves fingers to points of the screen.
  package func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    let moved = moves.filter { isDown($0.touch) }
    for (touch, point) in moved {
      let place = touch.window?.convert(point, from: nil as UIWindow?) ?? point
      touch.sample = sample(.moved, at: place, from: touch.sample.location)
    }
    send(moved.map(\.touch))
  }

  /// Lifts fingers.
  package func end(_ ended: [UITouch]) { finish(ended, .ended) }

  /// Ends touches as the system does when something else needs them.
  package func cancel(_ cancelled: [UITouch]) { finish(cancelled, .cancelled) }

  private func finish(_ finished: [UITouch], _ phase: UITouch.Phase) {
    let finished = finished.filter { isDown($0) }
    for touch in finished {
      let place = touch.sample.location
      touch.sample = sample(phase, at: place, from: place)
      if phase == .ended { noteTap(touch) }
    }
    send(finished)
  }

  private func isDown(_ touch: UITouch) -> Bool { touches.holds(touch) }

  private func sample(_ phase: UITouch.Phase, at place: CGPoint, from previous: CGPoint)
    -> TouchSample
  {
    TouchSample(
      phase: phase, location: place, previous: previous, timestamp: HeadlessClock.shared.now)
  }

  // MARK: Sending

  private func send(_ changed: [UITouch]) {
    guard !changed.isEmpty else { return }
    for touch in touches where !changed.holds(touch) {
      touch.sample.phase = .stationary
      touch.sample.previous = touch.sample.location
    }
    let event = self.event ?? UIEvent(.touches)
    self.event = event
    event.timestamp = HeadlessClock.shared.now
    event.touches = touches
    event.buttonMask = touches.reduce([]) { $0.union($1.buttons) }
    event.modifierFlags = touches.reduce([]) { $0.union($1.modifierFlags) }
    EventDispatch.deliver(event)
    var finished: [UITouch] = []
    for touch in changed where touch.isFinished { finished.append(touch) }
    guard !finished.isEmpty else { return }
    // A window may have kept an event to itself; its touches end all the same.
    for touch in finished { gestures.drop(touch) }
    touches.removeAll { finished.holds($0) }
    if touches.isEmpty, self.event === event { self.event = nil }
  }

  /// Takes the part of an event that concerns a window: recognizers first, then views.
  func receive(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.sample.phase != .stationary }
    for touch in changed { touch.delivery.backlog.append(touch.sample) }
    views.add(changed)
    gestures.receive(event, changed)
  }

  /// Releases touches that have ended in a window that is now hidden.
  func forget(_ window: UIWindow) {
    gestures.forget(in: window)
    views.forget(in: window)
  }

  // MARK: Taps

  /// Where and when a touch ended.
  private struct TapEnd {
    let place: CGPoint
    let time: TimeInterval
    let count: Int
    weak var window: UIWindow?
  }

  /// Source: the figures of taps are believed, not documented; see ``TapRules``.
  private func tapCount(of touch: UITouch) -> Int {
    let now = touch.timestamp
    taps.removeAll { now - $0.time > TapRules.longestGap }
    let before = taps.firstIndex {
      $0.window === touch.window
        && $0.place.distance(to: touch.sample.location) <= TapRules.slop
    }
    return before.map { taps.remove(at: $0).count + 1 } ?? 1
  }

  /// How long it takes until a tap no longer follows the last one, in seconds.
  package var timeUntilFreshTap: TimeInterval {
    guard let last = taps.last else { return 0 }
    let wait = last.time + TapRules.longestGap - HeadlessClock.shared.now
    // Right at the end of the gap a tap still follows.
    return wait >= 0 ? wait + 0.001 : 0
  }

  private func noteTap(_ touch: UITouch) {
    taps.append(
      TapEnd(
        place: touch.sample.location, time: touch.timestamp, count: touch.tapCount,
        window: touch.window))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
