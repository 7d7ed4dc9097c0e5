/// One line of a text that has been broken, in points.
package struct TextLine: Equatable, Sendable {
  /// Without the spaces that the line ends with, where it was broken at them.
  package var width: Double
  /// From the baseline to the top.
  package var ascent: Double
  /// From the baseline to the bottom.
  package var descent: Double
  /// What is added below it where another line follows.
  package var spacing: Double
  /// The characters of the text, counted in Unicode scalars, without the spaces and the new line that it ends with.
  package var range = 0..<0

  package var height: Double { ascent + descent }
}

extension [TextLine] {
  /// The width of the lines one below the other, in points.
  package var width: Double { reduce(0) { Swift.max($0, $1.width) } }

  /// The height of the lines one below the other, in points.
  package var height: Double {
    var height = 0.0
    for (index, line) in enumerated() {
      height += line.height + (index < count - 1 ? line.spacing : 0)
    }
    return height
  }
}
