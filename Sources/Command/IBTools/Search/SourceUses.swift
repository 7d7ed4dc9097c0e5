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
    let tokens = SourceNames(bytes, nestsComments: isSwift).tokens
    for (index, token) in tokens.enumerated() {
      while position < token.range.lowerBound {
        if bytes[position] == 0x0A { (line, lineStart) = (line + 1, position + 1) }
        position += 1
      }
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isMember = index > 0 && bytes[..<token.range.lowerBound].last == UInt8(ascii: ".")
      let qualifier = isMember ? tokens[index - 1].text : nil
      for query in queries where Self.matches(token, next, qualifier, query) {
        uses.append(
          Use(
            kind: query.kind, name: token.text, line: line,
            column: token.range.lowerBound - lineStart + 1))
        break
      }
    }
  }

  private static func matches(
    _ token: SourceNames.Token, _ next: SourceNames.Token?, _ qualifier: String?,
    _ query: FindRun.Query
  ) -> Bool {
    switch query.kind {
    case .class: !token.isLiteral && query.matchesClass(token.text, after: qualifier)
    case .outlet, .attribute: !token.isLiteral && query.pattern.matches(token.text)
    // A selector is a literal, or the base name of a method, whose argument labels are separate from it.
    case .action:
      token.isLiteral
        ? query.pattern.matches(token.text)
        : query.methods.contains { method in
          method.name.matches(token.text)
            && method.label.map { label in next.map { label.matches($0.text) } ?? false } != false
        }
    case .image, .color, .font, .identifier, .segue, .storyboard, .text:
      token.isLiteral && query.pattern.matches(token.text)
    case .id, .element: false
    }
  }
}
