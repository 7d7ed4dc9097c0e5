/// An object of the app's that is no responder, bar item or recognizer, and that a nib may make.
///
/// On platforms other than Apple's, `NSObject.init` cannot be called with only a class name; with this conformance
/// `init()` is called for a custom object of a document, as on a device.
@MainActor
public protocol NibObject: NibConnectable {
  init()

  /// Called once every object of the nib has its outlets and attributes.
  func awakeFromNib()
}

extension NibObject {
  /// Does nothing.
  public func awakeFromNib() {}
}
