public import Foundation

/// What a navigation bar shows about a document; stored only.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  let url: URL?
  /// Returns the items that a drag of the document's icon carries.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Creates what the user can share.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true

  /// Creates the properties of a document in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
