// Calls of optional protocol methods, which have a question mark before their arguments.
extension SourceScanner {
  /// `.tapped?(row)`, `.tapped!(row)`, `.tapped? { row in }`
  mutating func readOptionalCall(_ dot: Int) {
    let (name, mark, group) = (tokens[dot + 1], tokens[dot + 2], tokens[dot + 3])
    guard group.kind == .opening, name.end == mark.start else { return }
    let isClosure = group.byte == UInt8(ascii: "{")
    guard isClosure || group.byte == UInt8(ascii: "(") && mark.end == group.start else { return }
    facts.optionalCalls.append(
      OptionalCall(
        name: plain(text(name)), receiver: receiver(before: dot),
        hasLabels: !isClosure && hasLabels(inGroupAt: dot + 3), mark: mark.start..<mark.end,
        bindingEnd: isClosure ? nil : bindingEnd(ofCallAt: dot)))
  }

  /// `delegate: CardDelegate?`: the type that a name has, as far as one word says it.
  mutating func readAnnotation(_ position: Int) {
    let isAlias =
      isSign("=", at: position + 1) && position > 0
      && tokens[position - 1].keyword == .typealias
    guard isAlias || isSign(":", at: position + 1), position + 2 < tokens.count,
      !isSign("?", at: position - 1)
    else { return }
    var type = position + 2
    if text(tokens[type]) == "any", type + 1 < tokens.count { type += 1 }
    while isSign(".", at: type + 1), type + 2 < tokens.count { type += 2 }
    guard tokens[type].kind == .word, tokens[type].byte < UInt8(ascii: "a") else { return }
    let name = plain(text(tokens[position]))
    if isAlias {
      facts.aliases[name, default: []].insert(text(tokens[type]))
    } else {
      facts.annotations[name, default: []].insert(text(tokens[type]))
    }
  }

  /// The last word of the value before a dot; nil if the value ends with a call.
  private func receiver(before dot: Int) -> String? {
    let isMarked = isSign("?", at: dot - 1) || isSign("!", at: dot - 1)
    let position = isMarked ? dot - 2 : dot - 1
    guard position >= 0, tokens[position].kind == .word else { return nil }
    return plain(text(tokens[position]))
  }

  /// The end of the value that a condition binds: of `delegate.height?(of: row)` in
  /// `if let height = delegate.height?(of: row) {`. Nil if the value goes on in another way, or if nothing binds it.
  private func bindingEnd(ofCallAt dot: Int) -> Int? {
    var last = closing(ofGroupAt: dot + 3)
    while last + 1 < tokens.count {
      let next = tokens[last + 1]
      if isSign(".", at: last + 1), last + 2 < tokens.count, tokens[last + 2].kind == .word {
        last += 2
      } else if next.start == tokens[last].end,
        isSign("?", at: last + 1) || isSign("!", at: last + 1)
      {
        last += 1
      } else if next.start == tokens[last].end, next.kind == .opening {
        last = closing(ofGroupAt: last + 1)
      } else {
        break
      }
    }
    guard last + 1 < tokens.count else { return nil }
    let next = tokens[last + 1]
    let isEnd =
      next.kind == .opening && next.byte == UInt8(ascii: "{") || isSign(",", at: last + 1)
      || next.kind == .word && text(next) == "else"
    guard isEnd, isBound(chainWithDotAt: dot) else { return nil }
    return tokens[last].end
  }

  /// Whether the value that a dot belongs to follows `let name =` in a condition.
  private func isBound(chainWithDotAt dot: Int) -> Bool {
    var position = dot - 1
    while position > 0 {
      let token = tokens[position]
      if token.kind == .closing {
        position = groups.counterpart(of: position) ?? 0
      } else if token.kind != .word, !isSign(".", at: position), !isSign("?", at: position),
        !isSign("!", at: position)
      {
        break
      }
      position -= 1
    }
    guard isSign("=", at: position), !isSign("=", at: position - 1), position >= 3,
      tokens[position - 1].kind == .word
    else { return false }
    let keyword = tokens[position - 2].keyword
    guard keyword == .let || keyword == .var else { return false }
    let before = tokens[position - 3]
    return isSign(",", at: position - 3)
      || before.kind == .word && ["if", "guard", "while"].contains(text(before))
  }

  /// Whether an argument in parentheses begins with a label.
  func hasLabels(inGroupAt opening: Int) -> Bool {
    let end = closing(ofGroupAt: opening)
    var position = opening + 1
    var beginsArgument = true
    while position < end {
      if beginsArgument, tokens[position].kind == .word, isSign(":", at: position + 1) {
        return true
      }
      beginsArgument = isSign(",", at: position)
      position =
        tokens[position].kind == .opening ? closing(ofGroupAt: position) + 1 : position + 1
    }
    return false
  }
}
