extension SourceScanner {
  /// Reads a property's or method's name and signature; types, values and bodies are read as code.
  mutating func readMember(_ scope: Scope, _ prefix: Prefix) {
    guard let keyword = token(), let name = token(1), name.kind == .word else {
      index += 1
      return
    }
    guard case .type(let type) = scope else {
      index += 1
      return
    }
    let inside = conditions.dropFirst(facts.types[type].conditions.count).map(\.whole)
    let isExposed =
      prefix.isExposed || (facts.types[type].exposesMembers && prefix.access != "private")
    func member(
      _ kind: MemberFacts.Kind, _ title: String, _ runtimeName: String, after place: Int
    ) -> MemberFacts {
      let end = endOfBody(after: place)
      return
        MemberFacts(
          kind: kind, name: title, runtimeName: runtimeName, isExposed: isExposed,
          overrideRange: prefix.overrideRange, isStatic: prefix.isStatic,
          isOptional: prefix.isOptional,
          isPrivate: ["private", "fileprivate"].contains(prefix.access), namePlace: name.start,
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
        facts.types[type].members.append(member)
      }
      index += 2
    }
  }

  /// Reads whether an initializer takes parameters; its body is read as code.
  mutating func readInitializer(_ scope: Scope, _ prefix: Prefix) {
    index += 1
    guard case .type(let type) = scope else { return }
    var position = index
    if isSign(0x3F, at: position) || isSign(0x21, at: position) { position += 1 }
    if !prefix.isConvenience { facts.types[type].hasDesignatedInitializer = true }
    guard position + 1 < tokens.count, tokens[position].byte == 0x28,
      tokens[position + 1].byte == 0x29, !prefix.isUnavailable
    else { return }
    let effect = position + 2 < tokens.count ? tokens[position + 2].keyword : nil
    if effect != .async, effect != .throws { facts.types[type].hasPlainInitializer = true }
  }

  /// A name without backticks.
  func plain(_ name: String) -> String {
    name.utf8.first == 0x60 ? String(name.dropFirst().dropLast()) : name
  }

  /// The properties of one declaration: `var a: UIView!, b: UIView!` has two.
  private func names(from start: Int) -> [String] {
    var names = [plain(text(tokens[start]))]
    var position = start + 1
    var depth = 0
    while position < tokens.count, !tokens[position].startsLine {
      let token = tokens[position]
      switch token.kind {
      case .opening:
        if token.byte == 0x7B, depth == 0 { return names }
        depth += 1
      case .closing: depth -= 1
      case .sign where token.byte == 0x3D: return names
      case .sign where token.byte == 0x3C: depth += 1
      case .sign where token.byte == 0x3E: depth -= 1
      case .sign where token.byte == 0x2C && depth == 0:
        if position + 1 < tokens.count, isSign(0x3A, at: position + 2) {
          names.append(plain(text(tokens[position + 1])))
        }
      default: break
      }
      position += 1
    }
    return names
  }

  /// The end of the braces that follow a declaration, or the place itself if there are none.
  private func endOfBody(after place: Int) -> Int {
    // Declarations are read in order: the place is at or after the present token.
    var position = index
    while position < tokens.count, tokens[position].start < place { position += 1 }
    var depth = 0
    while position < tokens.count {
      let token = tokens[position]
      if depth == 0, token.startsLine, token.keyword != .where, token.byte != 0x7B,
        token.start > place, !continues(token)
      {
        return place
      }
      switch token.kind {
      case .opening:
        if token.byte == 0x7B, depth == 0 { return end(ofGroupAt: position) }
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

  /// Whether a line goes on with the declaration of the line before.
  private func continues(_ token: SwiftToken) -> Bool {
    token.kind == .sign && [0x2D, 0x2E, 0x3A, 0x3D, 0x26].contains(token.byte)
      || token.keyword == .async || token.keyword == .throws
  }

  /// The end of parentheses or braces with all that is in them.
  private func end(ofGroupAt position: Int) -> Int {
    tokens[closing(ofGroupAt: position)].end
  }

  /// Where the group that opens at a token closes: the last token if it does not.
  func closing(ofGroupAt position: Int) -> Int {
    var depth = 0
    for next in position..<tokens.count {
      switch tokens[next].kind {
      case .opening: depth += 1
      case .closing:
        depth -= 1
        if depth == 0 { return next }
      default: break
      }
    }
    return tokens.count - 1
  }

  // MARK: Signatures

  /// The signature of a method; the token at the position is its `func`.
  private func shape(from start: Int) -> MethodShape {
    var shape = MethodShape()
    var position = start + 2
    shape.signature = tokens[start].start..<tokens[start + 1].end
    while position < tokens.count,
      !(tokens[position].kind == .opening && tokens[position].byte == 0x28)
    {
      // A method without parentheses does not parse.
      if tokens[position].kind == .opening || tokens[position].kind == .closing { return shape }
      position += 1
    }
    guard position < tokens.count else { return shape }
    let closing = closing(ofGroupAt: position)
    shape.labels = labels(in: (position + 1)..<closing)
    shape.signature = tokens[start].start..<tokens[closing].end
    position = closing + 1
    while position < tokens.count, let keyword = tokens[position].keyword {
      guard keyword == .async || keyword == .throws || keyword == .rethrows else { break }
      if keyword == .async { shape.isAsync = true } else { shape.canThrow = true }
      shape.signature = tokens[start].start..<tokens[position].end
      position += 1
      if position < tokens.count, tokens[position].kind == .opening, tokens[position].byte == 0x28 {
        position = self.closing(ofGroupAt: position) + 1
      }
    }
    guard isSign(0x2D, at: position), isSign(0x3E, at: position + 1) else { return shape }
    position += 2
    let first = position
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .closing || token.keyword == .where { break }
      if token.kind == .opening, token.byte == 0x7B { break }
      if token.startsLine, position > first, !isSign(0x2E, at: position) { break }
      position = token.kind == .opening ? self.closing(ofGroupAt: position) + 1 : position + 1
    }
    guard first < position else { return shape }
    let result = String(
      decoding: source[tokens[first].start..<tokens[position - 1].end], as: UTF8.self)
    if result != "Void", result != "()" { shape.result = result }
    shape.signature = tokens[start].start..<tokens[position - 1].end
    return shape
  }

  /// The labels of parameters: `_ sender: Any, for event: UIEvent` has `_` and `for`.
  private func labels(in parameters: Range<Int>) -> [String] {
    var labels: [String] = []
    var takesLabel = true
    var angles = 0
    var position = parameters.lowerBound
    while position < parameters.upperBound {
      let token = tokens[position]
      switch token.kind {
      case .opening: position = closing(ofGroupAt: position)
      case .word where takesLabel:
        labels.append(plain(text(token)))
        takesLabel = false
      case .sign where token.byte == 0x3C: angles += 1
      case .sign where token.byte == 0x3E && !isSign(0x2D, at: position - 1): angles -= 1
      case .sign where token.byte == 0x2C && angles <= 0: takesLabel = true
      default: break
      }
      position += 1
    }
    return labels
  }

  // MARK: #selector and #keyPath

  /// Reads a `#selector` or `#keyPath`; one without parentheses is left to the compiler.
  mutating func readRuntimeUse(_ type: Int?) {
    let directive = tokens[index]
    index += 1
    guard let group = token(), group.kind == .opening, group.byte == 0x28 else { return }
    let closing = closing(ofGroupAt: index)
    var first = index + 1
    var last = closing
    index = closing + 1
    var kind = directive.keyword == .keyPathDirective ? RuntimeUse.Kind.keyPath : .method
    if isSign(0x3A, at: first + 1) {
      if tokens[first].keyword == .getter { kind = .getter }
      if tokens[first].keyword == .setter { kind = .setter }
      if kind != .method { first += 2 }
    }
    if let cast = (first..<last).first(where: { tokens[$0].keyword == .as }) { last = cast }
    // A selector in parentheses: `(tap(_:))`.
    while last - first > 2, tokens[first].kind == .opening,
      self.closing(ofGroupAt: first) == last - 1
    {
      first += 1
      last -= 1
      if let cast = (first..<last).first(where: { tokens[$0].keyword == .as }) { last = cast }
    }
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
        labels = ((position + 1)..<end).filter { tokens[$0].kind == .word }
          .map { plain(text(tokens[$0])) }
        position = end
      }
      position += 1
    }
    guard !path.isEmpty else { return }
    facts.uses.append(
      RuntimeUse(
        kind: kind, path: path, labels: labels, type: type,
        range: directive.start..<tokens[closing].end))
  }
}
