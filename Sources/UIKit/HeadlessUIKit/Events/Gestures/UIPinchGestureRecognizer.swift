public import Foundation

/// A recognizer of two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, relative to their distance when the second one touched down.
  ///
  /// The gesture continues from a value that code sets, which resets ``velocity`` (Apple's documentation of the
  /// property).
  open var scale: CGFloat {
    get { ratio.value }
    set { ratio.set(newValue) }
  }
  private var ratio = FingerValue(1)
  private var distance: CGFloat?
  private var start: CGFloat?

  /// The velocity, in scale per second.
  open var velocity: CGFloat { ratio.velocity }

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    scale = nib.cgFloat("UIPinchGestureRecognizer.scale") ?? 1
  }

  // MARK: Touches

  override func gestureBegins() { ratio = FingerValue(1) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in tracked.dropFirst(2) { ignore(touch, for: event) }
    guard let pair = FingerPair(tracked) else { return }
    if start == nil { start = pair.distance }
    distance = pair.distance
    ratio.change(to: ratio.value, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(tracked), let distance, let start else { return }
    // Two fingers at the same point do not define a scale.
    let factor = distance > 0 && pair.distance > 0 ? pair.distance / distance : 1
    self.distance = pair.distance
    ratio.change(to: ratio.value * factor, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(pair.distance - start) > PinchRules.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Source: Apple's documentation of the class says that the gesture ends when both fingers have lifted.
    guard tracked.allSatisfy({ $0.isFinished || touches.contains($0) }) else {
      // Another finger that joins the remaining one has its own distance from it.
      distance = nil
      start = nil
      return
    }
    state = ownState == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    distance = nil
    start = nil
  }
}
