/// Edits as ranges of the source and their replacements.
struct SplicePlan {
  /// The replacement of a range; indentation is a separate case, because a move changes it.
  private enum Piece {
    case bytes([UInt8])
    case indentation([UInt8])
    case content(SourceEdits.Content, indentation: [UInt8])
  }

  private struct Splice {
    var range: Range<Int>
    var pieces: [Piece]

    /// The sort order of changes that begin at the same position: insertions come first, then longer ranges before the
    /// shorter ones that they include.
    var opening: Int { range.isEmpty ? Int.min : -range.count }
  }

  /// A change of the indentation of rendered text: a prefix and its replacement.
  private struct Shift {
    let from: [UInt8]
    let to: [UInt8]

    func apply(_ indentation: [UInt8]) -> [UInt8] {
      indentation.starts(with: from) ? to + indentation[from.count...] : indentation
    }
  }

  private let tree: Tree
  private let layout: SourceLayout
  private var splices: [Splice] = []

  init(_ edits: SourceEdits) {
    tree = edits.tree
    layout = SourceLayout(edits.tree)
    for insertion in edits.insertions {
      switch insertion.place {
      case .before(let node): splices.append(insert(insertion.content, before: node))
      case .after(let node): splices.append(insert(insertion.content, after: node))
      case .firstIn, .lastIn: break
      }
    }
    splices += childInsertions(edits.insertions)
    for (index, changes) in edits.attributes.sorted(by: { $0.key < $1.key }) {
      splices += changeAttributes(of: tree[index], changes)
    }
    for node in edits.removals {
      splices.append(Splice(range: layout.lineRange(of: node), pieces: []))
    }
    for node in edits.emptied {
      let end = node.tagRange.upperBound - 1
      splices.append(Splice(range: end..<node.range.upperBound, pieces: [.bytes(Array("/>".utf8))]))
    }
    splices = Self.sorted(splices)
  }

  /// Returns splices in the order of their position; splices at one position keep their order.
  private static func sorted(_ splices: [Splice]) -> [Splice] {
    splices.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (left.range.lowerBound, left.opening, $0.offset)
        < (right.range.lowerBound, right.opening, $1.offset)
    }.map(\.element)
  }

  // MARK: Rendering

  /// Returns the source of a range with the edits applied.
  func render(_ range: Range<Int>) -> [UInt8] { render(range, splices, nil) }

  /// The outermost changes with their new text.
  var replacements: [(range: Range<Int>, bytes: [UInt8])] {
    var result: [(Range<Int>, [UInt8])] = []
    var end = 0
    for splice in splices where splice.range.lowerBound >= end {
      result.append((splice.range, splice.pieces.flatMap { render($0, nil) }))
      end = splice.range.upperBound
    }
    return result
  }

  private func render(_ range: Range<Int>, _ splices: [Splice], _ shift: Shift?) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    for splice in splices where splice.range.lowerBound >= position {
      result += tree.source[position..<splice.range.lowerBound]
      for piece in splice.pieces { result += render(piece, shift) }
      position = splice.range.upperBound
    }
    return result + tree.source[position..<range.upperBound]
  }

  private func render(_ piece: Piece, _ shift: Shift?) -> [UInt8] {
    switch piece {
    case .bytes(let bytes): return bytes
    case .indentation(let indentation): return shift?.apply(indentation) ?? indentation
    case .content(let content, let indentation):
      let indentation = shift?.apply(indentation) ?? indentation
      switch content {
      case .markup(let markup):
        let lines = SourceLayout.lines(of: markup).map { indentation + $0 }
        return Array(lines.joined(separator: layout.lineEnd))
      case .moved(let node):
        return indentation + renderMoved(node, indentation)
      }
    }
  }

  /// Returns a node with the changes inside it and new indentation.
  private func renderMoved(_ node: Node, _ indentation: [UInt8]) -> [UInt8] {
    // Bounded: the parser of documents limits the depth of elements.
    let shift = Shift(from: layout.indentation(of: node), to: indentation)
    var inner = splices.filter {
      $0.range.lowerBound > node.range.lowerBound && $0.range.upperBound < node.range.upperBound
    }
    for start in layout.markupLineStarts(in: node) {
      let prefix = start..<start + shift.from.count
      guard tree.source[start...].starts(with: shift.from) else { continue }
      inner.append(Splice(range: prefix, pieces: [.bytes(shift.to)]))
    }
    return render(node.range, Self.sorted(inner), shift)
  }
}

// MARK: - Elements

extension SplicePlan {
  private func insert(_ content: SourceEdits.Content, before node: Node) -> Splice {
    let line = layout.lineRange(of: node)
    let piece = Piece.content(content, indentation: layout.indentation(of: node))
    let sharesLine = line.lowerBound == node.range.lowerBound
    let end = Piece.bytes(layout.lineEnd)
    return Splice(
      range: line.lowerBound..<line.lowerBound, pieces: sharesLine ? [piece, end] : [end, piece])
  }

  private func insert(_ content: SourceEdits.Content, after node: Node) -> Splice {
    let piece = Piece.content(content, indentation: layout.indentation(of: node))
    return Splice(
      range: node.range.upperBound..<node.range.upperBound, pieces: [.bytes(layout.lineEnd), piece])
  }

  /// Returns the insertions among the children of elements, which may have no children and no end tag.
  private func childInsertions(_ insertions: [SourceEdits.Insertion]) -> [Splice] {
    var first: [Int: [Piece]] = [:]
    var last: [Int: [Piece]] = [:]
    for insertion in insertions {
      let node = insertion.place.node
      let pieces: [Piece] = [
        .bytes(layout.lineEnd),
        .content(insertion.content, indentation: layout.innerIndentation(of: node)),
      ]
      switch insertion.place {
      case .firstIn: first[node.index, default: []] += pieces
      case .lastIn: last[node.index, default: []] += pieces
      case .before, .after: break
      }
    }
    return Set(first.keys).union(last.keys).sorted().flatMap {
      insert(first: first[$0] ?? [], last: last[$0] ?? [], in: tree[$0])
    }
  }

  private func insert(first: [Piece], last: [Piece], in node: Node) -> [Splice] {
    let closingLine: [Piece] = [
      .bytes(layout.lineEnd), .indentation(layout.indentation(of: node)),
    ]
    if node.isSelfClosing {
      let slash = node.tagRange.upperBound - 2
      let open: [Piece] = [.bytes([UInt8(ascii: ">")])]
      let close: [Piece] = [.bytes(Array("</\(node.spelling)>".utf8))]
      return [
        Splice(range: slash..<slash + 2, pieces: open + first + last + closingLine + close)
      ]
    }
    let tagEnd = node.tagRange.upperBound
    guard let lastChild = Array(node.elements).last else {
      // The element contains only text or white space; the new elements come before it.
      let onOneLine = !tree.source[node.range].contains(where: SourceLayout.isLineEnd)
      return [
        Splice(range: tagEnd..<tagEnd, pieces: first + last + (onOneLine ? closingLine : []))
      ]
    }
    var splices: [Splice] = []
    if !first.isEmpty { splices.append(Splice(range: tagEnd..<tagEnd, pieces: first)) }
    let end = lastChild.range.upperBound
    if !last.isEmpty { splices.append(Splice(range: end..<end, pieces: last)) }
    return splices
  }
}

// MARK: - Attributes

extension SplicePlan {
  private func changeAttributes(of node: Node, _ changes: [String: String?]) -> [Splice] {
    let tag = StartTag(of: node)
    var splices: [Splice] = []
    var added: [UInt8] = []
    for (spelling, value) in changes.sorted(by: { $0.key < $1.key }) {
      let piece = tag.pieces.first { tree.source[$0.name].elementsEqual(spelling.utf8) }
      switch (piece, value) {
      case (let piece?, let value?):
        let escaped = Self.escaped(value, quote: piece.quote)
        splices.append(Splice(range: piece.value, pieces: [.bytes(escaped)]))
      case (let piece?, nil):
        splices.append(Splice(range: piece.whole, pieces: []))
      case (nil, let value?):
        added += " \(spelling)=\"".utf8
        added += Self.escaped(value, quote: UInt8(ascii: "\""))
        added.append(UInt8(ascii: "\""))
      case (nil, nil):
        break
      }
    }
    if !added.isEmpty { splices.append(Splice(range: tag.end..<tag.end, pieces: [.bytes(added)])) }
    return splices
  }

  private static func escaped(_ value: String, quote: UInt8) -> [UInt8] {
    var bytes: [UInt8] = []
    XMLEscape.append(value.utf8, quote: quote, to: &bytes)
    return bytes
  }
}
