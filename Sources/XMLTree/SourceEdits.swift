/// Changes to a tree's source that leave every other byte as it is.
///
/// Edits name nodes of the tree as it was parsed and take effect together, so their order only matters
/// where two of them put something in the same place. Removing a node and editing something inside it is
/// no conflict: the removal wins.
public struct SourceEdits: Sendable {
  /// Where a new element goes.
  public enum Place: Sendable {
    case before(Node)
    case after(Node)
    /// Before the first child.
    case firstIn(Node)
    /// After the last child.
    case lastIn(Node)
  }

  /// The tree that is edited.
  public let tree: Tree

  private struct Splice {
    var range: Range<Int>
    var replacement: [UInt8]
    var order: Int

    /// Orders what begins at the same place: insertions, then the longest stretch, which swallows what
    /// lies inside it.
    var isOpening: Int { range.isEmpty ? Int.min : -range.count }
  }

  private struct Insertion {
    var text: [UInt8]
    var isFirst: Bool
  }

  private var splices: [Splice] = []
  private var insertions: [Int: [Insertion]] = [:]
  private var changedAttributes: [Int: [String: String?]] = [:]

  /// Begins without changes.
  public init(_ tree: Tree) { self.tree = tree }

  // MARK: Attributes

  /// Gives an element an attribute: in place where it has one of that name, else behind its last one.
  public mutating func setAttribute(_ spelling: String, to value: String, on node: Node) {
    changedAttributes[node.index, default: [:]][spelling] = .some(value)
  }

  /// Takes an attribute and the white space before it away; nothing happens where there is none.
  public mutating func removeAttribute(_ spelling: String, from node: Node) {
    changedAttributes[node.index, default: [:]][spelling] = .some(nil)
  }

  // MARK: Elements

  /// Inserts markup on lines of its own, indented as its surroundings are.
  /// - Parameter markup: One well-formed element, its further lines indented from column 1.
  public mutating func insert(_ markup: String, _ place: Place) {
    insert(lines: Self.lines(of: Array(markup.utf8)), place)
  }

  /// Takes an element away, with its line where it has one to itself.
  public mutating func remove(_ node: Node) {
    splices.append(
      Splice(range: lineRange(of: node), replacement: [], order: splices.count))
  }

  /// Moves an element with everything inside, byte for byte but for its indentation.
  ///
  /// Nothing happens where the new place is the element itself or inside it.
  public mutating func move(_ node: Node, _ place: Place) {
    let target: Node
    switch place {
    case .before(let other), .after(let other), .firstIn(let other), .lastIn(let other):
      target = other
    }
    guard target != node, !target.ancestors.contains(node) else { return }
    let lines = dedentedLines(of: node)
    remove(node)
    insert(lines: lines, place)
  }

  // MARK: Result

  /// Whether there is anything to change.
  public var isEmpty: Bool {
    splices.isEmpty && insertions.isEmpty && changedAttributes.isEmpty
  }

  /// The bytes of the edited file, in the encoding of the original.
  public var bytes: [UInt8] { tree.text.encoded(editedText) }

  /// The changes as stretches of the source and what takes their place, in order.
  public var replacements: [(range: Range<Int>, text: String)] {
    finalSplices().map { ($0.range, String(decoding: $0.replacement, as: UTF8.self)) }
  }

  private var editedText: [UInt8] {
    let source = tree.source
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var position = 0
    for splice in finalSplices() {
      result += source[position..<splice.range.lowerBound]
      result += splice.replacement
      position = splice.range.upperBound
    }
    result += source[position...]
    return result
  }

  /// All splices in order, without those that lie inside a removal.
  private func finalSplices() -> [Splice] {
    var all = splices
    for index in changedAttributes.keys.sorted() { all += attributeSplices(at: index) }
    for index in insertions.keys.sorted() { all += childSplices(at: index) }
    let sorted = all.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (left.range.lowerBound, left.isOpening, left.order, $0.offset)
        < (right.range.lowerBound, right.isOpening, right.order, $1.offset)
    }
    var result: [Splice] = []
    var end = 0
    for (_, splice) in sorted {
      if splice.range.lowerBound < end { continue }
      result.append(splice)
      end = max(end, splice.range.upperBound)
    }
    return result
  }
}

// MARK: - Attributes

extension SourceEdits {
  private func attributeSplices(at index: Int) -> [Splice] {
    let node = tree[index]
    let tag = StartTag(of: node)
    var splices: [Splice] = []
    var added: [UInt8] = []
    for (spelling, value) in (changedAttributes[index] ?? [:]).sorted(by: { $0.key < $1.key }) {
      let piece = tag.pieces.first { tree.source[$0.name].elementsEqual(spelling.utf8) }
      switch (piece, value) {
      case (let piece?, let value?):
        splices.append(
          Splice(
            range: piece.value, replacement: Self.escaped(value, quote: piece.quote), order: 0))
      case (let piece?, nil):
        splices.append(Splice(range: piece.whole, replacement: [], order: 0))
      case (nil, let value?):
        added += " \(spelling)=\"".utf8
        added += Self.escaped(value, quote: UInt8(ascii: "\""))
        added.append(UInt8(ascii: "\""))
      case (nil, nil):
        break
      }
    }
    if !added.isEmpty {
      splices.append(Splice(range: tag.end..<tag.end, replacement: added, order: 1))
    }
    return splices
  }

  private static func escaped(_ value: String, quote: UInt8) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\n"): bytes += "&#10;".utf8
      case UInt8(ascii: "\t"): bytes += "&#9;".utf8
      case UInt8(ascii: "\r"): bytes += "&#13;".utf8
      case UInt8(ascii: "\"") where quote == byte: bytes += "&quot;".utf8
      case UInt8(ascii: "'") where quote == byte: bytes += "&apos;".utf8
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

// MARK: - Elements and their lines

extension SourceEdits {
  private mutating func insert(lines: [ArraySlice<UInt8>], _ place: Place) {
    switch place {
    case .before(let node):
      let line = lineRange(of: node)
      let text = Self.join(lines, indentation: indentation(of: node), lineEnd: lineEnd)
      let sharesLine = line.lowerBound == node.range.lowerBound
      splices.append(
        Splice(
          range: line.lowerBound..<line.lowerBound,
          replacement: sharesLine ? text + lineEnd : lineEnd + text, order: splices.count))
    case .after(let node):
      let at = node.range.upperBound
      let text = Self.join(lines, indentation: indentation(of: node), lineEnd: lineEnd)
      splices.append(Splice(range: at..<at, replacement: lineEnd + text, order: splices.count))
    case .firstIn(let node), .lastIn(let node):
      var isFirst = false
      if case .firstIn = place { isFirst = true }
      let inner =
        node.elements.first { _ in true }.map(indentation) ?? indentation(of: node)
        + indentationUnit
      let text = Self.join(lines, indentation: inner, lineEnd: lineEnd)
      insertions[node.index, default: []].append(Insertion(text: text, isFirst: isFirst))
    }
  }

  /// What is inserted among the children of an element, which may have none and no end tag.
  private func childSplices(at index: Int) -> [Splice] {
    let node = tree[index]
    let all = insertions[index] ?? []
    let first = all.filter(\.isFirst).flatMap { lineEnd + $0.text }
    let last = all.filter { !$0.isFirst }.flatMap { lineEnd + $0.text }
    let children = node.elements.map { $0 }
    if node.isSelfClosing {
      let slash = node.tagRange.upperBound - 2
      let closing = Array("</\(node.spelling)>".utf8)
      return [
        Splice(
          range: slash..<slash + 2,
          replacement: [UInt8(ascii: ">")] + first + last + lineEnd + indentation(of: node)
            + closing,
          order: 2)
      ]
    }
    guard let lastChild = children.last else {
      // Text alone, or white space: the new elements come before it.
      let end = node.tagRange.upperBound
      let onOneLine = !tree.source[node.range].contains(0x0A)
      let tail = onOneLine ? lineEnd + indentation(of: node) : []
      return [Splice(range: end..<end, replacement: first + last + tail, order: 2)]
    }
    var splices: [Splice] = []
    if !first.isEmpty {
      let at = node.tagRange.upperBound
      splices.append(Splice(range: at..<at, replacement: first, order: 2))
    }
    if !last.isEmpty {
      let at = lastChild.range.upperBound
      splices.append(Splice(range: at..<at, replacement: last, order: Int.max))
    }
    return splices
  }

  private var lineEnd: [UInt8] {
    guard let feed = tree.source.firstIndex(of: 0x0A), feed > 0, tree.source[feed - 1] == 0x0D
    else {
      return [0x0A]
    }
    return [0x0D, 0x0A]
  }

  /// One level of indentation as the document has it; four spaces where it has none.
  private var indentationUnit: [UInt8] {
    for child in tree.root.elements {
      let found = indentation(of: child)
      if !found.isEmpty { return found }
    }
    return Array("    ".utf8)
  }

  /// The white space before a node on its line; empty where something else stands there.
  private func indentation(of node: Node) -> [UInt8] {
    Array(tree.source[lineStart(of: node)..<node.range.lowerBound])
  }

  /// Where the node's line begins, or the node itself where something else stands before it.
  private func lineStart(of node: Node) -> Int {
    var at = node.range.lowerBound
    while at > 0, tree.source[at - 1] == 0x20 || tree.source[at - 1] == 0x09 { at -= 1 }
    return at == 0 || tree.source[at - 1] == 0x0A ? at : node.range.lowerBound
  }

  /// The node, with the line break and white space before it where it begins a line.
  private func lineRange(of node: Node) -> Range<Int> {
    var start = lineStart(of: node)
    guard start > 0, tree.source[start - 1] == 0x0A else { return node.range }
    start -= 1
    if start > 0, tree.source[start - 1] == 0x0D { start -= 1 }
    return start..<node.range.upperBound
  }

  /// The node's source in lines, those that begin with markup without the node's own indentation.
  private func dedentedLines(of node: Node) -> [ArraySlice<UInt8>] {
    let prefix = indentation(of: node)
    var layoutStarts: Set<Int> = []
    for inner in node.subtree where inner.kind == .element || inner.kind == .comment {
      layoutStarts.insert(lineStart(of: inner))
      guard !inner.isSelfClosing, inner.kind == .element else { continue }
      var close = inner.range.upperBound - 1
      while tree.source[close] != UInt8(ascii: "<") { close -= 1 }
      var at = close
      while at > 0, tree.source[at - 1] == 0x20 || tree.source[at - 1] == 0x09 { at -= 1 }
      layoutStarts.insert(at)
    }
    var start = node.range.lowerBound
    return Self.lines(of: Array(tree.source[node.range])).map { line in
      defer { start += line.count + lineEnd.count }
      if start == node.range.lowerBound { return line }
      let isLayout = layoutStarts.contains(start) && line.starts(with: prefix)
      return isLayout ? line.dropFirst(prefix.count) : Self.keep(line)
    }
  }

  /// A line whose beginning belongs to a text: marked, so that it is not indented.
  private static func keep(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { [0] + line }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
  }

  private static func join(
    _ lines: [ArraySlice<UInt8>], indentation: [UInt8], lineEnd: [UInt8]
  ) -> [UInt8] {
    var result: [UInt8] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { result += lineEnd }
      if line.first == 0 {
        result += line.dropFirst()
      } else {
        result += indentation + line
      }
    }
    return result
  }
}
