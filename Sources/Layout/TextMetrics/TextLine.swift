/// A line of text that was broken into lines, in points.
package struct TextLine: Equatable, Sendable {
  /// The width, without the trailing spaces at which the line was broken.
  package var width: Double
  /// The width of the trailing spaces at which the line was broken.
  package var space = 0.0
  /// The distance from the baseline to the top.
  package var ascent: Double
  /// The distance from the baseline to the bottom.
  package var descent: Double
  /// The space below the line if another line follows.
  package var spacing: Double
  /// The range of the line's characters, in Unicode scalars, without trailing spaces and line break.
  package var range = 0..<0

  package var height: Double { ascent + descent }
}

extension [TextLine] {
  /// The width of the widest line, in points.
  package var width: Double { reduce(0) { Swift.max($0, $1.width) } }

  /// The width of the widest line including the spaces at which it was broken, in points.
  package var widthWithSpaces: Double { reduce(0) { Swift.max($0, $1.width + $1.space) } }

  /// The height of all lines, stacked vertically, in points.
  package var height: Double {
    var height = 0.0
    for (index, line) in enumerated() {
      height += line.height + (index < count - 1 ? line.spacing : 0)
    }
    return height
  }
}
