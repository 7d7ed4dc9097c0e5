public import Foundation

/// Recognizes a pointer over a view: it begins when the pointer enters the view and ends when it leaves.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is above the screen, from 0 to 1; 0 for a pointer.
  open var zOffset: CGFloat { 0 }

  /// A finger that touches is not a hovering pointer, and must not wait for one.
  override func concerns(_ type: UIEvent.EventType) -> Bool { type == .hover }

  /// Receives the pointer's place; nil if it has left the view.
  func pointerMoved(to touch: UITouch?) {
    guard isEnabled else { return }
    guard let touch else {
      if state != .possible { state = .ended }
      return tracked.removeAll()
    }
    tracked = [touch]
    noteCenter()
    state = state == .possible ? .began : .changed
  }
}
