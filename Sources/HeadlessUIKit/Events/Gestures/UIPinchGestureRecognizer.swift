public import Foundation

/// Recognizes two fingers that part or meet.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, in units of their distance at the beginning.
  open var scale: CGFloat = 1
  /// In scale per second.
  open internal(set) var velocity: CGFloat = 0

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scale = coder.nib.cgFloat("UIPinchGestureRecognizer.scale") ?? 1
  }
}

/// Recognizes two fingers that turn about each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// In radians, clockwise.
  open var rotation: CGFloat = 0
  /// In radians per second.
  open internal(set) var velocity: CGFloat = 0
}

/// Recognizes a pointer above a view.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
