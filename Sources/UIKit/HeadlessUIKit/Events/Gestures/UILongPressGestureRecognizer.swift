public import Foundation

/// A recognizer of touches that stay down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that a finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the touch that stays down.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var starts: [Int: CGPoint] = [:]
  private var timer: HeadlessTimer?

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    minimumPressDuration = nib.double(Keys.duration) ?? 0.5
    allowableMovement = nib.cgFloat(Keys.movement) ?? 10
    numberOfTapsRequired = nib.int(Keys.taps) ?? 0
    numberOfTouchesRequired = nib.int(Keys.touches) ?? 1
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      // An additional finger neither ends the press nor belongs to it.
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[touch.number] = touch.location(in: nil) }
    if tracked.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard tracked.count == numberOfTouchesRequired else {
      return wait(TapRules.longestHold) { $0.state = .failed }
    }
    guard taps >= numberOfTapsRequired else {
      return wait(TapRules.longestHold) { $0.state = .failed }
    }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    wait(minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    for touch in touches {
      guard let start = starts[touch.number] else { continue }
      if start.distance(to: touch.location(in: nil)) > allowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard tracked.count == touches.count else { return }
    taps += 1
    wait(TapRules.longestGap) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func wait(
    _ time: TimeInterval, then action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timer?.invalidate()
    timer = HeadlessClock.shared.schedule(after: time) { [weak self] in
      if let self, isUndecided { action(self) }
    }
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
    taps = 0
    starts = [:]
  }

  private enum Keys {
    static let duration: NibKeyName = "UILongPressGestureRecognizer.minimumPressDuration"
    static let movement: NibKeyName = "UILongPressGestureRecognizer.allowableMovement"
    static let taps: NibKeyName = "UILongPressGestureRecognizer.numberOfTapsRequired"
    static let touches: NibKeyName = "UILongPressGestureRecognizer.numberOfTouchesRequired"
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    nib.outlet("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    nib.outlet("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    nib.outlet("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
  }
}
