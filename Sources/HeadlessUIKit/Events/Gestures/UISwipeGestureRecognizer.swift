public import Foundation

/// Recognizes a quick movement in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions, with UIKit's numbers.
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

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    if let bits = nib.int("UISwipeGestureRecognizer.direction") {
      direction = Direction(rawValue: UInt(truncatingIfNeeded: bits))
    }
    numberOfTouchesRequired = nib.int("UISwipeGestureRecognizer.numberOfTouchesRequired") ?? 1
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("direction", \UISwipeGestureRecognizer.direction)
    nib.outlet("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
  }
}
