/// An object that holds others of its nib.
@MainActor
protocol NibParent: AnyObject {
  /// What the object holds, in order.
  var nibChildren: [AnyObject] { get }
}

extension UIView: NibParent {
  var nibChildren: [AnyObject] { subviews }
}

extension UIViewController: NibParent {
  var nibChildren: [AnyObject] { [viewIfLoaded].compactMap { $0 } }
}

extension UINavigationItem: NibParent {
  var nibChildren: [AnyObject] {
    let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    return items + [backBarButtonItem].compactMap { $0 } + [titleView].compactMap { $0 }
  }
}

extension UIBarButtonItem: NibParent {
  var nibChildren: [AnyObject] { [customView].compactMap { $0 } }
}
