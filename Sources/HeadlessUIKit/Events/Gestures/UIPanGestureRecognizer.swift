public import Foundation

/// Recognizes dragging.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask = UIScrollTypeMask()
  private var travelled = CGPoint.zero
  /// In points per second of the window.
  var speed = CGPoint.zero

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumNumberOfTouches = nib.int("UIPanGestureRecognizer.minimumNumberOfTouches") ?? 1
    let most = nib.int("UIPanGestureRecognizer.maximumNumberOfTouches") ?? -1
    maximumNumberOfTouches = most < 0 ? Int.max : most
  }

  /// How far the gesture has moved, in points of a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { Self.vector(travelled, in: view) }

  /// Has the gesture count from here, in points of a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      travelled = translation
      return
    }
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(translation, to: nil)
    travelled = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// How fast the gesture moves, in points of a view's coordinates per second.
  open func velocity(in view: UIView?) -> CGPoint { Self.vector(speed, in: view) }

  open override func reset() {
    super.reset()
    travelled = .zero
    speed = .zero
  }

  /// A direction in the window as one in a view.
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

/// Devices whose scrolling counts as dragging.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes dragging that begins at an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let edges = coder.nib.int("UIScreenEdgePanGestureRecognizer.edges") {
      self.edges = UIRectEdge(rawValue: UInt(truncatingIfNeeded: edges))
    }
  }
}
