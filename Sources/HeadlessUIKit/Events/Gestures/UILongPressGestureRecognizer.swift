public import Foundation

/// Recognizes touches that stay.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may stray, in points.
  open var allowableMovement: CGFloat = 10
  /// Taps before the touch that stays.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumPressDuration = nib.double(Keys.duration) ?? 0.5
    allowableMovement = nib.cgFloat(Keys.movement) ?? 10
    numberOfTapsRequired = nib.int(Keys.taps) ?? 0
    numberOfTouchesRequired = nib.int(Keys.touches) ?? 1
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
