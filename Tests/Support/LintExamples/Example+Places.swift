public import IBLint

extension Example {
  /// The marked places: `line:column` of the document, then `name:line:column` of the source files.
  public var places: [String] {
    let (bytes, marks) = document
    return marks.map { Self.place($0, in: bytes) }
      + sourceFiles.flatMap { file in
        file.marks.map { "\(file.name):\(Self.place($0, in: file.bytes))" }
      }
  }

  private static func place(_ mark: Int, in bytes: [UInt8]) -> String {
    let before = bytes[..<mark]
    let line = before.count { $0 == 0x0A } + 1
    let column = mark - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return "\(line):\(column)"
  }

  /// The document's bytes.
  public var bytes: [UInt8] { document.bytes }
}
