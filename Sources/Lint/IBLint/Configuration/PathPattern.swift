import Diagnostics

/// A pattern for paths: `*` and `?` match within a name, and `**` matches any number of folders. A pattern for a
/// folder matches everything inside it.
public struct PathPattern: Hashable, Sendable {
  /// The pattern as text.
  public let text: String
  private let parts: [[Character]]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    parts = Self.split(text).map { Array($0) }
  }

  /// Returns whether the pattern matches a path or one of its parent folders.
  public func matches(_ path: String) -> Bool { matches(Path(path)) }

  /// A path that is compared with many patterns.
  struct Path {
    fileprivate let parts: [[Character]]

    init(_ path: String) { parts = PathPattern.split(path).map { Array($0) } }
  }

  /// Returns whether the pattern matches a path or one of its parent folders.
  func matches(_ path: Path) -> Bool { Self.matches(parts[...], path.parts[...]) }

  private static func split(_ path: String) -> [Substring] {
    path.pathParts.filter { $0 != "." }
  }

  /// Backtracks only to the last `**`, as below.
  private static func matches(_ parts: ArraySlice<[Character]>, _ path: ArraySlice<[Character]>)
    -> Bool
  {
    var (parts, path) = (parts, path)
    var retry: (parts: ArraySlice<[Character]>, path: ArraySlice<[Character]>)?
    while let part = parts.first {
      if part == ["*", "*"] {
        parts.removeFirst()
        retry = (parts, path)
      } else if let name = path.first, matches(name: name[...], part[...]) {
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
  private static func matches(name: ArraySlice<Character>, _ pattern: ArraySlice<Character>)
    -> Bool
  {
    var (name, pattern) = (name, pattern)
    var retry: (name: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while let character = name.first {
      if pattern.first == "*" {
        pattern.removeFirst()
        retry = (name, pattern)
      } else if let wanted = pattern.first, wanted == "?" || wanted == character {
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
    return pattern.allSatisfy { $0 == "*" }
  }
}
