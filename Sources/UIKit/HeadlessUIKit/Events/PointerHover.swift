package import Foundation

/// A pointer that hovers above the screen.
@MainActor
final class PointerHover {
  private var touch: UITouch?
  /// The recognizers that the pointer is over.
  private var entered: [UIGestureRecognizer] = []
  /// The interaction whose region contains the pointer.
  private weak var interaction: UIPointerInteraction?

  /// Moves the pointer to a point of the screen; nil removes it.
  func move(to point: CGPoint?) {
    moveOverRecognizers(to: point)
    moveOverRegions(to: touch)
  }

  /// Removes the pointer from a window that is now hidden.
  func forget(in window: UIWindow) {
    if touch?.window === window { move(to: nil) }
  }

  /// Enters the innermost region at the pointer, and leaves the previous one.
  private func moveOverRegions(to touch: UITouch?) {
    var found: (interaction: UIPointerInteraction, region: UIPointerRegion)?
    var view = touch?.view
    while let current = view, let touch, found == nil {
      for case let interaction as UIPointerInteraction in current.interactions where found == nil {
        let region = interaction.region(at: touch.location(in: current), touch.modifierFlags)
        found = region.map { (interaction, $0) }
      }
      view = current.superview
    }
    let old = interaction
    interaction = found?.interaction
    if old !== interaction { old?.leave() }
    if let found { found.interaction.enter(found.region) }
  }

  private func moveOverRecognizers(to point: CGPoint?) {
    let target = point.flatMap { HeadlessTouchscreen.target(at: $0) }
    let touch = point.flatMap { pointerTouch(at: $0, target) }
    self.touch = touch
    let event = UIEvent(
      .hover, touches: touch.map { [$0] } ?? [], at: HeadlessClock.shared.now)
    var over: [UIHoverGestureRecognizer] = []
    var view = target?.view
    while let current = view {
      for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
      where recognizer.isEnabled
        && (isEntered(recognizer) || touch.map { recognizer.takes($0, event) } ?? false)
      {
        over.append(recognizer)
      }
      view = current.superview
    }
    let left = entered.filter { old in !over.contains { $0 === old } }
    entered = over
    HeadlessTouchscreen.shared.gestures.perform {
      for case let recognizer as UIHoverGestureRecognizer in left {
        recognizer.pointerMoved(to: nil)
      }
      for recognizer in over { recognizer.pointerMoved(to: touch) }
    }
  }

  private func isEntered(_ recognizer: UIGestureRecognizer) -> Bool {
    entered.contains { $0 === recognizer }
  }

  private func pointerTouch(
    at point: CGPoint, _ target: (window: UIWindow, view: UIView)?
  ) -> UITouch? {
    guard let target else { return nil }
    let place = target.window.convert(point, from: nil as UIWindow?)
    let sample = TouchSample(
      phase: touch == nil ? .regionEntered : .regionMoved, location: place,
      previous: touch?.sample.location ?? place, timestamp: HeadlessClock.shared.now)
    let touch = UITouch(.indirectPointer, at: sample)
    touch.window = target.window
    touch.view = target.view
    return touch
  }
}

extension HeadlessTouchscreen {
  /// Moves a pointer above the screen; nil removes it.
  package func hover(at point: CGPoint?) { pointer.move(to: point) }
}
