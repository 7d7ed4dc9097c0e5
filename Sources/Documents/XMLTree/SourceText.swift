package import Diagnostics

/// The decoded text of a file as UTF-8, with the information needed to restore the same bytes.
struct SourceText: Sendable {
  /// The text as UTF-8, without a byte order mark.
  let utf8: [UInt8]
  let encoding: TextEncoding
  let hasByteOrderMark: Bool
  let declaration: XMLDeclaration?

  /// Decodes a file.
  /// - Throws: A ``Diagnostic`` if the bytes are not text in a supported encoding.
  init(decoding bytes: [UInt8]) throws {
    let prefix = Array(bytes.prefix(4))
    if let refused = Self.foreignFile(prefix, count: bytes.count) { throw refused }
    let marked: [TextEncoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]
    if let encoding = marked.first(where: { prefix.starts(with: $0.byteOrderMark) }) {
      try self.init(bytes.dropFirst(encoding.byteOrderMark.count), encoding, marked: true)
    } else if prefix == [0x3C, 0, 0x3F, 0] {
      try self.init(bytes[...], .utf16LittleEndian, marked: false)
    } else if prefix == [0, 0x3C, 0, 0x3F] {
      try self.init(bytes[...], .utf16BigEndian, marked: false)
    } else {
      let declaration = XMLDeclaration(scanning: bytes)
      if declaration == nil || declaration?.encoding == "UTF-8" {
        self.init(utf8: bytes, .utf8, marked: false, declaration)
        return
      }
      switch declaration?.encoding?.uppercased() {
      case nil, "UTF-8"?, "UTF8"?, "US-ASCII"?, "ASCII"?:
        self.init(utf8: bytes, .utf8, marked: false, declaration)
      case "ISO-8859-1"?, "LATIN1"?, "ISO_8859-1"?:
        try self.init(bytes[...], .latin1, marked: false)
      default:
        let other = declaration?.encoding ?? ""
        throw Diagnostic(
          id: "unsupported-encoding", severity: .error,
          range: SourceRange(at: SourcePosition(line: 1, column: 1, offset: 0)),
          message: "unsupported encoding '\(other)'; convert the file with"
            + " iconv -f \(other) -t UTF-8, and change its declaration")
      }
    }
  }

  private init(_ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding, marked: Bool) throws {
    guard let text = encoding.decode(bytes) else {
      throw Diagnostic(
        id: "invalid-encoding", severity: .error,
        range: SourceRange(at: SourcePosition(line: 1, column: 1, offset: 0)),
        message: "the file looks like \(encoding.rawValue) but is not valid \(encoding.rawValue)")
    }
    self.init(utf8: text, encoding, marked: marked, XMLDeclaration(scanning: text))
  }

  private init(
    utf8: [UInt8], _ encoding: TextEncoding, marked: Bool, _ declaration: XMLDeclaration?
  ) {
    self.declaration = declaration
    self.utf8 = utf8
    self.encoding = encoding
    hasByteOrderMark = marked
  }

  /// Returns the bytes of a file that contains a text, in the original encoding.
  ///
  /// A character that the encoding does not contain becomes an equivalent character reference.
  func encoded(_ text: [UInt8]) -> [UInt8] {
    var bytes = hasByteOrderMark ? encoding.byteOrderMark : []
    if let whole = encoding.encode(text) {
      bytes += whole
      return bytes
    }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      bytes += encoding.encode(Array(String(scalar).utf8)) ?? Array("&#\(scalar.value);".utf8)
    }
    return bytes
  }

  private static func foreignFile(_ prefix: [UInt8], count: Int) -> Diagnostic? {
    let message: String
    let id: String
    if count == 0 {
      (id, message) = ("empty-file", "the file is empty")
    } else if prefix == [0x00, 0x05, 0x16, 0x07] || prefix == [0x00, 0x05, 0x16, 0x00] {
      id = "apple-double"
      message =
        "this is an AppleDouble file with metadata from macOS, not a document; delete it"
    } else if prefix == Array("bpli".utf8) || prefix == Array("NIBA".utf8) {
      return .compiledNib(file: nil)
    } else if prefix == [0xFF, 0xFE, 0, 0] || prefix == [0, 0, 0xFE, 0xFF] {
      (id, message) = ("unsupported-encoding", "UTF-32 is not supported; convert the file to UTF-8")
    } else {
      return nil
    }
    return Diagnostic(id: id, severity: .error, message: message)
  }
}

extension Diagnostic {
  /// Creates the problem that a file or folder is a compiled nib, with a way out for those who want to read it, and one
  /// for those who want to change it.
  package static func compiledNib(file: String?) -> Diagnostic {
    Diagnostic(
      id: "compiled-nib", severity: .error, file: file,
      message:
        "this is a compiled nib, not a document; use dump or load to read it, or convert to make a document of it"
    )
  }
}
