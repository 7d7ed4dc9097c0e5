import Foundation

// UIKit does not document these details of how controls track touches, so the values are HeadlessUIKit's own.

/// The rules for tracking touches in controls.
enum TrackingRules {
  /// The distance outside the bounds within which a touch counts as inside, in points. Developers report 70 to 100.
  static let margin: CGFloat = 70
  /// Whether a movement that leaves or enters the control also sends a drag event.
  static let tellsOfDraggingWhenCrossing = false
}

extension UIControl {
  func trackBeginning(of touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = touches.min(by: { $0.number < $1.number })
    else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = true
    guard beginTracking(touch, with: event) else { return forgetTouch() }
    isHighlighted = true
    sendActions(
      for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
    if showsMenuAsPrimaryAction, trackedTouch === touch { showMenu(event) }
  }

  func trackMovement(of touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetTouch() }
    // The subclass may have ended tracking.
    guard trackedTouch === touch else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      let crossing: Event = isTouchInside ? .touchDragEnter : .touchDragExit
      events = TrackingRules.tellsOfDraggingWhenCrossing ? events.union(crossing) : crossing
    }
    sendActions(for: events, event: event)
  }

  func trackEnd(of touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = isInside(touch, event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    forgetTouch()
    sendActions(for: eventsOfRelease(isInside: isInside), event: event)
  }

  func trackCancelling(of touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    forgetTouch()
    sendActions(for: .touchCancel, event: event)
  }

  /// Stops tracking a touch without sending actions.
  func endTouchSilently() {
    guard trackedTouch != nil else { return }
    cancelTracking(with: nil)
    forgetTouch()
  }

  private func forgetTouch() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let margin = TrackingRules.margin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(place)
      || point(inside: place, with: event)
  }

  /// Shows the control's menu and cancels the touch.
  func showMenu(_ event: UIEvent?) {
    guard let menu = shownMenu, let window else { return }
    window.present(menu, from: self)
    sendActions(for: .menuActionTriggered, event: event)
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    forgetTouch()
    sendActions(for: .touchCancel, event: event)
  }
}
