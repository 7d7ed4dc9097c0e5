import CXMLEvents
import Diagnostics

/// The reason why a text cannot be parsed, with advice on how to fix it.
struct ParseFailure {
  let diagnostic: Diagnostic

  init(_ result: cxe_result, text: SourceText, limits: Limits) {
    let source = text.utf8
    let lines = LineTable()
    let offset = min(Int(result.error_offset), source.count)
    let place = SourceRange(at: lines.position(of: offset, in: source))
    func failure(_ id: String, _ message: String) -> Diagnostic {
      Diagnostic(id: id, severity: .error, range: place, message: message)
    }
    switch Int(result.status) {
    case CXE_DOCTYPE:
      diagnostic = failure(
        "document-type",
        "Interface Builder documents must not have a document type declaration; remove it")
    case CXE_DEPTH:
      diagnostic = failure("too-deep", "elements are nested more than \(limits.depth) levels deep")
    case CXE_NODES:
      diagnostic = failure("too-many-nodes", "the document has more than \(limits.nodes) nodes")
    case CXE_ATTRIBUTES:
      diagnostic = failure("too-many-attributes", "the document has too many attributes")
    case CXE_ELEMENT_ATTRIBUTES:
      diagnostic = failure(
        "too-many-attributes",
        "an element has more than \(limits.elementAttributes) attributes")
    case CXE_ATTRIBUTE_SIZE:
      diagnostic = failure(
        "value-too-long", "a value is longer than \(limits.valueBytes) bytes")
    case CXE_MEMORY:
      diagnostic = failure("out-of-memory", "not enough memory to read the document")
    default:
      diagnostic = Self.syntaxError(result, source: source, place: place, lines: lines)
    }
  }

  private static func syntaxError(
    _ result: cxe_result, source: [UInt8], place: SourceRange, lines: LineTable
  ) -> Diagnostic {
    let markers = ConflictMarkers(in: source)
    if let first = markers.offsets.first {
      let places = markers.offsets.map { lines.position(of: $0, in: source) }
      let shown = places.prefix(12).map { String($0.line) }.joined(separator: ", ")
      let numbers = shown + (places.count > 12 ? " and \(places.count - 12) more" : "")
      return Diagnostic(
        id: "merge-conflict", severity: .error,
        range: SourceRange(at: lines.position(of: first, in: source)),
        message: "unresolved merge conflict; resolve it and remove the markers on "
          + (places.count == 1 ? "line" : "lines") + " \(numbers)")
    }
    guard let first = source.first(where: { !Self.isSpace($0) }), first == UInt8(ascii: "<") else {
      return Diagnostic(
        id: "not-xml", severity: .error, range: place,
        message: "not an XML document: it does not begin with '<'")
    }
    let detail = withUnsafeBytes(of: result.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let trimmed = detail.split(separator: "\n").first.map(String.init) ?? "not well-formed"
    let last = source.lastIndex { !Self.isSpace($0) } ?? 0
    // A complete end tag of another element is a mistake, even at the very end of the file.
    let isWholeEndTag =
      result.libxml_code == Self.tagNameMismatch && source[last] == UInt8(ascii: ">")
    let truncated = place.start.offset >= last && !isWholeEndTag
    return Diagnostic(
      id: truncated ? "truncated" : "not-well-formed", severity: .error, range: place,
      message: truncated
        ? "truncated file: it ends in the middle of an element (\(trimmed))"
        : "not well-formed: \(trimmed)")
  }

  /// `XML_ERR_TAG_NAME_MISMATCH`
  private static let tagNameMismatch: Int32 = 76

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// The marker lines that a version control system inserts around a merge conflict.
struct ConflictMarkers {
  /// The offsets of the marker lines; empty if the text has no marker that occurs only in conflicts.
  let offsets: [Int]

  init(in source: [UInt8]) {
    var found: [Int] = []
    var isConflict = false
    var lineStart = 0
    while lineStart < source.count {
      let end = source[lineStart...].firstIndex(of: 0x0A) ?? source.count
      let first = source[lineStart]
      if end - lineStart >= 7, source[lineStart..<lineStart + 7].allSatisfy({ $0 == first }),
        [UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">")].contains(
          first),
        end == lineStart + 7 || source[lineStart + 7] <= 0x20
      {
        found.append(lineStart)
        isConflict = isConflict || first == UInt8(ascii: "<") || first == UInt8(ascii: ">")
      }
      lineStart = end + 1
    }
    offsets = isConflict ? found : []
  }
}
