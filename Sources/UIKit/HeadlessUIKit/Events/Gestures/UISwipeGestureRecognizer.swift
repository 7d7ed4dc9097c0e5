public import Foundation

/// A recognizer of a quick movement in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe, with UIKit's raw values.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  private var starts: [Int: CGPoint] = [:]
  private var limit: HeadlessTimer?

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    if let bits = nib.int("UISwipeGestureRecognizer.direction") {
      direction = Direction(rawValue: UInt(truncatingIfNeeded: bits))
    }
    numberOfTouchesRequired = nib.int("UISwipeGestureRecognizer.numberOfTouchesRequired") ?? 1
  }

  // MARK: Touches

  /// Returns the location where the swipe began: the center of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let count = CGFloat(starts.count)
    let x = starts.values.reduce(0) { $0 + $1.x } / count
    let y = starts.values.reduce(0) { $0 + $1.y } / count
    return converted(CGPoint(x: x, y: y), to: view)
  }

  override func gestureBegins() { starts = [:] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      limit = HeadlessClock.shared.schedule(after: SwipeRules.longestTime) { [weak self] in
        if let self, isUndecided, !isWaiting { state = .failed }
      }
    }
    for touch in touches { starts[touch.number] = touch.location(in: nil) }
    if tracked.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.count == numberOfTouchesRequired else { return }
    var moved = CGPoint.zero
    for touch in tracked {
      guard let start = starts[touch.number] else { continue }
      let place = touch.location(in: nil)
      moved.x += (place.x - start.x) / CGFloat(tracked.count)
      moved.y += (place.y - start.y) / CGFloat(tracked.count)
    }
    let isSideways = abs(moved.x) >= abs(moved.y)
    let along = isSideways ? abs(moved.x) : abs(moved.y)
    let across = isSideways ? abs(moved.y) : abs(moved.x)
    guard along >= SwipeRules.leastDistance else { return }
    let way: Direction =
      isSideways ? (moved.x > 0 ? .right : .left) : (moved.y > 0 ? .down : .up)
    let fits = direction.contains(way) && across <= along * SwipeRules.mostSlant
    state = fits ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    limit?.invalidate()
    limit = nil
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("direction", \UISwipeGestureRecognizer.direction)
    nib.outlet("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }
}
