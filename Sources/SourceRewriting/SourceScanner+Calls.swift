extension SourceScanner {
  /// Finds the calls that Swift has only with Objective-C.
  mutating func readCalls() {
    for dot in tokens.indices.dropFirst()
    where isSign(0x2E, at: dot) && dot + 3 < tokens.count && tokens[dot + 1].kind == .word {
      if isSign(0x3F, at: dot + 2) {
        readOptionalCall(dot)
      } else {
        readSuperCall(dot)
      }
    }
  }

  /// `.tapped?(row)`
  private mutating func readOptionalCall(_ dot: Int) {
    let (name, mark, group) = (tokens[dot + 1], tokens[dot + 2], tokens[dot + 3])
    guard group.kind == .opening, group.byte == 0x28, name.end == mark.start,
      mark.end == group.start
    else { return }
    facts.optionalCalls.append(
      OptionalCall(
        name: plain(text(name)), hasLabels: hasLabels(inGroupAt: dot + 3),
        mark: mark.start..<mark.end))
  }

  /// `super.awakeFromNib()`
  private mutating func readSuperCall(_ dot: Int) {
    let (word, group) = (tokens[dot - 1], tokens[dot + 2])
    guard word.kind == .word, group.kind == .opening, group.byte == 0x28,
      tokens[dot + 3].kind == .closing, text(word) == "super"
    else { return }
    facts.superCalls.append(
      SuperCall(name: text(tokens[dot + 1]), range: word.start..<tokens[dot + 3].end))
  }

  /// Whether an argument in parentheses begins with a label.
  private func hasLabels(inGroupAt opening: Int) -> Bool {
    let end = closing(ofGroupAt: opening)
    var position = opening + 1
    var beginsArgument = true
    while position < end {
      if beginsArgument, tokens[position].kind == .word, isSign(0x3A, at: position + 1) {
        return true
      }
      beginsArgument = isSign(0x2C, at: position)
      position =
        tokens[position].kind == .opening ? closing(ofGroupAt: position) + 1 : position + 1
    }
    return false
  }
}
