import Foundation
import TextMetrics

extension NSLayoutManager {
  /// The part of a line that an ellipsis replaces.
  enum Cut {
    case head, middle, tail

    /// Returns the truncation of a mode; nil for modes without an ellipsis.
    init?(_ mode: NSLineBreakMode) {
      switch mode {
      case .byTruncatingHead: self = .head
      case .byTruncatingMiddle: self = .middle
      case .byTruncatingTail: self = .tail
      default: return nil
      }
    }
  }

  /// A line, in points from the container's origin.
  struct Line {
    /// The whole width of the container.
    let rect: CGRect
    /// The rectangle that contains the text.
    private(set) var used: CGRect
    /// The range, including the spaces and the line break at the end, in UTF-16 units.
    let range: NSRange
    let scalars: Range<Int>
    /// The scalars that an ellipsis replaces; nil if there are none.
    private(set) var hole: Range<Int>?
    private var ellipsis: CGFloat = 0

    init(rect: CGRect, used: CGRect, range: NSRange, scalars: Range<Int>) {
      self.rect = rect
      self.used = used
      self.range = range
      self.scalars = scalars
    }

    /// Replaces the text that does not fit with an ellipsis.
    /// - Parameters:
    ///   - room: The available width, in points.
    ///   - ellipsis: The width of an ellipsis, in points.
    ///   - alignment: The fraction of the free width that is on the left, from 0 to 1.
    mutating func cut(
      _ cut: Cut, to room: CGFloat, ellipsis: CGFloat, alignment: CGFloat, in text: TextLayout
    ) {
      guard CGFloat(text.width(of: scalars)) > room + 0.01 else { return }
      let free = room - ellipsis
      func before(_ width: CGFloat) -> Int {
        var (end, used) = (scalars.lowerBound, CGFloat(0))
        while end < scalars.upperBound {
          used += CGFloat(text.width(of: end..<(end + 1)))
          if used > width { break }
          end += 1
        }
        return end
      }
      func after(_ width: CGFloat) -> Int {
        var (start, used) = (scalars.upperBound, CGFloat(0))
        while start > scalars.lowerBound {
          used += CGFloat(text.width(of: (start - 1)..<start))
          if used - CGFloat(text.kerning(at: start - 1)) > width { break }
          start -= 1
        }
        return start
      }
      switch cut {
      case .tail: hole = before(free)..<scalars.upperBound
      case .head: hole = scalars.lowerBound..<after(free)
      case .middle:
        let start = before(free / 2)
        let rest = free - CGFloat(text.width(of: scalars.lowerBound..<start))
        hole = start..<max(start, after(rest))
      }
      self.ellipsis = ellipsis
      let width = self.width(to: scalars.upperBound, in: text)
      used.origin.x += alignment * (room - width)
      used.size.width += width - room
    }

    /// Returns the visible width of a scalar, in points. The first scalar that the ellipsis replaces is as wide as the
    /// ellipsis.
    func width(of scalar: Int, in text: TextLayout) -> CGFloat {
      guard let hole, hole.contains(scalar) else {
        let width = text.width(of: scalar..<(scalar + 1))
        return CGFloat(scalar == hole?.upperBound ? width - text.kerning(at: scalar) : width)
      }
      return scalar == hole.lowerBound ? ellipsis : 0
    }

    /// Returns the width of the visible text before a scalar, in points.
    func width(to end: Int, in text: TextLayout) -> CGFloat {
      guard let hole, end > hole.lowerBound else {
        return CGFloat(text.width(of: scalars.lowerBound..<end))
      }
      let before = CGFloat(text.width(of: scalars.lowerBound..<hole.lowerBound)) + ellipsis
      guard end > hole.upperBound else { return before }
      // There is no kerning between the character after the ellipsis and a hidden one.
      let rest = text.width(of: hole.upperBound..<end) - text.kerning(at: hole.upperBound)
      return before + CGFloat(rest)
    }
  }
}

/// Converts between Unicode scalars and UTF-16 units.
struct ScalarMap {
  /// The offsets of the scalars, and of the end.
  private var offsets: [Int] = [0]

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      offsets.append(offsets[offsets.count - 1] + (scalar.value > 0xFFFF ? 2 : 1))
    }
  }

  /// The number of scalars.
  var count: Int { offsets.count - 1 }

  func offset(of scalar: Int) -> Int { offsets[min(max(scalar, 0), count)] }

  func range(of scalars: Range<Int>) -> NSRange {
    let start = offset(of: scalars.lowerBound)
    return NSRange(location: start, length: offset(of: scalars.upperBound) - start)
  }

  /// Returns the scalar at or before an offset.
  func scalar(at offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
