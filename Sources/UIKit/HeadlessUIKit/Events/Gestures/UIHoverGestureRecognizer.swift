public import Foundation

/// A recognizer of a pointer over a view, which begins when the pointer enters the view and ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of an Apple Pencil from the screen, from 0 to 1; 0 for a pointer.
  open var zOffset: CGFloat { 0 }

  /// Returns whether an event is a hover event, because a finger that touches the screen does not hover, and should not
  /// have to wait for a pointer.
  override func concerns(_ type: UIEvent.EventType) -> Bool { type == .hover }

  /// Updates the pointer's location; nil if it has left the view.
  func pointerMoved(to touch: UITouch?) {
    guard isEnabled else { return }
    guard let touch else {
      if state != .possible { state = .ended }
      return tracked.removeAll()
    }
    tracked = [touch]
    rememberCenter()
    state = state == .possible ? .began : .changed
  }
}
