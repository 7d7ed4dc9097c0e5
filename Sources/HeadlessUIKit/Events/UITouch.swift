public import Foundation

/// One finger, or another pointing device, from touching the screen to leaving it.
///
/// The view that is hit first stays the touch's view for its whole life, wherever the finger goes.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a touch is doing, with UIKit's numbers.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches, with UIKit's numbers.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    /// The earlier name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Tells touches apart that follow one another.
  let number: Int
  /// What the finger did last.
  var sample: TouchSample
  /// An earlier moment, while a view receives it late.
  var shown: TouchSample?
  /// What the view has seen of the touch.
  var delivery = TouchDelivery()
  /// The recognizers that were attached to the hit view and those around it, the nearest first.
  var recognizers: [UIGestureRecognizer] = []
  /// The buttons of a pointer that the touch presses, and the keys that are held down.
  var buttons: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []
  /// Whether the recognizers know of the touch's end.
  var hasLeftRecognizers = false

  open internal(set) weak var window: UIWindow?
  /// The view that was hit; the touch keeps it alive.
  open internal(set) var view: UIView?
  /// How many taps in a row this touch ends, close together in space and time.
  open internal(set) var tapCount = 1
  open internal(set) var type: TouchType
  /// In points.
  open internal(set) var majorRadius: CGFloat = 20
  /// In points.
  open internal(set) var majorRadiusTolerance: CGFloat = 4
  /// The pressure, where 1 is that of an average touch.
  open internal(set) var force: CGFloat = 0
  /// The greatest pressure; 0 where the device feels none.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// The angle of a pencil against the screen, in radians.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2

  init(_ type: TouchType, at sample: TouchSample) {
    let screen = HeadlessTouchscreen.shared
    screen.touchCount += 1
    number = screen.touchCount
    self.type = type
    self.sample = sample
    super.init()
  }

  private var seen: TouchSample { shown ?? sample }

  /// Whether the finger has left the screen, or counts as if it had.
  var isFinished: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// What the touch is doing.
  open var phase: Phase { seen.phase }

  /// When the touch began, moved or ended last, in seconds of the clock.
  open var timestamp: TimeInterval { seen.timestamp }

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the touch is, in a view's coordinates, or the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(seen.location, to: view) }

  /// Where the touch was before, in a view's coordinates, or the window's for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(seen.previous, to: view) }

  /// As ``location(in:)``: nothing is rounded here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// As ``previousLocation(in:)``: nothing is rounded here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The direction in which a pencil points, in radians of a view's coordinates.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction in which a pencil points, in a view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// What of the touch is not known exactly yet: all is.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Properties of a touch, with UIKit's numbers.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

/// One moment of a touch, in the coordinates of its window.
struct TouchSample {
  var phase: UITouch.Phase
  var location: CGPoint
  var previous: CGPoint
  /// In seconds of the clock.
  var timestamp: TimeInterval
}

/// Which part of a touch its view receives, and has received.
struct TouchDelivery {
  /// How much of the touch the view has received.
  enum Stage {
    /// Nothing was asked yet.
    case new
    /// The view will receive the touch.
    case accepted
    /// The view has received the touch's beginning, but not its end.
    case begun
    /// The view receives no more of it.
    case over
  }

  var stage = Stage.new
  /// What the view has not seen yet, the first first.
  var backlog: [TouchSample] = []
  /// Whether a recognizer has taken the touch away from the view.
  var isClaimed = false
}
