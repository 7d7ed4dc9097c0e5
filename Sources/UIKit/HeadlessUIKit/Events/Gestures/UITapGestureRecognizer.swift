public import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The exact set of pointer buttons that must be pressed; taps with fingers need none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  private var taps = 0
  /// The points where the fingers of the current tap touched down, in the window's coordinates.
  private var places: [Int: CGPoint] = [:]
  private var hasLifted = false
  /// The location of the first tap.
  private var firstPlace: CGPoint?
  private var limit: HeadlessTimer?

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    guard let counts: TapCounts = nib.object("UITapGestureRecognizer._imp") else { return }
    numberOfTapsRequired = counts.taps
    numberOfTouchesRequired = counts.touches
  }

  // MARK: Touches

  open override var numberOfTouches: Int { places.count }

  /// Returns the location of the last tap: the center of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    guard !places.isEmpty else { return super.location(in: view) }
    let count = CGFloat(places.count)
    let x = places.values.reduce(0) { $0 + $1.x } / count
    let y = places.values.reduce(0) { $0 + $1.y } / count
    return converted(CGPoint(x: x, y: y), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches
    where touch.type == .indirectPointer && event.buttonMask != buttonMaskRequired {
      state = .failed
      return
    }
    if tracked.count == touches.count {
      places = [:]
      hasLifted = false
      fail(after: TapRules.longestHold)
    }
    for touch in touches { places[touch.number] = touch.location(in: nil) }
    if hasLifted || places.count > numberOfTouchesRequired {
      state = .failed
      return
    }
    let first = firstPlace ?? lastCenter
    firstPlace = first
    if first.distance(to: lastCenter) > TapRules.slop { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = places[touch.number] else { continue }
      if start.distance(to: touch.location(in: nil)) > TapRules.slop {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hasLifted = true
    guard places.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard tracked.count == touches.count else { return }
    taps += 1
    if taps >= numberOfTapsRequired {
      limit?.invalidate()
      state = .ended
    } else {
      fail(after: TapRules.longestGap)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails after a delay, in seconds, if the gesture has not been recognized by then.
  private func fail(after delay: TimeInterval) {
    limit?.invalidate()
    limit = HeadlessClock.shared.schedule(after: delay) { [weak self] in
      guard let self, isUndecided, !isWaiting else { return }
      state = .failed
    }
  }

  open override func reset() {
    super.reset()
    limit?.invalidate()
    limit = nil
    taps = 0
    hasLifted = false
    firstPlace = nil
  }

  /// Returns whether another recognizer prevents this one; a tap recognizer does not prevent one that requires more
  /// taps.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventingGestureRecognizer as? UITapGestureRecognizer else {
      return super.canBePrevented(by: preventingGestureRecognizer)
    }
    return other.numberOfTapsRequired >= numberOfTapsRequired
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    nib.outlet("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }
}

/// The values that nibs store inside a tap recognizer.
@MainActor
final class TapCounts: NSObject, NibDecodable {
  var nibReference: NibReference?
  let taps: Int
  let touches: Int

  required init?(coder: NSCoder) {
    let nib = coder.nib
    taps = nib.int("UITapRecognizer.numberOfTapsRequired") ?? 1
    touches = nib.int("UITapRecognizer.numberOfTouchesRequired") ?? 1
    super.init()
    nib.register(self)
  }
}
