public import Foundation

/// A touch of one finger, or of another pointing device, from touching the screen until leaving it.
///
/// The view that the touch first hits remains its view until it ends, wherever the finger moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch, with UIKit's raw values.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The kind of finger or device, with UIKit's raw values.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer

    /// The older name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// A number that distinguishes touches from each other.
  let number: Int
  /// The latest sample of the touch.
  var sample: TouchSample
  /// An earlier sample, while it is being delivered late to a view.
  var shown: TouchSample?
  /// The state of the touch's delivery to its view.
  var delivery = TouchDelivery()
  /// The recognizers of the hit view and its superviews, nearest first.
  var recognizers: [UIGestureRecognizer] = []
  /// The pointer buttons that are pressed during the touch.
  var buttons: UIEvent.ButtonMask = []
  /// The modifier keys that are held down.
  var modifierFlags: UIKeyModifierFlags = []
  /// Whether the recognizers have received the end of the touch.
  var hasLeftRecognizers = false

  open internal(set) weak var window: UIWindow?
  /// The view that was hit; the touch keeps it alive.
  open internal(set) var view: UIView?
  /// The number of consecutive taps, close together in space and time, ending with this touch.
  open internal(set) var tapCount = 1
  open internal(set) var type: TouchType
  /// The radius of the touch, in points.
  open internal(set) var majorRadius: CGFloat = 20
  /// The tolerance for the radius, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 4
  /// The pressure; 1 is that of an average touch.
  open internal(set) var force: CGFloat = 0
  /// The maximum possible pressure; 0 if the device does not measure pressure.
  open internal(set) var maximumPossibleForce: CGFloat = 0
  /// The angle between a pencil and the screen, in radians.
  open internal(set) var altitudeAngle: CGFloat = .pi / 2

  init(_ type: TouchType, at sample: TouchSample) {
    number = HeadlessTouchscreen.shared.nextNumber()
    self.type = type
    self.sample = sample
    super.init()
  }

  /// Creates a touch without a finger, for tests that call a responder's methods themselves.
  public override init() {
    number = HeadlessTouchscreen.shared.nextNumber()
    type = .direct
    sample = TouchSample(phase: .began, location: .zero, previous: .zero, timestamp: 0)
    super.init()
  }

  private var seen: TouchSample { shown ?? sample }

  /// Whether the touch has ended or was canceled.
  var isFinished: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// The current phase of the touch.
  open var phase: Phase { seen.phase }

  /// The time of the touch's latest change, in seconds of the clock.
  open var timestamp: TimeInterval { seen.timestamp }

  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Returns the location of the touch in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(seen.location, to: view) }

  /// Returns the previous location of the touch in a view's coordinates; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(seen.previous, to: view) }

  /// Returns the same as ``location(in:)``, because nothing is rounded here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the same as ``previousLocation(in:)``, because nothing is rounded here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction in which a pencil points, in radians, in a view's coordinates.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pencil points, as a vector in a view's coordinates.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// The properties whose values are estimates; always empty here.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The properties of a touch, with UIKit's raw values.
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

/// A sample of a touch, in the coordinates of its window.
struct TouchSample {
  var phase: UITouch.Phase
  var location: CGPoint
  var previous: CGPoint
  /// The time, in seconds of the clock.
  var timestamp: TimeInterval
}

/// The state of a touch's delivery to its view.
struct TouchDelivery {
  /// The stage of a touch's delivery.
  enum Stage {
    /// Not decided yet.
    case new
    /// The view will receive the touch.
    case accepted
    /// The view has received the touch's beginning, but not its end.
    case begun
    /// The view receives no further changes of the touch.
    case over
  }

  var stage = Stage.new
  /// The samples that the view has not received yet, oldest first.
  var backlog: [TouchSample] = []
  /// Whether a recognizer has claimed the touch from the view.
  var isClaimed = false
}
