/// An object that holds others of its nib.
@MainActor
protocol NibParent: AnyObject {
  /// What the object holds, in order.
  var nibChildren: [AnyObject] { get }
}

extension UIView: NibParent {}

extension UIViewController: NibParent {}
