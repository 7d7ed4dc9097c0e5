/// An object of an app class other than a responder, bar item or gesture recognizer, which a nib may create.
///
/// On platforms other than Apple's, `NSObject.init` cannot be called with only a class name; with this conformance
/// `init()` is called for a custom object of a document, as on a device.
@preconcurrency @MainActor
public protocol NibObject: NibConnectable {
  init()

  /// Called once every object of the nib has its outlets and attributes.
  func awakeFromNib()
}

extension NibObject {
  /// Does nothing.
  public func awakeFromNib() {}
}
