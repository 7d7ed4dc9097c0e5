/// A text to which the changes of a message are applied one after the other.
///
/// A message may contain thousands of changes to a text of megabytes. If each change copied the text and searched it for
/// lines, the time would be the product of both. The text is therefore divided into pieces, each with the number of its
/// lines and characters, and a change looks only at the pieces that it touches, and at the numbers of the others.
struct EditedText {
  private struct Piece {
    let bytes: [UInt8]
    /// The number of line ends. A carriage return at the end of the piece counts as one.
    var lineEnds = 0
    /// The number of UTF-16 code units.
    var units = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      let (lineEnds, units) = bytes.withUnsafeBufferPointer { bytes in
        var (lineEnds, units) = (0, 0)
        for index in bytes.indices {
          units += EditedText.width(bytes[index])
          if EditedText.endsLine(bytes, index) { lineEnds += 1 }
        }
        return (lineEnds, units)
      }
      (self.lineEnds, self.units) = (lineEnds, units)
    }
  }

  /// A place in the text: a piece, and an index in it that may be its end.
  private struct Place: Comparable {
    var piece: Int
    var index: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.piece, left.index) < (right.piece, right.index)
    }
  }

  private static let size = 2_048

  /// The pieces, none of which is empty unless the text is.
  private var pieces: [Piece]

  init(_ bytes: [UInt8]) { pieces = Self.split(bytes) }

  /// The bytes of all pieces.
  var joined: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieces.reduce(0) { $0 + $1.bytes.count })
    for piece in pieces { bytes += piece.bytes }
    return bytes
  }

  /// Replaces a part of the text, or the whole text if the change has no valid range.
  mutating func apply(_ change: RPCValue) {
    let text = Array((change["text"]?.text ?? "").utf8)
    if let range = change["range"], let start = place(of: range["start"]),
      let end = place(of: range["end"]), start <= end
    {
      replace(start, end, text)
    } else {
      pieces = Self.split(text)
    }
  }

  private mutating func replace(_ start: Place, _ end: Place, _ text: [UInt8]) {
    var bytes = pieces[start.piece].bytes[..<start.index] + text
    bytes += pieces[end.piece].bytes[end.index...]
    var last = end.piece
    // Changes that only remove text would otherwise leave many small pieces.
    while bytes.count < Self.size / 2, last + 1 < pieces.count {
      last += 1
      bytes += pieces[last].bytes
    }
    pieces.replaceSubrange(start.piece...last, with: bytes.isEmpty ? [] : Self.split(Array(bytes)))
    if pieces.isEmpty { pieces = Self.split([]) }
  }

  private static func split(_ bytes: [UInt8]) -> [Piece] {
    guard bytes.count > 2 * size else { return [Piece(bytes)] }
    return stride(from: 0, to: bytes.count, by: size).map { start in
      Piece(Array(bytes[start..<min(start + size, bytes.count)]))
    }
  }

  // MARK: Places

  private func place(of position: RPCValue?) -> Place? {
    guard let line = position?["line"]?.int, let character = position?["character"]?.int else {
      return nil
    }
    guard line >= 0 else { return Place(piece: 0, index: 0) }
    return self.start(ofLine: line).map { place(ofCharacter: character, after: $0) } ?? end
  }

  private var end: Place {
    Place(piece: pieces.count - 1, index: pieces[pieces.count - 1].bytes.count)
  }

  /// Returns the start of a line, counted from zero, or nil if the text has fewer lines.
  private func start(ofLine line: Int) -> Place? {
    var left = line
    if left == 0 { return Place(piece: 0, index: 0) }
    for (number, piece) in pieces.enumerated() {
      let lineEnds = piece.lineEnds - (isLineEndSplit(after: number) ? 1 : 0)
      if left > lineEnds {
        left -= lineEnds
        continue
      }
      return piece.bytes.withUnsafeBufferPointer { bytes in
        for index in bytes.indices where Self.endsLine(bytes, index) {
          left -= 1
          if left == 0 { return Place(piece: number, index: index + 1) }
        }
        return nil
      }
    }
    return nil
  }

  /// Returns whether a piece ends with a carriage return whose newline is in the next piece.
  private func isLineEndSplit(after number: Int) -> Bool {
    pieces[number].bytes.last == 13 && number + 1 < pieces.count
      && pieces[number + 1].bytes.first == 10
  }

  /// Returns the place of a character, counted from zero in UTF-16 code units, or the end of the line.
  private func place(ofCharacter character: Int, after start: Place) -> Place {
    var (left, index) = (character, start.index)
    for number in start.piece..<pieces.count {
      let piece = pieces[number]
      if index == 0, piece.lineEnds == 0, piece.units < left {
        left -= piece.units
        continue
      }
      let bytes = piece.bytes
      while index < bytes.count, bytes[index] != 10, bytes[index] != 13 {
        // The bytes that continue a character belong to it.
        if left <= 0, bytes[index] & 0xC0 != 0x80 { break }
        left -= Self.width(bytes[index])
        index += 1
      }
      if index < bytes.count { return Place(piece: number, index: index) }
      index = 0
    }
    return end
  }

  /// Returns whether a byte of a piece ends a line: a newline, or a carriage return without one.
  private static func endsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == 10 || bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
  }

  /// Returns the number of UTF-16 code units of the character that begins with a byte.
  private static func width(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
