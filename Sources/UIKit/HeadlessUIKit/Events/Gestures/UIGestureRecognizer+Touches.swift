import Foundation

extension UIGestureRecognizer {
  /// Returns whether the recognizer uses a touch, or at least waits for its end.
  func takes(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, concerns(event.type) else { return false }
    // Once the gesture has ended, the recognizer ignores further touches until all have ended.
    if hasEnded { return true }
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
      return false
    }
    if requiresExclusiveTouchType, let first = tracked.first, first.type != touch.type {
      return false
    }
    return shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func join(_ touch: UITouch) {
    touch.recognizers.append(self)
    openTouches += 1
    guard !isDeaf else { return }
    if sequence.isEmpty { gestureBegins() }
    sequence.append(touch.number)
    tracked.append(touch)
  }

  /// Whether the recognizer ignores touches.
  private var isDeaf: Bool { hasEnded || waitingState == .ended }

  /// Passes the recognizer its touches, in groups of one phase.
  func receive(_ groups: [TouchGroup], _ event: UIEvent) {
    guard !tracked.isEmpty else { return }
    modifierFlags = event.modifierFlags
    buttonMask = event.buttonMask
    for group in groups {
      guard !isDeaf else { return }
      let touches = group.part(of: tracked)
      guard !touches.isEmpty else { continue }
      rememberCenter()
      switch group.phase {
      case .began:
        touchesBegan(touches, with: event)
        claimJoined(touches)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      default: touchesCancelled(touches, with: event)
      }
    }
  }

  /// Cancels the views' touches for fingers that join a gesture in progress, except those that the gesture ignores.
  ///
  /// Source: Apple's documentation of `cancelsTouchesInView` says that views do not receive the pending touches of a
  /// recognized gesture.
  private func claimJoined(_ touches: Set<UITouch>) {
    guard isActive, cancelsTouchesInView else { return }
    var joined: [Int] = []
    for touch in tracked where touches.contains(touch) { joined.append(touch.number) }
    HeadlessTouchscreen.shared.views.claim(joined)
  }

  /// Releases a touch that has ended.
  func leave(_ touch: UITouch) {
    openTouches = max(openTouches - 1, 0)
    tracked.removeAll { $0 === touch }
  }

  /// Detaches the recognizer from its view, and ends its gesture.
  func detach() {
    abandon()
    for touch in tracked { touch.recognizers.removeAll { $0 === self } }
    for touch in HeadlessTouchscreen.shared.touches {
      touch.recognizers.removeAll { $0 === self }
    }
    rounds.disengage(self)
    becomeReady()
  }
}
