public import HeadlessUIKit

extension UIDocumentPickerViewController {
  /// Creates a picker of files of the given types, which are opened where they are, or copied if `asCopy` is true.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(
      documentTypes: contentTypes.map { $0.identifier }, in: asCopy ? .import : .open)
  }
}
