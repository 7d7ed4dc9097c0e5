/// The XML declaration of a document: `<?xml version="1.0" encoding="UTF-8"?>`.
public struct XMLDeclaration: Hashable, Sendable {
  /// The XML version, nearly always `1.0`.
  public var version: String?
  /// The name of the encoding, in its source spelling.
  public var encoding: String?
  /// The value `yes` or `no`; Interface Builder wrote `no` until its version 14.
  public var standalone: String?

  /// Parses the text between `<?xml` and `?>`; nil if it is not a declaration.
  package init?(text: String) { self.init(scanning: Array("<?xml \(text)?>".utf8)) }

  /// Parses the declaration at the beginning of a text; nil if there is none.
  init?(scanning bytes: [UInt8]) {
    guard bytes.count > 6, bytes[..<5].elementsEqual("<?xml".utf8), Self.isSpace(bytes[5]) else {
      return nil
    }
    var at = 5
    let limit = min(bytes.count, 1024)
    while at < limit {
      while at < limit, Self.isSpace(bytes[at]) { at += 1 }
      let nameStart = at
      while at < limit, bytes[at] != UInt8(ascii: "="), bytes[at] != UInt8(ascii: "?") { at += 1 }
      guard at < limit, bytes[at] == UInt8(ascii: "=") else { return }
      let name = String(decoding: bytes[nameStart..<at].prefix { !Self.isSpace($0) }, as: UTF8.self)
      at += 1
      while at < limit, Self.isSpace(bytes[at]) { at += 1 }
      guard at < limit, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
        return
      }
      guard let close = bytes[(at + 1)..<limit].firstIndex(of: bytes[at]) else { return }
      let value = String(decoding: bytes[(at + 1)..<close], as: UTF8.self)
      switch name {
      case "version": version = value
      case "encoding": encoding = value
      case "standalone": standalone = value
      default: break
      }
      at = close + 1
    }
  }

  /// Returns a text with a different encoding in its declaration, if its declaration specifies one.
  static func naming(_ encoding: String?, in text: [UInt8]) -> [UInt8] {
    guard let encoding, let old = XMLDeclaration(scanning: text)?.encoding, old != encoding,
      let end = text.firstIndex(of: UInt8(ascii: ">"))
    else { return text }
    let declaration = String(decoding: text[..<end], as: UTF8.self)
    let key = declaration.firstRange(of: "encoding")?.upperBound ?? declaration.startIndex
    guard let place = declaration[key...].firstRange(of: old) else { return text }
    let named = declaration[..<place.lowerBound] + encoding + declaration[place.upperBound...]
    return Array(named.utf8) + text[end...]
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
