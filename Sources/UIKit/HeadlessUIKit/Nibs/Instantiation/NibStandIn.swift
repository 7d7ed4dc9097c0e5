public import Foundation

/// A replacement for an object that cannot be created.
///
/// It replaces File's Owner or an external object that was not passed, or an object whose custom class is missing. It
/// stores nothing; ``LoadedNib/connections`` lists what the nib sets on it.
@preconcurrency @MainActor
public final class NibStandIn: NSObject {
  /// The class of the object that it replaces, if known.
  public let className: String?
  /// The placeholder's identifier: `IBFilesOwner` or an external object's; nil for an object that the nib would create.
  public let placeholderIdentifier: String?

  init(className: String?, placeholderIdentifier: String? = nil) {
    self.className = className
    self.placeholderIdentifier = placeholderIdentifier
    super.init()
  }

  var nibReference: NibReference?
}
