/// Sends touches to views after recognizers have received them.
///
/// A view receives the beginning of a touch only after every recognizer with `delaysTouchesBegan` has failed, and the
/// end only after every one with `delaysTouchesEnded` has failed. A recognizer with `cancelsTouchesInView` that
/// recognizes cancels the touch for the view. A view that has received a beginning always receives exactly one end.
@MainActor
final class ViewTouches {
  /// The touches that their views have not completely received, including those of lifted fingers.
  private var open: [UITouch] = []
  private var isDelivering = false

  func add(_ touches: [UITouch]) {
    for touch in touches where touch.phase == .began { open.append(touch) }
  }

  /// Drops ended touches of a window that is now hidden, even if recognizers still delay them.
  func forget(in window: UIWindow) {
    open.removeAll { $0.isFinished && ($0.window == nil || $0.window === window) }
  }

  /// Cancels touches for their views, given the touches' numbers.
  func claim(_ numbers: [Int]) {
    for touch in open where numbers.contains(touch.number) { touch.delivery.isClaimed = true }
  }

  /// Delivers the touches that no recognizer delays any longer.
  ///
  /// Changes that views make during delivery take effect only after the views have received everything, so no touch
  /// ends before it has begun.
  /// - Parameter event: The event; nil if a recognizer decided between events.
  func deliver(_ event: UIEvent?) {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    var event = event
    while true {
      var groups: [Group] = []
      for touch in open { collect(touch, into: &groups) }
      for group in groups where group.phase == .began { ask(group, event, &groups) }
      open.removeAll { $0.delivery.stage == .over }
      guard !groups.isEmpty else { return }
      // Touches that begin are delivered before touches that end.
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        for group in groups where group.phase == phase { send(group, event) }
      }
      event = nil
    }
  }

  /// The touches of a view with the same phase and time.
  private struct Group {
    let view: UIView
    let phase: UITouch.Phase
    let timestamp: Double
    var touches: [(touch: UITouch, sample: TouchSample)]
  }

  // MARK: Collecting

  private func collect(_ touch: UITouch, into groups: inout [Group]) {
    if touch.delivery.stage == .new { decide(touch) }
    if touch.delivery.isClaimed, touch.delivery.stage != .over {
      if touch.delivery.stage == .begun {
        var sample = touch.delivery.backlog.last ?? touch.sample
        sample.phase = .cancelled
        add(touch, sample, to: &groups)
      }
      touch.delivery.stage = .over
    }
    // The view never sees a touch that the system cancels before the view has received its beginning.
    if touch.delivery.stage == .accepted, touch.delivery.backlog.last?.phase == .cancelled {
      touch.delivery.stage = .over
    }
    guard touch.delivery.stage != .over else { return touch.delivery.backlog.removeAll() }
    while let sample = touch.delivery.backlog.first {
      if isHeld(touch, sample) { break }
      touch.delivery.backlog.removeFirst()
      switch sample.phase {
      case .began: touch.delivery.stage = .begun
      case .ended, .cancelled: touch.delivery.stage = .over
      default: break
      }
      add(touch, sample, to: &groups)
      if touch.delivery.stage == .over { return touch.delivery.backlog.removeAll() }
    }
  }

  private func isHeld(_ touch: UITouch, _ sample: TouchSample) -> Bool {
    if sample.phase == .cancelled { return false }
    let isNew = touch.delivery.stage == .accepted
    let isEnding = sample.phase == .ended
    guard isNew || isEnding else { return false }
    for recognizer in touch.recognizers where recognizer.isUndecided {
      if isNew && recognizer.delaysBeginning(of: touch, at: sample.timestamp)
        || isEnding && recognizer.delaysTouchesEnded
      {
        return true
      }
    }
    return false
  }

  /// Decides whether the view receives the touch at all.
  ///
  /// A view without multiple touch receives one touch at a time. While an exclusive view has a touch, no other view of
  /// the window receives one.
  private func decide(_ touch: UITouch) {
    touch.delivery.stage = .over
    guard let view = touch.view else { return }
    for other in open where other !== touch && other.window === touch.window {
      guard other.delivery.stage == .accepted || other.delivery.stage == .begun,
        let otherView = other.view
      else { continue }
      if otherView === view {
        if !view.isMultipleTouchEnabled { return }
      } else if view.isExclusiveTouch || otherView.isExclusiveTouch {
        return
      }
    }
    touch.delivery.stage = .accepted
  }

  private func add(_ touch: UITouch, _ sample: TouchSample, to groups: inout [Group]) {
    guard let view = touch.view else { return }
    let index = groups.firstIndex {
      $0.view === view && $0.phase == sample.phase && $0.timestamp == sample.timestamp
        && !$0.touches.contains { $0.touch === touch }
    }
    if let index {
      groups[index].touches.append((touch, sample))
    } else {
      groups.append(
        Group(
          view: view, phase: sample.phase, timestamp: sample.timestamp, touches: [(touch, sample)]))
    }
  }

  // MARK: Scroll views

  /// Asks the scroll views around a view, from the inside out, whether it receives new touches, and drops the touches
  /// that one of them refuses.
  private func ask(_ group: Group, _ event: UIEvent?, _ groups: inout [Group]) {
    guard let first = group.touches.first?.touch else { return }
    for recognizer in first.recognizers {
      guard let scrollView = recognizer.scrollView, scrollView !== group.view else { continue }
      let isAllowed = show(group, event) {
        scrollView.touchesShouldBegin($0, with: $1, in: group.view)
      }
      if isAllowed { continue }
      let refused = group.touches.map(\.touch)
      for touch in refused {
        touch.delivery.stage = .over
        touch.delivery.backlog.removeAll()
      }
      for index in groups.indices {
        groups[index].touches.removeAll { refused.holds($0.touch) }
      }
      return groups.removeAll { $0.touches.isEmpty }
    }
  }

  // MARK: Sending

  /// Sends a group.
  private func send(_ group: Group, _ event: UIEvent?) {
    show(group, event) { touches, event in
      switch group.phase {
      case .began: group.view.touchesBegan(touches, with: event)
      case .moved: group.view.touchesMoved(touches, with: event)
      case .ended: group.view.touchesEnded(touches, with: event)
      default: group.view.touchesCancelled(touches, with: event)
      }
    }
  }

  /// Calls a closure with a group's touches, which temporarily have the state that they had at the group's time.
  private func show<Result>(
    _ group: Group, _ event: UIEvent?, _ action: (Set<UITouch>, UIEvent) -> Result
  ) -> Result {
    for (touch, sample) in group.touches { touch.shown = sample }
    defer { for (touch, _) in group.touches { touch.shown = nil } }
    let touches = group.touches.map(\.touch)
    return action(
      Set(touches), event ?? UIEvent(.touches, touches: touches, at: group.timestamp))
  }
}
