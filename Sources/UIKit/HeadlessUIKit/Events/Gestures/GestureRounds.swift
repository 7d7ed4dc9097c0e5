/// The rounds in which recognizers handle each event, and the passage of time, together.
///
/// In a round, every recognizer first receives the event. Then recognizers that wait for others to fail continue or
/// fail, actions are sent, and recognizers whose gesture has ended are reset.
@MainActor
final class GestureRounds {
  /// The recognizers with a gesture in progress, closest to the hit view first.
  private(set) var engaged: [UIGestureRecognizer] = []
  private var depth = 0
  private var notices: [Notice] = []

  /// A change of state that is reported to targets.
  private struct Notice {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  // MARK: Touches

  /// Attaches new touches to recognizers, and passes each recognizer its changed touches.
  func receive(_ event: UIEvent, _ changed: [UITouch]) {
    perform(event) {
      for touch in changed where touch.sample.phase == .began { attach(touch, event) }
      guard !engaged.isEmpty else { return }
      let groups = TouchGroup.groups(of: changed)
      for recognizer in engaged where recognizer.isEngaged { recognizer.receive(groups, event) }
      for touch in changed where touch.isFinished { leave(touch) }
    }
  }

  private func attach(_ touch: UITouch, _ event: UIEvent) {
    var view = touch.view
    while let current = view {
      if let recognizers = current.gestureRecognizers {
        for recognizer in recognizers.reversed() where recognizer.takes(touch, event) {
          engage(recognizer)
          recognizer.join(touch)
        }
      }
      view = current.superview
    }
  }

  /// Ends a touch for recognizers that have not received its end.
  func drop(_ touch: UITouch) {
    guard !touch.hasLeftRecognizers, !touch.recognizers.isEmpty else { return }
    perform {
      let told = touch.recognizers.filter { $0.tracked.holds(touch) }
      leave(touch)
      for recognizer in told { recognizer.abandon() }
    }
  }

  private func leave(_ touch: UITouch) {
    touch.hasLeftRecognizers = true
    for recognizer in touch.recognizers { recognizer.leave(touch) }
  }

  func engage(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isEngaged else { return }
    recognizer.isEngaged = true
    engaged.append(recognizer)
  }

  /// Resets the recognizers of a window that is now hidden, which would otherwise wait forever.
  func forget(in window: UIWindow) {
    for recognizer in engaged where recognizer.openTouches == 0 {
      guard let view = recognizer.view, view.window === window else { continue }
      disengage(recognizer)
      recognizer.becomeReady()
    }
  }

  /// Removes a recognizer from those with a gesture in progress.
  func disengage(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isEngaged else { return }
    recognizer.isEngaged = false
    engaged.removeAll { $0 === recognizer }
  }

  // MARK: Rounds

  /// Runs a closure that may change states, then processes all consequences; views receive their touches last.
  /// - Parameters:
  ///   - event: The event; nil if time has passed, or code sets a state.
  ///   - body: Changes the states of recognizers.
  func perform(_ event: UIEvent? = nil, _ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    settle()
    HeadlessTouchscreen.shared.views.deliver(event)
  }

  func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if let last = notices.last(where: { $0.recognizer === recognizer }), last.state == state {
      return
    }
    notices.append(Notice(recognizer: recognizer, state: state))
  }

  private func settle() {
    repeat {
      resolve()
      guard !notices.isEmpty else { break }
      let notice = notices.removeFirst()
      notice.recognizer.sendActions(in: notice.state)
    } while true
    finish()
  }

  /// Lets recognizers that waited for others continue or fail.
  private func resolve() {
    var changes = true
    while changes {
      changes = false
      for recognizer in engaged where recognizer.isWaiting {
        if recognizer.endsWaiting() { changes = true }
      }
    }
  }

  private func finish() {
    guard !engaged.isEmpty else { return }
    var over: [UIGestureRecognizer] = []
    var hasLost = false
    for recognizer in engaged {
      if recognizer.isOver {
        over.append(recognizer)
      } else if recognizer.view != nil || !recognizer.tracked.isEmpty {
        continue
      }
      recognizer.isEngaged = false
      hasLost = true
    }
    guard hasLost else { return }
    engaged.removeAll { !$0.isEngaged }
    for recognizer in over { recognizer.becomeReady() }
  }
}

/// The touches of an event that have the same phase.
@MainActor
struct TouchGroup {
  let phase: UITouch.Phase
  /// The touches as an array in the order in which they began, and as the set that recognizers receive.
  let touches: [UITouch]
  let set: Set<UITouch>

  /// Returns the groups of an event's touches, beginning touches first, canceled ones last.
  static func groups(of changed: [UITouch]) -> [TouchGroup] {
    var groups: [TouchGroup] = []
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var touches: [UITouch] = []
      for touch in changed where touch.sample.phase == phase { touches.append(touch) }
      guard !touches.isEmpty else { continue }
      groups.append(TouchGroup(phase: phase, touches: touches, set: Set(touches)))
    }
    return groups
  }

  /// Returns the touches of the group that another array contains.
  func part(of others: [UITouch]) -> Set<UITouch> {
    var part: [UITouch] = []
    for touch in touches where others.holds(touch) { part.append(touch) }
    return part.count == touches.count ? set : Set(part)
  }
}
