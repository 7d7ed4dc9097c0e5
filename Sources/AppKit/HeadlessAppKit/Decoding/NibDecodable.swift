import Foundation
import NibSources

/// A class whose objects are stored in nibs and created by `init(coder:)`, which its subclasses must have.
@MainActor
protocol NibDecodable: AnyObject {
  init?(coder: NSCoder)
}

/// An app's class, other than a subclass of AppKit's classes, whose objects a nib may create.
///
/// On non-Apple platforms, code that only knows a class by name cannot call `NSObject.init`. With this conformance, a
/// nib calls `init()` for a custom object, as on a Mac.
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

/// An object of AppKit's classes that receives `awakeFromNib`.
@MainActor
protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

/// The coder that `init(coder:)` receives from a nib. AppKit's classes read through ``NSCoder/nib``.
typealias NibCoder = NibKeyedCoder<NibSession>

extension NibSession: NibDecodingSession {}
extension NibValues: NibKeyedValues {}

extension NSCoder {
  /// The values of the object being decoded; empty for a coder that does not belong to a nib.
  @MainActor var nib: NibValues {
    (self as? NibCoder)?.session?.current ?? NibValues(session: nil, object: 0)
  }
}
