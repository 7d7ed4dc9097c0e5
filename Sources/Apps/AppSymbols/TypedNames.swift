import Diagnostics
import SourceRewriting

/// The variables and parameters whose types a source shows: `let label = UILabel()`, `cell: UITableViewCell`.
///
/// A name is included only if all of its declarations in the source have the same type, because uses are not
/// resolved to declarations.
struct TypedNames {
  private struct Name {
    var type: String?
    var scopes: [Range<Int>] = []
    /// The scopes in the order of their starts, each with the largest end so far, as offsets.
    var offsets: [(start: Int, end: Int)] = []

    func contains(_ offset: Int) -> Bool {
      var low = 0
      var high = offsets.count
      while low < high {
        let middle = (low + high) / 2
        if offsets[middle].start <= offset { low = middle + 1 } else { high = middle }
      }
      return low > 0 && offset < offsets[low - 1].end
    }
  }

  private let source: SwiftSource
  private let known: (String) -> String?
  private var names: [String: Name] = [:]
  /// The starts of the bodies of types.
  private let bodies: Set<Int>

  /// Collects the names in a source.
  /// - Parameter known: Returns the type whose members represent those of a named type, or nil for an unknown type.
  init(_ source: SwiftSource, known: @escaping (String) -> String?) {
    self.source = source
    self.known = known
    bodies = Set(source.facts.types.map(\.start))
    var scopes: [(index: Int, end: Int)] = []
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .opening, token.byte == UInt8(ascii: "{") {
        scopes.append((index, source.end(ofGroupAt: index)))
      }
    }
    var stack: [(start: Int, end: Int)] = []
    var next = 0
    for (index, token) in source.tokens.enumerated() {
      while let top = stack.last, index >= top.end { stack.removeLast() }
      if next < scopes.count, scopes[next].index == index {
        stack.append((scopes[next].index, scopes[next].end))
        next += 1
      }
      guard token.kind == .word, !source.isSign(".", at: index - 1) else { continue }
      let scope = stack.last.map { index..<$0.end } ?? index..<source.tokens.count
      switch token.keyword {
      case .let, .var:
        // A property is in scope in the whole body of its type.
        let body = stack.last.map { $0.start..<$0.end }
        let isProperty = body.map { self.isTypeBody($0.lowerBound) } == true
        readVariable(at: index, scope: isProperty ? body ?? scope : scope)
      case .func, .`init`, .subscript: readParameters(at: index)
      default: if source.text(at: index) == "in" { readClosure(before: index) }
      }
    }
    for name in names.keys {
      let ranges = (names[name]?.scopes ?? [])
        .map { (start: source.tokens[$0.lowerBound].start, end: end(of: $0)) }
        .sorted(on: \.start)
      var last = 0
      names[name]?.offsets = ranges.map { range in
        last = max(last, range.end)
        return (range.start, last)
      }
    }
  }

  /// Returns the type of a name at an offset.
  func type(of name: String, at offset: Int) -> String? {
    guard let found = names[name], let type = found.type, found.contains(offset) else { return nil }
    return type
  }

  private func end(of scope: Range<Int>) -> Int {
    scope.upperBound < source.tokens.count
      ? source.tokens[scope.upperBound].start : source.bytes.count
  }

  private func isTypeBody(_ index: Int) -> Bool {
    bodies.contains(source.tokens[index].start)
  }

  private mutating func declare(_ name: String, _ type: String?, _ scope: Range<Int>?) {
    if let earlier = names[name] {
      if earlier.type != type { names[name]?.type = nil }
    } else {
      names[name] = Name(type: type)
    }
    if let scope { names[name]?.scopes.append(scope) }
  }

  /// The maximum number of tokens that belong to a declaration.
  private static let reach = 1000

  // MARK: Declarations

  private mutating func readVariable(at index: Int, scope: Range<Int>) {
    guard source.isWord(at: index + 1) else {
      // A pattern: `let (a, b)`.
      if source.isOpening("(", at: index + 1) {
        for word in index..<source.end(ofGroupAt: index + 1) where source.isWord(at: word) {
          declare(source.name(at: word), nil, nil)
        }
      }
      return
    }
    let name = source.name(at: index + 1)
    let before = source.isWord(at: index - 1) ? source.text(at: index - 1) : ""
    let isCondition =
      ["if", "while", "guard", "case"].contains(before) || source.isSign(",", at: index - 1)
    var type: String?
    if !isCondition {
      if source.isSign(":", at: index + 2) {
        type = self.type(from: index + 3) { next in
          source.isSign("=", at: next)
            || source.isOpening("{", at: next) || endsStatement(next)
        }
      } else if source.isSign("=", at: index + 2), source.isWord(at: index + 3),
        source.isOpening("(", at: index + 4),
        endsStatement(source.end(ofGroupAt: index + 4))
      {
        type = known(source.name(at: index + 3))
      }
    }
    declare(name, type, scope)
    // `var a: UIView!, b: UIView!`
    var next = index + 2
    while next < min(index + Self.reach, source.tokens.count), !source.tokens[next].startsLine,
      !source.isSign(";", at: next)
    {
      if source.isSign(",", at: next), source.isWord(at: next + 1),
        source.isSign(":", at: next + 2)
          || source.isSign("=", at: next + 2)
      {
        declare(source.name(at: next + 1), nil, nil)
      }
      next += 1
    }
  }

  private func endsStatement(_ index: Int) -> Bool {
    guard index < source.tokens.count else { return true }
    let token = source.tokens[index]
    if token.kind == .closing || source.isSign(";", at: index) { return true }
    return token.startsLine && token.kind != .sign
      && !(token.kind == .opening && token.byte == UInt8(ascii: "{"))
      || token.startsLine && token.byte == UInt8(ascii: "@")
  }

  /// Returns the type at an index, if the next token ends the type.
  private func type(from index: Int, _ isEnd: (Int) -> Bool) -> String? {
    guard source.isWord(at: index) else { return nil }
    var next = index + 1
    if source.isSign("?", at: next) || source.isSign("!", at: next) {
      next += 1
    }
    return isEnd(next) ? known(source.name(at: index)) : nil
  }

  private mutating func readParameters(at index: Int) {
    var open = index + 1
    while open < min(index + 6, source.tokens.count), !source.isOpening("(", at: open) {
      open += 1
    }
    guard source.isOpening("(", at: open) else { return }
    let end = source.end(ofGroupAt: open)
    var body = end
    while body < min(end + Self.reach, source.tokens.count),
      !source.isOpening("{", at: body),
      body == end || !source.tokens[body].startsLine
    {
      body += 1
    }
    let scope =
      source.isOpening("{", at: body) ? body..<source.end(ofGroupAt: body) : nil
    for colon in open..<end
    where source.isSign(":", at: colon) && source.isWord(at: colon - 1) {
      let type = type(from: colon + 1) { next in
        source.isSign(",", at: next) || source.isSign("=", at: next)
          || next == end - 1
      }
      declare(source.name(at: colon - 1), type, scope)
    }
  }

  /// Reads the names before `in`: the parameters of a closure, or the variable of a loop.
  private mutating func readClosure(before index: Int) {
    for word in stride(from: index - 1, to: max(index - 60, -1), by: -1) {
      if source.isOpening("{", at: word)
        || source.isWord(at: word) && source.text(at: word) == "for"
      {
        return
      }
      if source.isWord(at: word) { declare(source.name(at: word), nil, nil) }
    }
  }
}
