/// A word, a literal or a mark of a source.
enum SourceItem {
  case word(SourceNames.Token)
  case literal(SourceNames.Token)
  case mark(UInt8, Int)

  /// The bytes of the item.
  var range: Range<Int> {
    switch self {
    case .word(let token), .literal(let token): token.range
    case .mark(_, let position): position..<position + 1
    }
  }
}

/// The words, literals and marks of a source in their order.
struct SourceItems {
  let items: [SourceItem]
  private let bytes: [UInt8]

  init(_ source: SourceNames, _ bytes: [UInt8]) {
    var items: [SourceItem] = []
    items.reserveCapacity(source.tokens.count + source.marks.count)
    var marks = source.marks[...]
    for token in source.tokens {
      while let mark = marks.first, mark.position < token.range.lowerBound {
        items.append(.mark(mark.byte, mark.position))
        marks.removeFirst()
      }
      items.append(token.isLiteral ? .literal(token) : .word(token))
    }
    self.items = items + marks.map { .mark($0.byte, $0.position) }
    self.bytes = bytes
  }

  /// Returns the word at a place; nil for another item and outside the source.
  func word(_ index: Int) -> String? {
    guard items.indices.contains(index), case .word(let token) = items[index] else { return nil }
    return token.text
  }

  /// Returns whether the item at a place is one of several marks.
  func isMark(_ index: Int, _ scalars: Unicode.Scalar...) -> Bool {
    guard let mark = mark(index) else { return false }
    return scalars.contains { UInt8(ascii: $0) == mark }
  }

  /// Returns the mark at a place; nil for another item and outside the source.
  func mark(_ index: Int) -> UInt8? {
    guard items.indices.contains(index), case .mark(let byte, _) = items[index] else { return nil }
    return byte
  }

  /// Returns whether the item at a place ends an expression: a word, a literal or a closing bracket.
  func endsExpression(_ index: Int) -> Bool {
    guard items.indices.contains(index) else { return false }
    return mark(index) == nil || isMark(index, ")", "]", "}", "?", "!", ">")
  }

  /// Returns whether nothing is between two neighbors.
  func isAdjacent(_ first: Int, _ second: Int) -> Bool {
    items.indices.contains(first) && items.indices.contains(second)
      && items[first].range.upperBound == items[second].range.lowerBound
  }

  /// Returns whether a line ends between two neighbors.
  func isOnOtherLine(_ first: Int, _ second: Int) -> Bool {
    guard items.indices.contains(first), items.indices.contains(second) else { return true }
    let (end, start) = (items[first].range.upperBound, items[second].range.lowerBound)
    return start > end && bytes[end..<start].contains(0x0A)
  }

  /// Returns whether one of several words comes before a place on its line.
  func line(of index: Int, hasBefore words: Set<String>) -> Bool {
    var place = index
    while place > 0, !isOnOtherLine(place - 1, place) {
      place -= 1
      if let word = word(place), words.contains(word) { return true }
    }
    return false
  }

  /// Returns the last of several words joined by periods, and its place.
  func qualifiedName(from index: Int) -> (last: String, end: Int)? {
    guard var last = word(index) else { return nil }
    var end = index
    while isMark(end + 1, "."), let part = word(end + 2) { (last, end) = (part, end + 2) }
    return (last, end)
  }

  /// Returns the words that are joined by periods from a place on.
  func words(from index: Int) -> [String] {
    guard let first = word(index) else { return [] }
    var (words, end) = ([first], index)
    while isMark(end + 1, "."), let part = word(end + 2) {
      words.append(part)
      end += 2
    }
    return words
  }

  /// Returns the words that are joined by periods from a place on, also of optional values, and the place of the last one.
  /// - Parameter limit: The greatest place of the last word.
  func chain(from index: Int, through limit: Int = .max) -> (words: [String], end: Int)? {
    guard let first = word(index) else { return nil }
    var (words, end) = ([first], index)
    while true {
      // `route?.name`, in contrast to the condition `flag ? .name : .other`.
      let isOptional = isMark(end + 1, "?", "!") && isAdjacent(end, end + 1)
      let period = isOptional ? end + 2 : end + 1
      guard period < limit, isMark(period, "."), let part = word(period + 1) else {
        return (words, end)
      }
      words.append(part)
      end = period + 1
    }
  }

  /// Returns the place after a type of Swift that begins at a place.
  func endOfType(from index: Int) -> Int {
    var end = startOfType(from: index)
    if isMark(end, "(", "["), let closing = closing(of: end) {
      end = closing + 1
    } else if let (_, last) = qualifiedName(from: end) {
      end = endOfParameters(from: last + 1)
    }
    while isMark(end, "!", "?") { end += 1 }
    return end
  }

  /// Returns the place of the name of a type after words such as `any`.
  func startOfType(from index: Int) -> Int {
    var start = index
    while let word = word(start), ["any", "inout", "some"].contains(word) { start += 1 }
    return start
  }

  /// Returns the place after generic parameters that begin at a place; the place itself if none do.
  func endOfParameters(from index: Int) -> Int {
    guard isMark(index, "<") else { return index }
    var depth = 0
    var end = index
    repeat {
      depth += isMark(end, "<") ? 1 : isMark(end, ">") ? -1 : 0
      end += 1
    } while depth > 0 && end < items.count && !isMark(end, "{", ";")
    return end
  }

  /// Returns the place at which an expression of words joined by periods begins: `self` in `self.segue?.identifier`. Of a
  /// very long one, it is a later place.
  func startOfChain(_ index: Int) -> Int {
    var start = index
    while start > index - Self.reach, isMark(start - 1, ".") {
      let end = isMark(start - 2, "?", "!") ? start - 3 : start - 2
      guard word(end) != nil else { break }
      start = end
    }
    return start
  }

  /// Returns the place of the last name of the type of an expression, or else of the property to which it is assigned; nil if
  /// neither is known.
  func endOfExpectedType(before index: Int) -> Int? {
    if isMark(index - 1, "=") { return isMark(index - 2, "?", "!") ? index - 3 : index - 2 }
    // The result of a function or the value of a property, perhaps with `get`.
    var opening = word(index - 1) == "return" ? enclosingOpening(of: index - 1) : index - 1
    if let getter = opening, word(getter - 1) == "get" {
      opening = enclosingOpening(of: getter - 1)
    }
    guard let opening, isMark(opening, "{") else { return nil }
    return isMark(opening - 1, "?", "!") ? opening - 2 : opening - 1
  }

  /// Returns the place of the innermost bracket that is open at a place; nil if it is too far away.
  func enclosingOpening(of index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
      depth += isMark(place, ")", "]", "}") ? 1 : isMark(place, "(", "[", "{") ? -1 : 0
      if depth < 0 { return place }
    }
    return nil
  }

  /// The greatest distance at which a bracket is looked for.
  private static let reach = 256

  /// Returns the place of the bracket that opens the one at a place; nil if it is too far away.
  func opening(of index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index, through: max(0, index - Self.reach), by: -1) {
      depth += isMark(place, ")", "]", "}") ? 1 : isMark(place, "(", "[", "{") ? -1 : 0
      if depth == 0 { return place }
    }
    return nil
  }

  /// Returns the place of the bracket that closes the one at a place; nil if it is too far away.
  func closing(of index: Int) -> Int? {
    var depth = 0
    for place in index..<min(items.count, index + Self.reach) {
      depth += isMark(place, "(", "[", "{") ? 1 : isMark(place, ")", "]", "}") ? -1 : 0
      if depth == 0 { return place }
    }
    return nil
  }

  /// Returns the further parts of a selector of Objective-C whose first part is at a place and has an argument: in a
  /// message, a declaration or `@selector`.
  func furtherParts(after index: Int) -> [String] {
    var parts: [String] = []
    var depth = 0
    for place in (index + 2)..<max(index + 2, min(items.count, index + Self.reach)) {
      if isMark(place, "(", "[", "{") {
        if depth == 0, isMark(place, "{"), !isMark(place - 1, "@", "^", ")") { break }
        depth += 1
      } else if isMark(place, ")", "]", "}") {
        depth -= 1
        if depth < 0 { break }
      } else if depth == 0, isMark(place, ";") {
        break
      } else if depth == 0, let part = word(place), isMark(place + 1, ":"),
        !isMark(place - 1, "?")
      {
        parts.append(part)
      }
    }
    return parts
  }
}
