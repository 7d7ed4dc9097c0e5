/// The lines of a tree's source and their indentation: what decides how an edit is laid out.
struct SourceLayout {
  let tree: Tree
  /// What ends a line, as the first line has it.
  let lineEnd: [UInt8]

  init(_ tree: Tree) {
    self.tree = tree
    let feed = tree.source.firstIndex(of: 0x0A)
    let isWindows = feed.map { $0 > 0 && tree.source[$0 - 1] == 0x0D } ?? false
    lineEnd = isWindows ? [0x0D, 0x0A] : [0x0A]
  }

  /// One level of indentation as the document has it; four spaces where it has none.
  var unit: [UInt8] {
    for child in tree.root.elements {
      let found = indentation(of: child)
      if !found.isEmpty { return found }
    }
    return Array("    ".utf8)
  }

  /// The white space before a node on its line; empty where something else stands there.
  func indentation(of node: Node) -> [UInt8] {
    Array(tree.source[lineStart(before: node.range.lowerBound)..<node.range.lowerBound])
  }

  /// What the children of an element are indented by.
  func innerIndentation(of node: Node) -> [UInt8] {
    node.elements.first { _ in true }.map { indentation(of: $0) } ?? indentation(of: node) + unit
  }

  /// Where the line of markup begins, or the markup itself where something else stands before it.
  func lineStart(before offset: Int) -> Int {
    var at = offset
    while at > 0, tree.source[at - 1] == 0x20 || tree.source[at - 1] == 0x09 { at -= 1 }
    return at == 0 || tree.source[at - 1] == 0x0A ? at : offset
  }

  /// The node, with the line break and white space before it where it begins a line.
  func lineRange(of node: Node) -> Range<Int> {
    var start = lineStart(before: node.range.lowerBound)
    guard start > 0, tree.source[start - 1] == 0x0A else { return node.range }
    start -= 1
    if start > 0, tree.source[start - 1] == 0x0D { start -= 1 }
    return start..<node.range.upperBound
  }

  /// Where lines inside a node begin with the indentation of markup rather than with text.
  func markupLineStarts(in node: Node) -> [Int] {
    var starts: Set<Int> = []
    func add(_ offset: Int) {
      let start = lineStart(before: offset)
      if start > node.range.lowerBound, start == 0 || tree.source[start - 1] == 0x0A {
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

  /// Lines without their ends.
  static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
  }
}
