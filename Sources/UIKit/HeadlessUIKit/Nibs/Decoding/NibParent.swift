/// An object that contains other objects of its nib.
@MainActor
protocol NibParent: AnyObject {
  /// The contained objects, in order.
  var nibChildren: [AnyObject] { get }
}

extension UIView: NibParent {}

extension UIViewController: NibParent {}
