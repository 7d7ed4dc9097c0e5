public import Foundation

/// Recognizes taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  /// A recognizer with a first target.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let counts: TapCounts = coder.nib.object("UITapGestureRecognizer._imp") else { return }
    numberOfTapsRequired = counts.taps
    numberOfTouchesRequired = counts.touches
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    nib.outlet("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
  }
}

/// What nibs hold inside a tap recognizer.
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
