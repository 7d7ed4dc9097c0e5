/// The bodies of functions that do not compile, with the code that takes their place.
///
/// A body is found by the text of the declaration before it, so other code of the source can change.
package struct ReplacedBodies {
  /// The code by the text before the body, such as `func draw(_ rect: CGRect)`.
  private let codes: [String: String]
  /// The texts before the bodies.
  private let texts: [String]

  /// - Parameter codes: The code by the declarations' keys (``key(_:number:)``).
  package init(_ codes: [String: String]) {
    self.codes = codes
    let texts = Set(
      codes.keys.map { key in
        guard let mark = key.lastIndex(of: "#"), key[..<mark].last == " ",
          Int(key[key.index(after: mark)...]) != nil
        else { return key }
        return String(key[..<mark].dropLast())
      })
    // The longest text comes first: another one may be its beginning.
    self.texts = texts.sorted { $0.utf8.count > $1.utf8.count }
  }

  /// Returns the key of a body.
  /// - Parameters:
  ///   - declaration: The text from the word that begins the declaration to the body, without white space at the end.
  ///   - number: The number of the declaration among those with the same text in the source, starting with 1.
  package static func key(_ declaration: String, number: Int) -> String {
    number == 1 ? declaration : "\(declaration) #\(number)"
  }

  /// Returns a source with the code in place of the bodies, and the keys without a body. All other characters keep their
  /// lines.
  package func applied(to source: [UInt8]) -> (source: [UInt8], missing: [String]) {
    guard !codes.isEmpty else { return (source, []) }
    let tokens = SwiftLexer.tokens(of: source)
    var missing = Set(codes.keys)
    var numbers: [String: Int] = [:]
    var output: [UInt8] = []
    var position = 0
    for (index, token) in tokens.enumerated() where token.start >= position && token.kind == .word {
      guard let keyword = token.keyword, Self.keywords.contains(keyword),
        let (text, opening) = declaration(at: index, tokens, source)
      else { continue }
      numbers[text, default: 0] += 1
      let key = Self.key(text, number: numbers[text] ?? 1)
      guard let code = codes[key], let closing = Self.closing(of: opening, tokens) else { continue }
      missing.remove(key)
      output += source[position..<tokens[opening].end]
      output += (code.isEmpty ? "" : " \(code) ").utf8
      let body = source[tokens[opening].end..<tokens[closing].start]
      output += body.filter { $0 == UInt8(ascii: "\n") }
      position = tokens[closing].start
    }
    return (output + source[position...], missing.sorted())
  }

  private static let keywords: Set<SwiftKeyword> = [.func, .`init`, .`deinit`, .`var`, .`let`]

  /// Returns the longest text of a declaration that begins at a token, with the index of the brace after it.
  private func declaration(
    at index: Int, _ tokens: [SwiftToken], _ source: [UInt8]
  ) -> (text: String, brace: Int)? {
    let start = tokens[index].start
    for text in texts {
      let end = start + text.utf8.count
      guard end <= source.count, source[start..<end].elementsEqual(text.utf8),
        let next = tokens[index...].firstIndex(where: { $0.start >= end }),
        tokens[next].byte == UInt8(ascii: "{")
      else { continue }
      return (text, next)
    }
    return nil
  }

  /// Returns the index of the brace that closes the one at an index.
  private static func closing(of opening: Int, _ tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for index in opening..<tokens.count {
      if tokens[index].kind == .opening { depth += 1 }
      if tokens[index].kind == .closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
