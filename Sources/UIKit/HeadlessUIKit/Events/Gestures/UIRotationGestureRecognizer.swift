public import Foundation

/// A recognizer of two fingers that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The clockwise rotation of the fingers since the second one touched down, in radians.
  ///
  /// The gesture continues from a value that code sets, which resets ``velocity``.
  open var rotation: CGFloat {
    get { total.value }
    set { total.set(newValue) }
  }
  private var total = FingerValue(0)
  private var angle: CGFloat?
  private var turned: CGFloat = 0

  /// The velocity, in radians per second.
  open var velocity: CGFloat { total.velocity }

  // MARK: Touches

  override func gestureBegins() { total = FingerValue(0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in tracked.dropFirst(2) { ignore(touch, for: event) }
    guard let pair = FingerPair(tracked) else { return }
    angle = pair.angle
    total.change(to: total.value, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(tracked), let angle else { return }
    // The smaller of the two possible angles, because fingers do not rotate by more than half a turn between two
    // events.
    let change = (pair.angle - angle).remainder(dividingBy: 2 * .pi)
    self.angle = pair.angle
    turned += change
    total.change(to: total.value + change, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(turned) > PinchRules.angleSlop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Source: Apple's documentation of the class says that the gesture ends when both fingers have lifted.
    guard tracked.allSatisfy({ $0.isFinished || touches.contains($0) }) else {
      // Another finger that joins the remaining one has its own angle to it.
      angle = nil
      turned = 0
      return
    }
    state = ownState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    angle = nil
    turned = 0
  }
}
