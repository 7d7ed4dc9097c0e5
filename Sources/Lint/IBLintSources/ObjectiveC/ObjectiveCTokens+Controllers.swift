// The uses of controllers in code.
extension ObjectiveCTokens {
  /// Returns what code does with the controller in an expression.
  func controllerUse(of expression: ClosedRange<Int>) -> ControllerUse {
    var (start, end) = (expression.lowerBound, expression.upperBound)
    while isSign(start - 1, ",") || isSign(start - 1, "["), let array = arrayLiteral(around: start)
    {
      (start, end) = (array, closing(array + 1))
    }
    if isSign(start - 1, ":"), let label = word(start - 2) {
      return ControllerUse.isShowing(label) ? .shows : .other
    }
    if word(start - 1) == "return" { return .shows }
    if isSign(start - 1, "="), !isSign(start - 2, "="), let name = word(start - 2) {
      if ControllerUse.properties.contains(name) { return .shows }
      let isOfOther = isSign(start - 3, ".") && word(start - 4) != "self"
      return isOfOther ? .other : .keeps(name)
    }
    if isSign(end + 1, "."), let name = word(end + 2) { return .member(name) }
    if isSign(start - 1, "["), let name = word(end + 1) { return .member(name) }
    return .other
  }

  /// Returns the `@` of the array literal around an element that starts at an index, or nil if there is none.
  private func arrayLiteral(around index: Int) -> Int? {
    var depth = 0
    for before in stride(from: index - 1, through: max(index - 64, 0), by: -1) {
      if isSign(before, "]") || isSign(before, ")") || isSign(before, "}") { depth += 1 }
      guard isSign(before, "[") || isSign(before, "(") || isSign(before, "{") else { continue }
      if depth == 0 { return isSign(before, "[") && isSign(before - 1, "@") ? before - 1 : nil }
      depth -= 1
    }
    return nil
  }

  /// Returns what code does with the controller in a variable of a function, or in a property of an object, whose
  /// variable may have an underscore.
  /// - Parameter range: The code to search.
  func controllerUses(of name: String, in range: Range<Int>) -> [ControllerUse] {
    range.filter { index in
      guard let word = word(index),
        word == name || word.dropFirst() == name[...] && word.hasPrefix("_")
      else { return false }
      return !isSign(index - 1, ".") || self.word(index - 2) == "self"
    }.map { index in
      controllerUse(of: (isSign(index - 1, ".") ? index - 2 : index)...index)
    }
  }
}
