extension SourceScanner {
  /// The maximum number of tokens in a declaration, or between a name's declaration and its use. Without a limit, a
  /// line with a million declarations would take quadratic time.
  private static let reach = 5000

  /// Reads the name and signature of a property or method; types, values and bodies are read as code.
  mutating func readMember(_ scope: Scope, _ prefix: Prefix) {
    guard let keyword = token(), let name = token(1), name.kind == .word else {
      index += 1
      return
    }
    guard case .type(let type) = scope else {
      index += 1
      return
    }
    let inside = Array(conditions.dropFirst(facts.types[type].conditions.count))
    guard spends(conditions: inside) else { return }
    let isExposed =
      prefix.isExposed || (facts.types[type].exposesMembers && prefix.access != "private")
    func member(
      _ kind: MemberFacts.Kind, _ title: String, _ runtimeName: String, after place: Int
    ) -> MemberFacts {
      let end = endOfBody(after: place)
      return
        MemberFacts(
          kind: kind, name: title, runtimeName: runtimeName, isMarked: prefix.isExposed,
          isExposed: isExposed,
          overrideRange: prefix.overrideRange, isStatic: prefix.isStatic,
          isOptional: prefix.isOptional,
          access: prefix.access, namePlace: name.start,
          range: (prefix.start ?? keyword.start)..<end, hasBody: end > place, conditions: inside)
    }
    let first = plain(text(name))
    if keyword.keyword == .func {
      let shape = shape(from: index)
      let runtimeName = prefix.runtimeName ?? ObjectiveCName.selector(base: first, shape)
      facts.types[type].members.append(
        member(.method(shape), first, runtimeName, after: shape.signature.upperBound))
      index += 2
    } else {
      let names = names(from: index + 1)
      for property in names {
        var member = member(.property, property, prefix.runtimeName ?? property, after: name.end)
        if keyword.keyword == .var, names.count == 1 { member.changeHook = changeHook(prefix) }
        if names.count == 1 { member.typeName = propertyType(at: index + 2) }
        facts.types[type].members.append(member)
      }
      index += 2
    }
  }

  /// The type of a property; the position is that of the colon. If there is no colon, the type is that of the
  /// initializer that the value calls.
  private func propertyType(at position: Int) -> String? {
    if isSign("=", at: position) {
      return createdType(at: position + 1)
    }
    guard isSign(":", at: position) else { return nil }
    let first = position + 1
    var end = first
    while end < tokens.count, !isSign("=", at: end),
      !isSign(";", at: end)
    {
      let token = tokens[end]
      if token.kind == .closing || token.kind == .opening && token.byte == UInt8(ascii: "{") {
        break
      }
      if token.startsLine, end > first, !isSign(".", at: end) { break }
      end = token.kind == .opening ? closing(ofGroupAt: end) + 1 : end + 1
    }
    guard first < end else { return nil }
    return String(decoding: source[tokens[first].start..<tokens[end - 1].end], as: UTF8.self)
  }

  /// The type whose initializer a value calls: `Form` for `Form()`.
  private func createdType(at position: Int) -> String? {
    guard position + 1 < tokens.count, tokens[position].kind == .word,
      tokens[position + 1].kind == .opening, tokens[position + 1].byte == UInt8(ascii: "(")
    else { return nil }
    let name = text(tokens[position])
    return name.first?.isUppercase == true ? name : nil
  }

  /// The type that the last declaration of a name before a position gives it, within the enclosing function. Other
  /// scopes are skipped: closed braces, and the parameters of other functions.
  private func declaredType(of name: String, before position: Int) -> String? {
    if ["self", "Self", "super"].contains(name) || name.first?.isUppercase == true { return nil }
    let length = name.utf8.count
    var depth = 0
    var isInHeader = false
    // The type in parentheses, which are the parameters of a closure if a brace precedes them.
    var parameter: String?
    var position = position - 1
    let farthest = max(0, position - Self.reach)
    while position >= farthest {
      defer { position -= 1 }
      let token = tokens[position]
      switch token.kind {
      case .closing where token.byte == UInt8(ascii: "}"):
        position = opening(ofGroupAt: position)
        isInHeader = false
      case .closing: depth += 1
      case .opening where depth > 0:
        depth -= 1
        guard depth == 0, let type = parameter else { continue }
        if position > 0, tokens[position - 1].kind == .opening,
          tokens[position - 1].byte == UInt8(ascii: "{")
        {
          return type
        }
        parameter = nil
      case .opening: if token.byte == UInt8(ascii: "{") { isInHeader = true }
      case .word:
        let isMember = isSign(".", at: position - 1)
        if isInHeader, depth == 0, !isMember, token.keyword == .func || token.keyword == .`init` {
          return nil
        }
        let size = token.end - token.start
        guard size == length || size == length + 2, !isMember, position + 2 < tokens.count,
          plain(text(token)) == name, let type = typeDeclared(at: position + 1)
        else { continue }
        if depth == 0 || isInHeader { return type }
        if depth == 1, parameter == nil { parameter = type }
      default: break
      }
    }
    return nil
  }

  /// The type that a name's value or annotation gives it; the position is that of the character after the name.
  private func typeDeclared(at position: Int) -> String? {
    if isSign("=", at: position), let type = createdType(at: position + 1) {
      return type
    }
    guard isSign(":", at: position), tokens[position + 1].kind == .word else {
      return nil
    }
    let type = text(tokens[position + 1])
    return type.first?.isUppercase == true ? type : nil
  }

  /// The index at which the group that a token closes opens; 0 if it does not open.
  private func opening(ofGroupAt position: Int) -> Int { groups.counterpart(of: position) ?? 0 }

  /// Reads whether an initializer has parameters; its body is read as code.
  mutating func readInitializer(_ scope: Scope, _ prefix: Prefix) {
    index += 1
    guard case .type(let type) = scope else { return }
    var position = index
    if isSign("?", at: position) || isSign("!", at: position) {
      position += 1
    }
    if !prefix.isConvenience { facts.types[type].hasDesignatedInitializer = true }
    guard position + 1 < tokens.count, tokens[position].byte == UInt8(ascii: "("),
      !prefix.isUnavailable
    else { return }
    let end = closing(ofGroupAt: position)
    let effect = end + 1 < tokens.count ? tokens[end + 1].keyword : nil
    guard effect != .async, effect != .throws else { return }
    let labels = parameters(in: tokens(insideGroupAt: position)).map(\.label)
    if labels.isEmpty { facts.types[type].hasPlainInitializer = true }
    if prefix.isConvenience, facts.types[type].kind == .extension {
      facts.types[type].convenienceInitializers.append(
        ConvenienceInitializer(labels: labels, closing: tokens[end].start))
    }
    if !["private", "fileprivate"].contains(prefix.access) {
      facts.types[type].initializers.append(labels)
    }
  }

  /// A name without backticks.
  func plain(_ name: String) -> String {
    name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
  }

  /// The properties of one declaration: `var a: UIView!, b: UIView!` has two.
  private func names(from start: Int) -> [String] {
    var names = [plain(text(tokens[start]))]
    var position = start + 1
    var depth = 0
    while position < min(start + Self.reach, tokens.count), !tokens[position].startsLine {
      let token = tokens[position]
      switch token.kind {
      case .opening:
        if token.byte == UInt8(ascii: "{"), depth == 0 { return names }
        depth += 1
      case .closing: depth -= 1
      case .sign where token.byte == UInt8(ascii: "="): return names
      case .sign where token.byte == UInt8(ascii: "<"): depth += 1
      case .sign where token.byte == UInt8(ascii: ">"): depth -= 1
      case .sign where token.byte == UInt8(ascii: ",") && depth == 0:
        if position + 1 < tokens.count, isSign(":", at: position + 2) {
          names.append(plain(text(tokens[position + 1])))
        }
      default: break
      }
      position += 1
    }
    return names
  }

  /// The end of the braces that follow a declaration, or the position itself if there are none.
  private func endOfBody(after place: Int) -> Int {
    // Declarations are read in order: the position is not before the current token.
    var position = index
    while position < tokens.count, tokens[position].start < place { position += 1 }
    var depth = 0
    let farthest = min(position + Self.reach, tokens.count)
    while position < farthest {
      let token = tokens[position]
      if depth == 0, token.startsLine, token.keyword != .where, token.byte != UInt8(ascii: "{"),
        token.start > place, !continues(token)
      {
        return place
      }
      switch token.kind {
      case .opening:
        if token.byte == UInt8(ascii: "{"), depth == 0 { return end(ofGroupAt: position) }
        depth += 1
      case .closing:
        if depth == 0 { return place }
        depth -= 1
      default: break
      }
      position += 1
    }
    return place
  }

  /// Whether a line continues the declaration of the previous line.
  private func continues(_ token: SwiftToken) -> Bool {
    token.kind == .sign
      && [
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "="),
        UInt8(ascii: "&"),
      ].contains(token.byte)
      || token.keyword == .async || token.keyword == .throws
  }

  /// The end of parentheses or braces, including their contents.
  private func end(ofGroupAt position: Int) -> Int {
    tokens[closing(ofGroupAt: position)].end
  }

  /// The index at which the group that a token opens closes; the last index if it does not close.
  func closing(ofGroupAt position: Int) -> Int {
    groups.counterpart(of: position) ?? tokens.count - 1
  }

  /// The positions of the tokens inside a group. A group that is not closed may have none, although it does not end.
  func tokens(insideGroupAt position: Int) -> Range<Int> {
    let end = closing(ofGroupAt: position)
    return min(position + 1, end)..<end
  }

  // MARK: Signatures

  /// The signature of a method; the token at the position is its `func`.
  private func shape(from start: Int) -> MethodShape {
    var shape = MethodShape()
    var position = start + 2
    shape.signature = tokens[start].start..<tokens[start + 1].end
    while position < tokens.count,
      !(tokens[position].kind == .opening && tokens[position].byte == UInt8(ascii: "("))
    {
      if isSign("<", at: position) { shape.isGeneric = true }
      // A method without parentheses cannot be parsed.
      if tokens[position].kind == .opening || tokens[position].kind == .closing { return shape }
      position += 1
    }
    guard position < tokens.count else { return shape }
    let closing = closing(ofGroupAt: position)
    shape.parameters = parameters(in: tokens(insideGroupAt: position))
    shape.signature = tokens[start].start..<tokens[closing].end
    position = closing + 1
    while position < tokens.count, let keyword = tokens[position].keyword {
      guard keyword == .async || keyword == .throws || keyword == .rethrows else { break }
      if keyword == .async { shape.isAsync = true } else { shape.canThrow = true }
      shape.signature = tokens[start].start..<tokens[position].end
      position += 1
      if position < tokens.count, tokens[position].kind == .opening,
        tokens[position].byte == UInt8(ascii: "(")
      {
        position = self.closing(ofGroupAt: position) + 1
      }
    }
    guard isSign("-", at: position), isSign(">", at: position + 1)
    else { return shape }
    position += 2
    let first = position
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .closing || token.keyword == .where { break }
      if token.kind == .opening, token.byte == UInt8(ascii: "{") { break }
      if token.startsLine, position > first, !isSign(".", at: position) { break }
      position = token.kind == .opening ? self.closing(ofGroupAt: position) + 1 : position + 1
    }
    guard first < position else { return shape }
    let result = String(
      decoding: source[tokens[first].start..<tokens[position - 1].end], as: UTF8.self)
    if result != "Void", result != "()" { shape.result = result }
    shape.signature = tokens[start].start..<tokens[position - 1].end
    return shape
  }

  /// The parameters of a method: `_ sender: Any, for event: UIEvent` has the labels `_` and `for`.
  private func parameters(in range: Range<Int>) -> [MethodShape.Parameter] {
    commaSeparated(range).compactMap { part in
      let words = part.prefix { !isSign(":", at: $0) }.filter {
        tokens[$0].kind == .word
      }
      .map { plain(text(tokens[$0])) }
      guard let label = words.first(where: { $0 != "isolated" }) else { return nil }
      let rest = part.drop { !isSign(":", at: $0) }.dropFirst().prefix {
        !isSign("=", at: $0)
      }
      return MethodShape.Parameter(
        label: label, name: words.last ?? label, type: self.text(of: rest))
    }
  }

  /// The tokens between the commas of a list, except commas inside parentheses or angle brackets.
  private func commaSeparated(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    var angles = 0
    while position < range.upperBound {
      switch tokens[position].kind {
      case .opening: position = closing(ofGroupAt: position)
      case .sign where tokens[position].byte == UInt8(ascii: "<"): angles += 1
      case .sign
      where tokens[position].byte == UInt8(ascii: ">")
        && !isSign("-", at: position - 1):
        angles -= 1
      case .sign where tokens[position].byte == UInt8(ascii: ",") && angles <= 0:
        parts.append(start..<position)
        start = position + 1
      default: break
      }
      position += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(decoding: source[tokens[first].start..<tokens[last].end], as: UTF8.self)
  }

  /// The position of the word `as` outside parentheses.
  private func castPlace(in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    while position < range.upperBound {
      if tokens[position].keyword == .as { return position }
      position =
        tokens[position].kind == .opening ? closing(ofGroupAt: position) + 1 : position + 1
    }
    return nil
  }

  /// The parameter types of the method that a cast selects: `(UIButton) -> Void`, or `(Form) -> (UIButton) -> Void` for
  /// the method of a type.
  private func parameterTypes(ofCast range: Range<Int>) -> [String]? {
    var types: [String]?
    var range = range
    var position = range.lowerBound
    while position < range.upperBound, tokens[position].kind == .opening,
      tokens[position].byte == UInt8(ascii: "(")
    {
      let end = closing(ofGroupAt: position)
      guard isSign("-", at: end + 1), isSign(">", at: end + 2) else {
        if types != nil { return types }
        // The whole type may be in parentheses: `((UIButton) -> Void)?`.
        position += 1
        range = position..<max(position, end)
        continue
      }
      types = commaSeparated(tokens(insideGroupAt: position)).map { text(of: $0) }
      position = end + 3
    }
    return types
  }

  // MARK: #selector and #keyPath

  /// Reads a `#selector` or `#keyPath`; one without parentheses is left to the compiler.
  mutating func readRuntimeUse(_ type: Int?) {
    let directive = tokens[index]
    index += 1
    guard let group = token(), group.kind == .opening, group.byte == UInt8(ascii: "(") else {
      return
    }
    let closing = closing(ofGroupAt: index)
    let inside = tokens(insideGroupAt: index)
    var (first, last) = (inside.lowerBound, inside.upperBound)
    index = closing + 1
    var kind = directive.keyword == .keyPathDirective ? RuntimeUse.Kind.keyPath : .method
    if isSign(":", at: first + 1) {
      if tokens[first].keyword == .getter { kind = .getter }
      if tokens[first].keyword == .setter { kind = .setter }
      if kind != .method { first = min(first + 2, last) }
    }
    var parameterTypes: [String]?
    // The selector or its cast may be in parentheses: `(tap as (Any) -> Void)`.
    var isCut = false
    repeat {
      while last - first > 2, tokens[first].kind == .opening,
        self.closing(ofGroupAt: first) == last - 1
      {
        first += 1
        last -= 1
      }
      isCut = false
      if let cast = castPlace(in: first..<last) {
        parameterTypes = self.parameterTypes(ofCast: (cast + 1)..<last)
        last = cast
        isCut = true
      }
    } while isCut
    var path: [String] = []
    var labels: [String]?
    var position = first
    while position < last {
      let token = tokens[position]
      if token.kind == .word {
        path.append(plain(text(token)))
        labels = nil
      } else if token.kind == .opening {
        let end = self.closing(ofGroupAt: position)
        labels = tokens(insideGroupAt: position).filter { tokens[$0].kind == .word }
          .map { plain(text(tokens[$0])) }
        position = end
      }
      position += 1
    }
    guard !path.isEmpty else { return }
    facts.uses.append(
      RuntimeUse(
        kind: kind, path: path, labels: labels, parameterTypes: parameterTypes,
        firstType: path.count > 1 ? declaredType(of: path[0], before: first) : nil, type: type,
        range: directive.start..<tokens[closing].end))
  }
}
