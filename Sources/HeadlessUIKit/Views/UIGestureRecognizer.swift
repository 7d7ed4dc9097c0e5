public import Foundation

/// What recognizes a gesture in the touches of a view.
@MainActor
open class UIGestureRecognizer: NSObject, NibDecodable, NibConnectable {
  var nibReference: NibReference?
  public internal(set) weak var view: UIView?
  open var isEnabled = true

  /// A recognizer from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {}
}
