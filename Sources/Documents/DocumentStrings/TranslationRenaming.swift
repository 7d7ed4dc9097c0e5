public import Diagnostics
import Localization

/// The change of an object's id in the keys of its translations, and in the comments that name the object. Everything else
/// stays byte for byte.
public struct TranslationRenaming: Sendable {
  /// The edited file.
  public let bytes: [UInt8]
  /// The number of keys and comments that changed.
  public let count: Int

  /// Changes an id in a strings file.
  /// - Parameter file: The bytes of the file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(strings file: [UInt8], from old: String, to new: String) throws(Diagnostic) {
    let strings = try StringsFile(parsing: file)
    let mark = Self.mark(old)
    var replacements: [TextReplacement] = []
    for entry in strings.entries where entry.key.utf8.starts(with: "\(old).".utf8) {
      let key = new + entry.key.dropFirst(old.count)
      // Most keys are in quotation marks and without escapes: the others get the usual form.
      let isPlain = strings.text[entry.keyRange].elementsEqual(entry.key.utf8)
      // An entry without a text has its key as the text, which stays.
      let text = entry.isKeyOnly ? " = " + StringsSyntax.quoted(entry.value) : ""
      replacements.append(
        TextReplacement(entry.keyRange, (isPlain ? key : StringsSyntax.quoted(key)) + text))
      guard let comment = entry.comment, let range = entry.commentRange, comment.contains(mark)
      else { continue }
      replacements.append(
        TextReplacement(range, comment.replacing(mark, with: Self.mark(new))))
    }
    count = replacements.count
    bytes = replacements.isEmpty ? file : strings.bytes(replacing: replacements)
  }

  /// Changes an id in a string catalog.
  /// - Parameter file: The bytes of the file.
  /// - Throws: A ``Diagnostic`` if the file cannot be read.
  public init(catalog file: [UInt8], from old: String, to new: String) throws(Diagnostic) {
    let catalog = try StringCatalog(parsing: file)
    let mark = Self.mark(old)
    var edits = StringCatalogEdits(catalog)
    var count = 0
    for (index, entry) in catalog.entries.enumerated()
    where entry.key.utf8.starts(with: "\(old).".utf8) {
      edits.setKey(new + entry.key.dropFirst(old.count), at: index)
      count += 1
      guard let comment = entry.comment, comment.contains(mark) else { continue }
      edits.setComment(comment.replacing(mark, with: Self.mark(new)), at: index)
      count += 1
    }
    self.count = count
    bytes = count == 0 ? file : edits.bytes
  }

  /// The text of Interface Builder's comments that names an object.
  private static func mark(_ id: String) -> String { "ObjectID = \"\(id)\"" }
}
