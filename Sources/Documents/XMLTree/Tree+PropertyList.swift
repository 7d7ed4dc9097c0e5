extension Tree {
  /// Parses a property list in XML, which may begin with the document type declaration that Xcode writes.
  ///
  /// Positions are those in the file. A declaration with an internal subset, which could define entities, is refused as in
  /// other documents.
  /// - Throws: The same errors as ``init(parsing:vocabulary:limits:)-([UInt8],_,_)``.
  package convenience init(parsingPropertyList bytes: [UInt8]) throws {
    try self.init(parsing: Self.withoutDocumentType(bytes))
  }

  /// The number of bytes in which a declaration is expected.
  private static let head = 1024

  /// Returns a file with spaces in place of its document type declaration, if that has no internal subset.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let opening = Array("<!DOCTYPE".utf8)
    let head = bytes.prefix(head)
    // Only the XML declaration comes before it.
    let start =
      head.starts(with: "<?xml".utf8)
      ? head.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } : head.startIndex
    guard let start,
      let first = head[start...].firstIndex(where: { $0 > 0x20 }),
      head[first...].starts(with: opening),
      let end = head[first...].firstIndex(where: { ">[".utf8.contains($0) }),
      head[end] == UInt8(ascii: ">")
    else { return bytes }
    var plain = bytes
    for place in first...end where plain[place] > 0x20 { plain[place] = 0x20 }
    return plain
  }
}
