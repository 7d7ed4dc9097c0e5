/// A word, a literal or a mark of a source.
enum SourceItem {
  case word(SourceNames.Token)
  case literal
  case mark(UInt8)
}

/// The words, literals and marks of a source in their order.
struct SourceItems {
  let items: [SourceItem]

  init(_ source: SourceNames) {
    var items: [SourceItem] = []
    items.reserveCapacity(source.tokens.count + source.marks.count)
    var marks = source.marks[...]
    for token in source.tokens {
      while let mark = marks.first, mark.position < token.range.lowerBound {
        items.append(.mark(mark.byte))
        marks.removeFirst()
      }
      items.append(token.isLiteral ? .literal : .word(token))
    }
    self.items = items + marks.map { .mark($0.byte) }
  }

  /// Returns the word at a place; nil for another item and outside the source.
  func word(_ index: Int) -> String? {
    guard items.indices.contains(index), case .word(let token) = items[index] else { return nil }
    return token.text
  }

  /// Returns whether the item at a place is one of several marks.
  func isMark(_ index: Int, _ scalars: Unicode.Scalar...) -> Bool {
    guard items.indices.contains(index), case .mark(let byte) = items[index] else { return false }
    return scalars.contains { UInt8(ascii: $0) == byte }
  }

  /// Returns the word that ends before a place, and the place before it, of words joined by periods.
  func qualifiedName(from index: Int) -> (last: String, end: Int)? {
    guard var last = word(index) else { return nil }
    var end = index
    while isMark(end + 1, "."), let part = word(end + 2) { (last, end) = (part, end + 2) }
    return (last, end)
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

  /// Returns the place of the parenthesis that opens the one at a place, within a short distance; nil if it is not found.
  func opening(of index: Int) -> Int? {
    var depth = 0
    for place in stride(from: index, through: max(0, index - 64), by: -1) {
      depth += isMark(place, ")") ? 1 : isMark(place, "(") ? -1 : 0
      if depth == 0 { return place }
    }
    return nil
  }
}
