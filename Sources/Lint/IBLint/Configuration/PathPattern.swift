import Diagnostics

/// A pattern for paths: `*` and `?` match within a name, and `**` matches any number of folders. A pattern for a
/// folder matches everything inside it.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as text.
  public let text: String
  private let parts: [Part]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    parts = Self.split(text).map { Part($0) }
  }

  /// Returns whether the pattern matches a path or one of its parent folders.
  public func matches(_ path: String) -> Bool { matches(Path(path)) }

  /// A path that is compared with many patterns.
  struct Path {
    fileprivate let parts: [Part]

    init(_ path: String) { parts = PathPattern.split(path).map { Part($0) } }
  }

  /// A name between slashes. Most names are ASCII, whose characters are bytes.
  fileprivate struct Part: Hashable {
    let bytes: [UInt8]
    /// The characters, unless all of them are ASCII.
    let characters: [Character]?
    let isAnyFolders: Bool

    init(_ name: Substring) {
      bytes = Array(name.utf8)
      characters = bytes.allSatisfy { $0 < 0x80 } ? nil : Array(name)
      isAnyFolders = name == "**"
    }

    /// Returns whether the part, which may have wildcards, matches a name.
    func matches(_ name: Part) -> Bool {
      guard characters != nil || name.characters != nil else {
        return PathPattern.matches(
          name: name.bytes[...], bytes[...], any: UInt8(ascii: "*"), one: UInt8(ascii: "?"))
      }
      return PathPattern.matches(
        name: (name.characters ?? name.bytes.map { Character(Unicode.Scalar($0)) })[...],
        (characters ?? bytes.map { Character(Unicode.Scalar($0)) })[...], any: "*", one: "?")
    }
  }

  /// Returns whether the pattern matches a path or one of its parent folders.
  func matches(_ path: Path) -> Bool { Self.matches(parts[...], path.parts[...]) }

  private static func split(_ path: String) -> [Substring] {
    path.pathParts.filter { $0 != "." }
  }

  /// Backtracks only to the last `**`, as below.
  private static func matches(_ parts: ArraySlice<Part>, _ path: ArraySlice<Part>) -> Bool {
    var (parts, path) = (parts, path)
    var retry: (parts: ArraySlice<Part>, path: ArraySlice<Part>)?
    while let part = parts.first {
      if part.isAnyFolders {
        parts.removeFirst()
        retry = (parts, path)
      } else if let name = path.first, part.matches(name) {
        parts.removeFirst()
        path.removeFirst()
      } else if let last = retry, !last.path.isEmpty {
        parts = last.parts
        path = last.path.dropFirst()
        retry = (parts, path)
      } else {
        return false
      }
    }
    return true
  }

  /// Backtracks only to the last `*`, so the time is at most proportional to the product of both lengths.
  @inline(__always)
  private static func matches<Unit: Equatable>(
    name: ArraySlice<Unit>, _ pattern: ArraySlice<Unit>, any: Unit, one: Unit
  ) -> Bool {
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<Unit>, pattern: ArraySlice<Unit>)?
    while let character = name.first {
      if pattern.first == any {
        pattern.removeFirst()
        retry = (name, pattern)
      } else if let wanted = pattern.first, wanted == one || wanted == character {
        name.removeFirst()
        pattern.removeFirst()
      } else if let last = retry {
        name = last.name.dropFirst()
        pattern = last.pattern
        retry = (name, pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == any }
  }
}
