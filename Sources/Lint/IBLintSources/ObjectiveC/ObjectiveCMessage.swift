/// A message in brackets: `[receiver do:this with:that]`.
struct ObjectiveCMessage {
  /// The token range of the receiver.
  var receiver: Range<Int>
  /// The selector, including its colons.
  var selector: String
  /// The token index of the selector's first word.
  var place: Int
  /// The token ranges of the arguments.
  var arguments: [Range<Int>]
  /// The token index of the closing bracket.
  var end: Int

  /// Reads the message that starts at a bracket. Returns nil for a subscript, an array literal or other syntax.
  init?(_ tokens: ObjectiveCTokens, at start: Int, upTo limit: Int) {
    end = tokens.closing(start, upTo: limit)
    var index = start + 1
    guard index < end else { return nil }
    // Skip casts, which precede their operand.
    while tokens.isSign(index, "(") { index = tokens.closing(index, upTo: end) + 1 }
    if tokens.isSign(index, "[") {
      index = tokens.closing(index, upTo: end) + 1
    } else if index < end, !tokens.isSign(index, ":"),
      index == start + 1 || tokens.word(index) != nil
    {
      // `[(Type *)x do]`, or `[(x) do]`, in which the parentheses contain the whole receiver.
      let isCastOver = index > start + 1
      if !isCastOver || tokens.word(index + 1) != nil || tokens.isSign(index + 1, ".") {
        index += 1
      }
    }
    while index < end, tokens.isSign(index, ".") || tokens.isSign(index, "[") {
      index = tokens.isSign(index, ".") ? index + 2 : tokens.closing(index, upTo: end) + 1
    }
    receiver = start + 1..<min(index, end)
    place = index
    guard index < end, let first = tokens.word(index) else { return nil }
    selector = first
    arguments = []
    index += 1
    guard index < end else { return }
    while index < end, tokens.isSign(index, ":") {
      selector += ":"
      index += 1
      let argument = index
      var questions = 0
      while index < end {
        if tokens.isSign(index, "?") { questions += 1 }
        if questions == 0, index > argument, tokens.word(index) != nil,
          tokens.isSign(index + 1, ":")
        {
          break
        }
        if questions > 0, tokens.isSign(index, ":") { questions -= 1 }
        let isOpening =
          tokens.isSign(index, "(") || tokens.isSign(index, "[") || tokens.isSign(index, "{")
        index = isOpening ? tokens.closing(index, upTo: end) + 1 : index + 1
      }
      arguments.append(argument..<min(index, end))
      if index < end, let label = tokens.word(index) {
        selector += label
        index += 1
      }
    }
    if arguments.isEmpty { return nil }
  }
}
