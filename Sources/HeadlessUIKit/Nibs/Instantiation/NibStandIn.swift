public import Foundation

/// Replaces an object that cannot be created: File's Owner or an external object that was not passed, or an object
/// whose custom class is missing.
///
/// It holds nothing; what the nib sets on it is among ``LoadedNib/connections``.
@preconcurrency @MainActor
public final class NibStandIn: NSObject {
  /// The class of the object that it replaces, if known.
  public let className: String?
  /// What the placeholder is called: `IBFilesOwner`, or an external object's identifier; nil for an object
  /// that the nib would have made.
  public let placeholderIdentifier: String?

  init(className: String?, placeholderIdentifier: String? = nil) {
    self.className = className
    self.placeholderIdentifier = placeholderIdentifier
    super.init()
  }

  var nibReference: NibReference?
}
