import Localization

/// The document's text as a string catalog knows it: in the language of the document, and in the comment that Xcode
/// writes.
struct CatalogBase {
  /// The comment in Interface Builder's format; nil if there is none, or people wrote it.
  let comment: DocumentComment?
  /// The text in the language of the document; nil if the catalog does not have it.
  private let unit: StringCatalog.Unit?

  init(_ entry: StringCatalog.Entry, in sourceLanguage: String) {
    comment = entry.comment.flatMap { DocumentComment($0) }
    unit = entry.localizations[sourceLanguage]
  }

  /// Whether the catalog has the text in a form that only people write, such as forms for numbers.
  private var varies: Bool { unit.map { $0.value == nil } ?? false }

  /// Returns whether the document's text takes the place of the one in the catalog.
  func isReplaced(by text: String) -> Bool { !varies && unit?.value != text }

  /// Returns whether the text in the catalog stays, although the document's text is none of its forms.
  func isLeft(with text: String) -> Bool {
    guard let unit, varies else { return false }
    return unit.text != text && !unit.forms.contains { $0.value == text }
  }

  /// Returns whether the document had another text when the catalog was written. Of a text that varies, only the comment
  /// tells what the document had.
  func isOutdated(for text: String) -> Bool {
    if let value = unit?.value { return value != text }
    return comment.map { $0.text != StringsEntry.escapedInComment(text) } ?? false
  }

  /// Returns the text to compare with a form of a translation: the same form, or else the document's text.
  func text(_ variation: String, of text: String) -> String {
    unit?.forms.first { $0.variation == variation }?.value ?? text
  }
}
