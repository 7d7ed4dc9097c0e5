/// An app's class other than a responder, bar item or gesture recognizer, whose objects a nib may create.
///
/// On platforms other than Apple's, code that has only a class name cannot call `NSObject.init`. With this conformance,
/// a nib calls `init()` for a custom object, as on a device.
@preconcurrency @MainActor
public protocol NibObject: NibConnectable {
  init()

  /// Finishes setting up the object, after every object of the nib has received its outlets and attributes.
  func awakeFromNib()
}

extension NibObject {
  /// Does nothing.
  public func awakeFromNib() {}
}
