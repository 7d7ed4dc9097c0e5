/// The end of a line of a text file.
package enum LineEnd {
  /// Returns the line end that most lines of a text have; `\n` for a text of one line.
  package static func most(in text: [UInt8]) -> String {
    var counts = (lineFeeds: 0, pairs: 0, returns: 0)
    var previous: UInt8 = 0
    for byte in text {
      switch (previous, byte) {
      case (0x0D, 0x0A):
        counts.pairs += 1
        counts.returns -= 1
      case (_, 0x0A): counts.lineFeeds += 1
      case (_, 0x0D): counts.returns += 1
      default: break
      }
      previous = byte
    }
    if counts.pairs > 0, counts.pairs >= max(counts.lineFeeds, counts.returns) { return "\r\n" }
    return counts.returns > counts.lineFeeds ? "\r" : "\n"
  }
}
