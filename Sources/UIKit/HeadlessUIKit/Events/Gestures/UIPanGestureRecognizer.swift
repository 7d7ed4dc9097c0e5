public import Foundation

/// A recognizer of dragging.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = UIScrollTypeMask()
  /// The translation, in points of the window's coordinates.
  private var travelled = CGPoint.zero
  /// The center of the fingers at their last movement, in the window's coordinates; nil while there are too few
  /// fingers.
  private var center: CGPoint?
  /// The recent path of the gesture, with one entry for each event.
  private var trail: [TrailPoint] = []

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    minimumNumberOfTouches = nib.int("UIPanGestureRecognizer.minimumNumberOfTouches") ?? 1
    let most = nib.int("UIPanGestureRecognizer.maximumNumberOfTouches") ?? -1
    maximumNumberOfTouches = most < 0 ? Int.max : most
  }

  /// Returns the translation of the gesture, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { Self.vector(travelled, in: view) }

  /// Sets the translation, in points of a view's coordinates; the gesture continues from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      travelled = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    travelled = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity of the gesture, in points of a view's coordinates per second.
  open func velocity(in view: UIView?) -> CGPoint { Self.vector(speed, in: view) }

  /// The velocity over the last moment, in points of the window's coordinates per second; zero after a pause.
  private var speed: CGPoint {
    guard let first = trail.first, let last = trail.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count > maximumNumberOfTouches {
      guard ownState != .possible else {
        state = .failed
        return
      }
      for touch in tracked.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
    }
    fingersChanged()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let old = center else { return }
    rememberCenter()
    center = lastCenter
    travelled.x += lastCenter.x - old.x
    travelled.y += lastCenter.y - old.y
    note(event.timestamp, moved: CGPoint(x: lastCenter.x - old.x, y: lastCenter.y - old.y))
    if state != .possible {
      state = .changed
    } else if hasMovedEnough(travelled) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    var left: [UITouch] = []
    for touch in tracked where !touches.contains(touch) { left.append(touch) }
    guard left.count >= max(minimumNumberOfTouches, 1) else {
      note(event.timestamp, moved: .zero)
      // A recognizer that waits for others has not recognized anything yet.
      state = ownState == .possible ? .failed : .ended
      return
    }
    fingersChanged(to: left)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Returns whether a translation, in points of the window's coordinates, is large enough to begin the gesture.
  func hasMovedEnough(_ travelled: CGPoint) -> Bool {
    travelled.distance(to: .zero) > PanRules.slop
  }

  /// Updates the center of the fingers. Adding or lifting a finger moves the center, but does not count as a movement.
  private func fingersChanged(to fingers: [UITouch]? = nil) {
    let fingers = fingers ?? tracked
    guard fingers.count >= minimumNumberOfTouches, !fingers.isEmpty else {
      center = nil
      return
    }
    var sum = CGPoint.zero
    for touch in fingers {
      let place = touch.location(in: nil)
      sum.x += place.x
      sum.y += place.y
    }
    let count = CGFloat(fingers.count)
    center = CGPoint(x: sum.x / count, y: sum.y / count)
    if trail.isEmpty, let time = fingers.last?.timestamp { note(time, moved: .zero) }
  }

  private func note(_ time: TimeInterval, moved: CGPoint) {
    let before = trail.last
    if let first = trail.first, time - first.time > PanRules.velocityWindow {
      trail.removeAll { time - $0.time > PanRules.velocityWindow }
      if trail.isEmpty, let before { trail = [before] }
    }
    let place = before?.place ?? .zero
    trail.append(
      TrailPoint(time: time, place: CGPoint(x: place.x + moved.x, y: place.y + moved.y)))
  }

  open override func reset() {
    super.reset()
    center = nil
  }

  /// Resets the values at the beginning of a gesture; those of the last gesture can be read until then.
  override func gestureBegins() {
    travelled = .zero
    trail = []
  }

  /// Converts a vector from the window's coordinates to a view's.
  private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    nib.outlet("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
  }
}

/// A point on the path of a gesture, relative to its beginning.
private struct TrailPoint {
  let time: TimeInterval
  let place: CGPoint
}

/// The devices whose scrolling counts as dragging.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer of dragging that begins at an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// Creates a recognizer with a target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override func decode(_ nib: NibValues) {
    super.decode(nib)
    if let edges = nib.int("UIScreenEdgePanGestureRecognizer.edges") {
      self.edges = UIRectEdge(rawValue: UInt(truncatingIfNeeded: edges))
    }
  }

  /// The edges at which the gesture began.
  private var startEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracked.count == touches.count {
      startEdges = edges(near: touches).intersection(edges)
      if startEdges.isEmpty {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Returns whether the gesture has moved far enough away from the edge.
  override func hasMovedEnough(_ travelled: CGPoint) -> Bool {
    let slop = PanRules.slop
    return startEdges.contains(.left) && travelled.x > slop
      || startEdges.contains(.right) && travelled.x < -slop
      || startEdges.contains(.top) && travelled.y > slop
      || startEdges.contains(.bottom) && travelled.y < -slop
  }

  /// Returns the edges of the window that all touches are near.
  private func edges(near touches: Set<UITouch>) -> UIRectEdge {
    var edges = UIRectEdge.all
    for touch in touches {
      guard let bounds = touch.window?.bounds else { return [] }
      let place = touch.location(in: nil)
      let width = PanRules.edgeWidth
      if place.x - bounds.minX > width { edges.remove(.left) }
      if bounds.maxX - place.x > width { edges.remove(.right) }
      if place.y - bounds.minY > width { edges.remove(.top) }
      if bounds.maxY - place.y > width { edges.remove(.bottom) }
    }
    return edges
  }
}
