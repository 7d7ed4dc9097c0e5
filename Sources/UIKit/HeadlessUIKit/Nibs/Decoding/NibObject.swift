/// An app's class, other than a responder, bar item or gesture recognizer, whose objects a nib may create.
///
/// On non-Apple platforms, code that only knows a class by name cannot call `NSObject.init`. With this conformance, a
/// nib calls `init()` for a custom object, as on a device.
@preconcurrency @MainActor
public protocol NibObject: NibConnectable {
  /// Creates an object for a nib.
  init()

  /// Finishes setting up the object, after all objects of the nib have received their outlets and attributes.
  func awakeFromNib()
}

extension NibObject {
  /// Does nothing.
  public func awakeFromNib() {}
}
