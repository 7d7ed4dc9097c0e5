public import Foundation

/// Information about a document that a navigation bar shows; stored only.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  let url: URL?
  /// Returns the items for a drag of the document's icon.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Creates the items that the user can share.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true

  /// Creates the properties of a document in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
