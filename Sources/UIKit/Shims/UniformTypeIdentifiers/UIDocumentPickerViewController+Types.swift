public import HeadlessUIKit

extension UIDocumentPickerViewController {
  /// Creates a picker of files of the given types, which are opened where they are, or copied if `asCopy` is true.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(
      documentTypes: contentTypes.map { $0.identifier }, in: asCopy ? .import : .open)
  }
}

extension UIDocumentBrowserViewController {
  /// Creates a browser of files of the given types.
  @preconcurrency @MainActor
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
}
