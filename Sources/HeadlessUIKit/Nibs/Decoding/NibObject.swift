/// An object of the app's that is no responder, bar item or recognizer, and that a nib may make.
///
/// Off Apple's platforms `NSObject.init` cannot be called by a class's name alone; with this conformance
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
