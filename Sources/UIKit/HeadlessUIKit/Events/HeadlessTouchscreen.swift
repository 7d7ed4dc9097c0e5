package import Foundation

/// The surface that fingers touch, which turns their movements into touches and events.
///
/// Points are in the screen's coordinates. Every call sends one event, at the clock's time.
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
  /// Whether an event is currently being delivered to the app.
  private var isSending = false
  private var taps: [TapEnd] = []
  /// The number of touches so far.
  private var touchCount = 0

  /// Returns a number that no other touch has.
  func nextNumber() -> Int {
    touchCount += 1
    return touchCount
  }

  package init(in environment: HeadlessEnvironment) {}

  /// Returns the window and view that a touch at a point of the screen hits.
  ///
  /// Returns nil if it hits none, or while the app is not active or ignores interaction.
  package static func target(at point: CGPoint) -> (window: UIWindow, view: UIView)? {
    let app = UIApplication.shared
    guard app.applicationState == .active, !app.isIgnoringInteractionEvents else { return nil }
    for window in HeadlessEnvironment.current.windows.all.reversed() where !window.isHidden {
      if let view = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil) {
        return (window, view)
      }
    }
    return nil
  }

  // MARK: Fingers

  /// Touches the screen with fingers, or presses buttons of a pointer.
  ///
  /// A touch that hits no view has no window, and no window receives it. While a menu is shown, a touch only dismisses
  /// the menu.
  /// - Parameters:
  ///   - points: The locations, in the screen's coordinates.
  ///   - type: The kind of finger or device.
  ///   - buttons: The buttons of a pointer; empty for fingers.
  ///   - modifierFlags: The modifier keys that are held down.
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

  /// Cancels touches, as the system does when something else needs them.
  package func cancel(_ cancelled: [UITouch]) { finish(cancelled, .cancelled) }

  private func finish(_ finished: [UITouch], _ phase: UITouch.Phase) {
    let finished = finished.filter { isDown($0) }
    for touch in finished {
      let place = touch.sample.location
      touch.sample = sample(phase, at: place, from: place)
      if phase == .ended { recordTap(touch) }
    }
    send(finished)
  }

  private func isDown(_ touch: UITouch) -> Bool { !touch.isFinished && touches.holds(touch) }

  private func sample(_ phase: UITouch.Phase, at place: CGPoint, from previous: CGPoint)
    -> TouchSample
  {
    TouchSample(
      phase: phase, location: place, previous: previous, timestamp: HeadlessClock.shared.now)
  }

  // MARK: Sending

  /// Sends an event with changed touches.
  ///
  /// Code that receives an event may send another event. In that event, the fingers of the outer event are stationary,
  /// and those that it lifts are missing; then the outer event continues as it was.
  private func send(_ changed: [UITouch]) {
    guard !changed.isEmpty else { return }
    guard isSending, let event else { return dispatch(changed) }
    let (outer, time) = (event.touches, event.timestamp)
    let moments = outer.map(\.sample)
    dispatch(changed)
    for (touch, moment) in zip(outer, moments) where touch.sample.phase == .stationary {
      touch.sample = moment
    }
    fill(event, with: outer.filter { touches.holds($0) }, at: time)
  }

  private func dispatch(_ changed: [UITouch]) {
    for touch in touches where !touch.isFinished && !changed.holds(touch) {
      touch.sample.phase = .stationary
      touch.sample.previous = touch.sample.location
    }
    let event = self.event ?? UIEvent(.touches)
    self.event = event
    fill(
      event, with: isSending ? touches.filter { isDown($0) || changed.holds($0) } : touches,
      at: HeadlessClock.shared.now)
    let isInside = isSending
    isSending = true
    UIApplication.shared.sendEvent(event)
    isSending = isInside
    var finished: [UITouch] = []
    for touch in changed where touch.isFinished { finished.append(touch) }
    guard !finished.isEmpty else { return }
    // A window may not have passed the event on; its touches end nevertheless.
    for touch in finished { gestures.drop(touch) }
    touches.removeAll { finished.holds($0) }
    if touches.isEmpty, self.event === event { self.event = nil }
  }

  private func fill(_ event: UIEvent, with touches: [UITouch], at time: TimeInterval) {
    event.timestamp = time
    event.touches = touches
    event.buttonMask = touches.reduce([]) { $0.union($1.buttons) }
    event.modifierFlags = touches.reduce([]) { $0.union($1.modifierFlags) }
  }

  /// Processes the part of an event that concerns a window: recognizers receive it first, then views.
  func receive(_ event: UIEvent, in window: UIWindow) {
    let changed = event.touches.filter { $0.window === window && $0.sample.phase != .stationary }
    for touch in changed { touch.delivery.backlog.append(touch.sample) }
    views.add(changed)
    gestures.receive(event, changed)
  }

  /// Releases ended touches of a window that is now hidden.
  func forget(_ window: UIWindow) {
    pointer.forget(in: window)
    gestures.forget(in: window)
    views.forget(in: window)
  }

  // MARK: Taps

  /// The location and time at which a touch ended.
  private struct TapEnd {
    let place: CGPoint
    let time: TimeInterval
    let count: Int
    weak var window: UIWindow?
  }

  /// Returns the number of consecutive taps that a touch continues.
  ///
  /// Source: the limits for taps are assumptions; see ``TapRules``.
  private func tapCount(of touch: UITouch) -> Int {
    let now = touch.timestamp
    taps.removeAll { now - $0.time > TapRules.longestGap }
    let before = taps.firstIndex {
      $0.window === touch.window
        && $0.place.distance(to: touch.sample.location) <= TapRules.slop
    }
    return before.map { taps.remove(at: $0).count + 1 } ?? 1
  }

  /// The time until a tap no longer counts as a repeated one, in seconds.
  package var timeUntilFreshTap: TimeInterval {
    guard let last = taps.last else { return 0 }
    let wait = last.time + TapRules.longestGap - HeadlessClock.shared.now
    // Exactly at the end of the gap, a tap still counts as repeated.
    return wait >= 0 ? wait + 0.001 : 0
  }

  private func recordTap(_ touch: UITouch) {
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
