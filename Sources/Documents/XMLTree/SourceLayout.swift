/// The lines of a tree's source and their indentation, which determine the layout of edits.
struct SourceLayout {
  let tree: Tree
  /// The line ending, according to the first line; empty if the document has only one line.
  let lineEnd: [UInt8]

  init(_ tree: Tree) {
    self.tree = tree
    // A line break after the root element does not show how the document inside is laid out.
    let inside = tree.source[..<tree.root.range.upperBound]
    guard let end = inside.firstIndex(where: Self.isLineEnd) else {
      lineEnd = []
      return
    }
    let isPair = tree.source[end] == 0x0D && tree.source[(end + 1)...].first == 0x0A
    lineEnd = isPair ? [0x0D, 0x0A] : [tree.source[end]]
  }

  /// Returns whether a byte can end a line: a line feed or a carriage return.
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// One level of indentation in this document; four spaces if it has lines but no indentation.
  var unit: [UInt8] {
    guard !lineEnd.isEmpty else { return [] }
    for child in tree.root.elements {
      let found = indentation(of: child)
      if !found.isEmpty { return found }
    }
    return Array("    ".utf8)
  }

  /// Returns the white space before a node on its line; empty if anything else precedes the node.
  func indentation(of node: Node) -> [UInt8] {
    Array(tree.source[lineStart(before: node.range.lowerBound)..<node.range.lowerBound])
  }

  /// Returns the indentation of an element's children.
  func innerIndentation(of node: Node) -> [UInt8] {
    node.elements.first { _ in true }.map { indentation(of: $0) } ?? indentation(of: node) + unit
  }

  /// Returns the offset where the line of markup begins, or of the markup itself if anything else precedes it.
  func lineStart(before offset: Int) -> Int {
    var at = offset
    while at > 0, tree.source[at - 1] == 0x20 || tree.source[at - 1] == 0x09 { at -= 1 }
    return at == 0 || Self.isLineEnd(tree.source[at - 1]) ? at : offset
  }

  /// Returns the range of a node, including the preceding line break and white space if it begins a line.
  func lineRange(of node: Node) -> Range<Int> {
    var start = lineStart(before: node.range.lowerBound)
    guard start > 0, Self.isLineEnd(tree.source[start - 1]) else { return node.range }
    start -= 1
    if tree.source[start] == 0x0A, start > 0, tree.source[start - 1] == 0x0D { start -= 1 }
    return start..<node.range.upperBound
  }

  /// Returns the offsets of the lines inside a node that begin with the indentation of markup rather than with text.
  func markupLineStarts(in node: Node) -> [Int] {
    var starts: Set<Int> = []
    func add(_ offset: Int) {
      let start = lineStart(before: offset)
      if start > node.range.lowerBound, start == 0 || Self.isLineEnd(tree.source[start - 1]) {
        starts.insert(start)
      }
    }
    for inner in node.subtree where inner.kind == .element || inner.kind == .comment {
      add(inner.range.lowerBound)
      guard inner.kind == .element, !inner.isSelfClosing else { continue }
      var close = inner.range.upperBound - 1
      while tree.source[close] != UInt8(ascii: "<") { close -= 1 }
      add(close)
    }
    return starts.sorted()
  }

  /// Returns the lines without their line endings.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
  }
}
