/// A path as a key.
///
/// `String`s are equal if they are canonically equivalent, and so two files whose names differ only in their Unicode
/// normalization would be one file.
package struct PathKey: Hashable, Comparable, Sendable {
  /// The path.
  package let path: String

  /// Creates a key.
  package init(_ path: String) { self.path = path }

  package static func == (first: Self, second: Self) -> Bool {
    first.path.utf8.elementsEqual(second.path.utf8)
  }

  package static func < (first: Self, second: Self) -> Bool {
    first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

// Paths are bytes, and a slash always separates components. A `Character` may contain more than the slash: in a name that
// begins with a combining mark, "/" and the mark are one character, which does not equal "/". So code that compares
// characters does not see the slash, and takes another folder for the file's.
extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
  /// The components of a path, without empty ones.
  package var pathParts: [Substring] { pathParts(omittingEmpty: true) }

  /// Returns the components of a path.
  /// - Parameter omittingEmpty: Whether to omit empty components, such as the one before the first slash.
  package func pathParts(omittingEmpty: Bool) -> [Substring] {
    components(omittingEmpty: omittingEmpty)
  }

  @inline(__always)
  fileprivate func components(omittingEmpty: Bool) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    func add(to end: Index) {
      if start < end || !omittingEmpty { parts.append(self[start..<end]) }
    }
    for index in utf8.indices where utf8[index] == UInt8(ascii: "/") {
      add(to: index)
      start = utf8.index(after: index)
    }
    add(to: endIndex)
    return parts
  }

  /// The index of the last slash of a path; nil if there is none.
  package var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }

  /// The index after the last slash of a path; the first index if there is none.
  package var startOfName: Index { lastSlash.map { utf8.index(after: $0) } ?? startIndex }

  /// Whether a path begins at the root of the disk.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Returns whether a name ends with an ending such as `.xib`, byte by byte: a mark before the period forms one character
  /// with it.
  package func hasEnding(_ ending: String) -> Bool {
    utf8.count >= ending.utf8.count && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }

  /// Returns the part of a name before an ending such as `.xib`; nil if the name has another ending. Bytes are compared, as
  /// in ``hasEnding(_:)``.
  package func name(before ending: String) -> String? {
    guard hasEnding(ending) else { return nil }
    return String(self[..<utf8.index(endIndex, offsetBy: -ending.utf8.count)])
  }

  /// Whether a path ends with a slash, as the path of a folder may.
  package var endsWithSlash: Bool { utf8.last == UInt8(ascii: "/") }

  /// Returns the path relative to a folder; nil if the folder does not contain it. Bytes are compared, and symbolic links
  /// are not followed.
  /// - Parameter folder: The path of the folder, absolute if this path is. An empty one contains all relative paths.
  package func path(below folder: String) -> String? {
    if folder.isEmpty { return isAbsolutePath ? nil : String(self) }
    guard utf8.starts(with: folder.utf8) else { return nil }
    let end = utf8.index(startIndex, offsetBy: folder.utf8.count)
    if folder.endsWithSlash { return String(self[end...]) }
    guard end < endIndex, utf8[end] == UInt8(ascii: "/") else { return nil }
    return String(self[utf8.index(after: end)...])
  }

  /// Returns whether a folder contains the path. Bytes are compared, and symbolic links are not followed.
  /// - Parameter folder: The path of the folder, absolute if this path is. An empty one contains all relative paths.
  package func isPath(below folder: String) -> Bool { path(below: folder) != nil }
}

// Callers are in other modules, where the functions above are not specialized, and call a function for each byte.
extension String {
  /// The components of a path, without empty ones.
  package var pathParts: [Substring] { components(omittingEmpty: true) }

  /// Returns the components of a path.
  /// - Parameter omittingEmpty: Whether to omit empty components, such as the one before the first slash.
  package func pathParts(omittingEmpty: Bool) -> [Substring] {
    components(omittingEmpty: omittingEmpty)
  }
}
