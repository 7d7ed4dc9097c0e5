/// A class that declares its outlets, attributes and actions by their Objective-C names.
///
/// UIKit's classes do this; a custom class overrides ``nibConnections(_:)`` and calls `super`:
///
/// ```swift
/// override class func nibConnections(_ nib: NibRegistrar) {
///   super.nibConnections(nib)
///   nib.outlet("dots", \LoadingView.dots)
///   nib.action("tap:", LoadingView.tap)
/// }
/// ```
///
/// Declared outlets are set through their key path, so observers run and computed properties work. An outlet that is
/// not declared is stored directly in the property with that name.
@preconcurrency @MainActor
public protocol NibConnectable: AnyObject {
  /// Declares the outlets, attributes and actions of the class.
  static func nibConnections(_ nib: NibRegistrar)
}

extension NibConnectable {
  /// Declares nothing.
  public static func nibConnections(_ nib: NibRegistrar) {}
}
