// The parts of expressions that may be their values.
extension SourceItems {
  /// The greatest length of an expression that is read.
  private static let expressionReach = 128

  /// Returns the places of the operands that an expression may have as its value: those of both branches of a condition and
  /// on both sides of `??`; else its beginning.
  func operands(from index: Int) -> [Int] {
    operands(from: index, before: min(items.count, index + Self.expressionReach))
  }

  private func operands(from index: Int, before end: Int) -> [Int] {
    var operands: [Int] = []
    // Those of the current branch. What turns out to be a condition has none.
    var branch = [index]
    var conditions = 0
    var place = index
    while place < end {
      if isMark(place, ")", "]", "}", ",", ";") || place > index && endsLine(before: place) {
        break
      }
      if isMark(place, "(", "[", "{") {
        // The code after a closure or a block is not read.
        guard !isMark(place, "{"), let end = closing(of: place) else { break }
        place = end
      } else if isMark(place, "?"), isMark(place + 1, "?"), isAdjacent(place, place + 1) {
        branch.append(place + 2)
        place += 1
      } else if isCondition(place) {
        conditions += 1
        // The condition of `name ?: other` in Objective-C is a value, too.
        if !isMark(place + 1, ":") { branch = [place + 1] }
      } else if isMark(place, ":") {
        guard conditions > 0 else { break }
        conditions -= 1
        operands += branch
        branch = [place + 1]
      }
      place += 1
    }
    // Bounded: each parenthesis is after the last one, and all are within the reach.
    return (operands + branch).flatMap { start in
      isMark(start, "(") && start + 1 < end && closing(of: start) != nil
        ? self.operands(from: start + 1, before: end) : [start]
    }
  }

  /// Returns whether the mark at a place follows a condition, in contrast to an optional value or type.
  private func isCondition(_ place: Int) -> Bool {
    guard isMark(place, "?") else { return false }
    if isMark(place + 1, ":", "@") || !isAdjacent(place - 1, place) { return true }
    // `flag?a:b` of Objective-C
    return !["as", "try"].contains(word(place - 1) ?? "") && mark(place + 1) == nil
      && isAdjacent(place, place + 1)
  }

  /// Returns whether an expression ends with a line before a place.
  private func endsLine(before place: Int) -> Bool {
    isOnOtherLine(place - 1, place) && !isMark(place, "?", ":", ".", "&", "|")
      && !isMark(place - 1, "?", ":", "&", "|", "=")
  }

  /// Returns the places at which the elements of a tuple or list begin; none for a dictionary.
  func elements(of opening: Int) -> [Int] {
    guard let end = closing(of: opening), end > opening + 1 else { return [] }
    var elements = [opening + 1]
    var depth = 0
    for place in (opening + 1)..<end {
      depth += isMark(place, "(", "[", "{") ? 1 : isMark(place, ")", "]", "}") ? -1 : 0
      guard depth == 0 else { continue }
      if isMark(place, ",") { elements.append(place + 1) }
      if isMark(place, ":"), isMark(opening, "["), !isMark(place - 1, "?") { return [] }
    }
    return elements.filter { $0 < end }
  }

  /// Returns the place at which an operand begins that ends at a place, or before the bracket after it: `[segue identifier]`.
  func startOfOperand(_ index: Int) -> Int {
    if isMark(index + 1, "]"), !isMark(index - 1, "."), word(index - 1) != nil,
      isMark(startOfChain(index - 1) - 1, "[")
    {
      return startOfChain(index - 1) - 1
    }
    return startOfChain(index)
  }
}
