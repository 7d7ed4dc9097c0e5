import IBLint

extension ObjectiveCBodyReader {
  /// The way in which the body always fails, or nil if that depends on conditions.
  var refusal: SourceFunction.Refusal? {
    var index = body.lowerBound + 1
    var asserts = false
    while index < body.upperBound {
      if stopsProgram(at: index) { return .stopsProgram }
      if tokens.word(index) == "return" {
        let isNil = tokens.word(index + 1) == "nil" && tokens.isSign(index + 2, ";")
        if isNil { return .returnsNil }
        // Release builds omit assertions, so the initializer returns the superclass's object.
        return asserts && !function.callsSuper ? .stopsProgram : nil
      }
      if failsAssertion(at: index) { asserts = true }
      // Code in braces is conditional.
      while index < body.upperBound, !tokens.isSign(index, ";") {
        if tokens.isSign(index, "{") { return nil }
        let isOpening = tokens.isSign(index, "(") || tokens.isSign(index, "[")
        index = isOpening ? tokens.closing(index, upTo: body.upperBound) + 1 : index + 1
      }
      index += 1
    }
    return asserts && !function.callsSuper ? .stopsProgram : nil
  }

  /// Whether an `initWithCoder:` always creates an object: it calls the superclass's initializer before any code that
  /// may prevent that, and no code after it terminates the program.
  var isCertain: Bool {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if tokens.isSign(index, "["),
        let message = ObjectiveCMessage(tokens, at: index, upTo: body.upperBound)
      {
        guard message.selector == "initWithCoder:", message.receiver.count == 1,
          tokens.word(message.receiver.lowerBound) == "super"
        else { return false }
        return !(message.end..<body.upperBound).contains(where: mayStop)
      }
      // Only `if ((self = [super initWithCoder:coder]))` may come first.
      switch tokens.word(index) {
      case "if"?, "self"?, "return"?: break
      case nil where ["(", "="].contains(tokens.text(index)): break
      default: return false
      }
      index += 1
    }
    return false
  }

  private static let stopping: Set<String> = [
    "exit", "_exit", "_Exit", "quick_exit", "raise", "assert",
  ]

  private func mayStop(_ index: Int) -> Bool {
    if stopsProgram(at: index) { return true }
    guard let word = tokens.word(index), tokens.isSign(index + 1, "(") else { return false }
    return Self.stopping.contains(word) || word.hasPrefix("NSAssert") || word.hasPrefix("NSCAssert")
      || word.hasPrefix("NSParameterAssert") || word.hasPrefix("NSCParameterAssert")
  }

  private func stopsProgram(at index: Int) -> Bool {
    if tokens.directive(index) == "@throw" { return true }
    if let word = tokens.word(index), tokens.isSign(index + 1, "(") {
      return ["abort", "__builtin_trap"].contains(word)
    }
    guard tokens.isSign(index, "["),
      let message = ObjectiveCMessage(tokens, at: index, upTo: body.upperBound)
    else { return false }
    let receiver = message.receiver.count == 1 ? tokens.word(message.receiver.lowerBound) : nil
    switch message.selector {
    case "doesNotRecognizeSelector:": return receiver == "self"
    case "raise:format:", "raise:format:arguments:": return receiver == "NSException"
    default: return false
    }
  }

  /// Returns whether there is an assertion that always fails: `NSAssert(NO, @"…")`.
  private func failsAssertion(at index: Int) -> Bool {
    guard ["NSAssert", "NSCAssert", "assert"].contains(tokens.word(index)),
      tokens.isSign(index + 1, "("),
      tokens.isSign(index + 3, ",") || tokens.isSign(index + 3, ")")
    else { return false }
    return ["NO", "FALSE", "false", "0"].contains(tokens.word(index + 2))
  }
}
