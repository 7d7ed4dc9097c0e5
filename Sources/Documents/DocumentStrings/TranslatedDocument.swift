public import Diagnostics
public import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// Returns the bytes of the document with texts replaced by their translations; all other bytes are unchanged.
  /// - Parameter translations: The texts by key. Keys that the document does not have are ignored.
  /// - Throws: A ``Diagnostic`` for a legacy archive, whose texts cannot be replaced in place.
  public func translated(_ translations: [String: String]) throws(Diagnostic) -> [UInt8] {
    guard dialect == .document else {
      throw Diagnostic(
        id: "legacy-document", severity: .error, file: file,
        message: "cannot translate a legacy archive in place; convert the document first")
    }
    var edits = SourceEdits(tree)
    var contents: [(range: Range<Int>, text: String)] = []
    for text in localizableTexts {
      guard let translation = translations[text.key], translation != text.value else { continue }
      guard XMLEscape.canContain(translation.utf8) else {
        throw Diagnostic(
          id: "unwritable-translation", severity: .error, file: file,
          range: text.node.sourceRange,
          message:
            "the translation of '\(text.key)' contains a control character, which a document cannot; remove it"
        )
      }
      switch text.place {
      case .attribute(let node, let attribute):
        edits.setAttribute(attribute, to: translation, on: node)
      case .content(let node):
        if node.attributeRecord(Names.base64UTF8) != nil {
          edits.removeAttribute("base64-UTF8", from: node)
        }
        var bytes: [UInt8] = []
        XMLEscape.append(translation.utf8, quote: nil, to: &bytes)
        contents.append((node.contentRange, String(decoding: bytes, as: UTF8.self)))
      }
    }
    return tree.bytes(replacing: edits.replacements + contents)
  }
}

extension Node {
  /// The bytes between the start tag and the end tag of an element that has both.
  fileprivate var contentRange: Range<Int> {
    let end = range.upperBound - "</\(spelling)>".utf8.count
    return tagRange.upperBound..<end
  }
}
