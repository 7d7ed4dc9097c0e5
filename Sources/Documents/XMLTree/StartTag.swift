public import Diagnostics

/// The parts of a start tag, parsed again from its bytes, because only edits and messages need them.
struct StartTag {
  struct Piece {
    /// The attribute, including the white space before it.
    let whole: Range<Int>
    let name: Range<Int>
    /// The value between its quotes, in its source spelling.
    let value: Range<Int>
    let quote: UInt8
  }

  let pieces: [Piece]
  /// The offset where another attribute can be inserted.
  let end: Int

  init(of node: Node) {
    let source = node.tree.source
    let tag = node.tagRange
    let limit = tag.upperBound - (node.isSelfClosing ? 2 : 1)
    var at = tag.lowerBound + 1
    func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }
    while at < limit, !isSpace(source[at]) { at += 1 }
    var pieces: [Piece] = []
    var end = at
    while at < limit {
      let whole = at
      while at < limit, isSpace(source[at]) { at += 1 }
      let name = at
      while at < limit, source[at] != UInt8(ascii: "="), !isSpace(source[at]) { at += 1 }
      let nameEnd = at
      while at < limit, source[at] != UInt8(ascii: "\""), source[at] != UInt8(ascii: "'") {
        at += 1
      }
      guard at < limit else { break }
      let quote = source[at]
      let value = at + 1
      at = value
      while at < limit, source[at] != quote { at += 1 }
      pieces.append(
        Piece(whole: whole..<at + 1, name: name..<nameEnd, value: value..<at, quote: quote))
      at += 1
      end = at
    }
    self.pieces = pieces
    self.end = end
  }
}

extension Node {
  /// The source ranges of the attributes, in order, each from its name to the closing quote; for a derived attribute
  /// that was not parsed, the range of the start tag.
  public var attributeSourceRanges: [SourceRange] {
    let tag = StartTag(of: self)
    return attributes.map { $0.sourceRange(in: tag) }
  }
}

extension Attribute {
  /// The source range of the attribute, from its name to the closing quote.
  public var sourceRange: SourceRange { sourceRange(in: StartTag(of: node)) }

  fileprivate func sourceRange(in tag: StartTag) -> SourceRange {
    guard index < tag.pieces.count else { return node.sourceRange }
    let piece = tag.pieces[index]
    let tree = node.tree
    let isWritten = tree.source[piece.name].elementsEqual(spelling.utf8)
    guard isWritten else { return node.sourceRange }
    return SourceRange(
      start: tree.position(at: piece.name.lowerBound),
      end: tree.position(at: piece.whole.upperBound))
  }
}
