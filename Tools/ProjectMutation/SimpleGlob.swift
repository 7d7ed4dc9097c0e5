/// A matcher for short patterns that tries every alternative and every length, to compare others with.
struct SimpleGlob {
  private let alternatives: [[Substring]]

  /// Expands a pattern. Returns nil if it has braces inside others or without a counterpart, or a comma outside.
  init?(_ pattern: String) {
    guard let expanded = Self.expanded(pattern) else { return nil }
    alternatives = expanded.map { $0.split(separator: "/").filter { $0 != "." } }
  }

  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").filter { $0 != "." }[...]
    return alternatives.contains { Self.matches($0[...], parts) }
  }

  private static func expanded(_ pattern: String) -> [String]? {
    guard let open = pattern.firstIndex(of: "{") else {
      return pattern.contains("}") ? nil : [pattern]
    }
    guard let close = pattern.firstIndex(of: "}"), open < close else { return nil }
    let inner = pattern[pattern.index(after: open)..<close]
    // What begins or ends a component depends on the choice; the comparison leaves that to other tests.
    guard !inner.contains(where: { "{/*.".contains($0) }), !inner.isEmpty, inner.first != ",",
      inner.last != ",", !inner.contains(",,")
    else { return nil }
    var found: [String] = []
    for choice in inner.split(separator: ",", omittingEmptySubsequences: false) {
      let text = String(pattern[..<open]) + choice + String(pattern[pattern.index(after: close)...])
      guard let rest = expanded(text) else { return nil }
      found += rest
    }
    return found
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
    return matches(Array(first)[...], Array(component)[...])
      && matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>)
    -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return (text.startIndex...text.endIndex).contains {
        matches(pattern.dropFirst(), text[$0...])
      }
    }
    guard let character = text.first, first == "?" || first == character else { return false }
    return matches(pattern.dropFirst(), text.dropFirst())
  }
}
