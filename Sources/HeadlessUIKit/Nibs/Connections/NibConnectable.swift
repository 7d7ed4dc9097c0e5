/// A class that declares its outlets, attributes and actions by their Objective-C names.
///
/// UIKit's own classes do; a custom class overrides ``nibConnections(_:)`` and calls `super`:
///
/// ```swift
/// override class func nibConnections(_ nib: NibRegistrar) {
///   super.nibConnections(nib)
///   nib.outlet("dots", \LoadingView.dots)
///   nib.action("tap:", LoadingView.tap)
/// }
/// ```
///
/// Declared outlets are set through their key path: observers run, and computed properties work. An outlet that is not
/// declared is stored directly into the property of that name.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// Declares outlets and actions.
  static func nibConnections(_ nib: NibRegistrar)
}

extension NibConnectable {
  /// Declares nothing.
  public static func nibConnections(_ nib: NibRegistrar) {}
}
