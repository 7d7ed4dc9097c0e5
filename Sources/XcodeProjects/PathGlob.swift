/// A pattern for paths: `*` and `?` match within one component, `**` matches any number of components, and `{a,b}`
/// matches either text.
public struct PathGlob: Hashable, Sendable {
  /// The components of each alternative.
  private let alternatives: [[Substring]]

  /// Creates a pattern.
  /// - Parameter includesContents: Whether a pattern for a folder also matches all files inside it.
  public init(_ pattern: String, includesContents: Bool = false) {
    alternatives = Self.expanded(pattern[...]).map { text in
      text.split(separator: "/").filter { $0 != "." } + (includesContents ? ["**"] : [])
    }
  }

  /// Returns whether the pattern matches a path, which is relative to the same folder.
  public func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")[...]
    return alternatives.contains { Self.matches($0[...], parts) }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>)
    -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains {
        matches(pattern.dropFirst(), path[$0...])
      }
    }
    guard let component = path.first else { return false }
    return matches(component: Array(first)[...], Array(component)[...])
      && matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(
    component pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  )
    -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains {
        matches(component: pattern.dropFirst(), text[$0...])
      }
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return matches(component: pattern.dropFirst(), text.dropFirst())
  }

  /// Returns a pattern without its alternatives in braces. Braces inside others are not supported.
  private static func expanded(_ pattern: Substring) -> [Substring] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let choices = pattern[pattern.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
    return choices.flatMap { choice in
      expanded(Substring(pattern[..<open] + choice + pattern[pattern.index(after: close)...]))
    }
  }
}
