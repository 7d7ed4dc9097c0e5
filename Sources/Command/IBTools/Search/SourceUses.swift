package import IBSearch

/// The uses of names in a Swift or Objective-C source: identifiers for classes, outlets, actions and runtime
/// attributes, and string literals for the names of resources, identifiers and texts.
package struct SourceUses {
  /// A use of a name.
  package struct Use {
    package let kind: DocumentUse.Kind
    package let name: String
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
  }

  package private(set) var uses: [Use] = []

  /// Finds the uses that match queries, in the order of the source.
  package init(_ queries: [FindRun.Query], in bytes: [UInt8], isSwift: Bool) {
    var line = 1
    var lineStart = 0
    var position = 0
    for token in SourceNames(bytes, nestsComments: isSwift).tokens {
      while position < token.range.lowerBound {
        if bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
        position += 1
      }
      for query in queries where Self.matches(token, query) {
        uses.append(
          Use(
            kind: query.kind, name: token.text, line: line,
            column: token.range.lowerBound - lineStart + 1))
        break
      }
    }
  }

  private static func matches(_ token: SourceNames.Token, _ query: FindRun.Query) -> Bool {
    switch query.kind {
    case .class, .outlet, .attribute: !token.isLiteral && query.pattern.matches(token.text)
    // A selector is a literal, or the base name of a method, whose argument labels are separate from it.
    case .action:
      token.isLiteral
        ? query.pattern.matches(token.text)
        : query.basePattern.matches(token.text)
    case .image, .color, .font, .identifier, .segue, .storyboard, .text:
      token.isLiteral && query.pattern.matches(token.text)
    case .id, .element: false
    }
  }
}
