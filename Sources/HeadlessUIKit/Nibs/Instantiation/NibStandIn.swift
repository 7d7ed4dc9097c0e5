public import Foundation

/// Takes the place of an object that cannot be made: of File's Owner or an external object that nobody handed
/// in, or of an object of the app's own whose class is not there.
///
/// It holds nothing; what the nib sets on it is among ``LoadedNib/connections``.
@MainActor
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
