package import Foundation

extension UISegmentedControl {
  /// The parts of a segment, in the control's coordinates, in points.
  package struct Part {
    /// The rectangle of the segment, which reacts to touches.
    package let frame: CGRect
    /// The rectangle of the selection, or nil if the segment is not selected.
    package var selection: CGRect?
    /// The line between the segment and the one before it, or nil if there is none.
    package var separator: CGRect?
    /// The title or the image.
    package var mark: PartMark?
  }

  /// The layout of the segments.
  package var parts: [Part] {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return segmentRects.enumerated().map { index, rect in
      var part = Part(frame: rect)
      if index == selectedSegmentIndex {
        part.selection = part.frame.insetBy(dx: 2, dy: 2)
      } else if index > 0, index - 1 != selectedSegmentIndex {
        part.separator = CGRect(
          x: (isMirrored ? part.frame.maxX : part.frame.minX) - 0.5, y: part.frame.minY + 8,
          width: 1, height: max(part.frame.height - 16, 0))
      }
      part.mark = mark(of: index, in: part.frame)
      return part
    }
  }

  private func mark(of index: Int, in frame: CGRect) -> PartMark? {
    let segment = segments[index]
    let room = frame.offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
    let state = index == selectedSegmentIndex ? State.selected : .normal
    let own = titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    let usual = titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    let color =
      own ?? usual ?? (isEnabled && segment.isEnabled ? UIColor.label : .tertiaryLabel)
    switch segment.content {
    case let title as String:
      return PartMark(
        .text(title, titleFont, color, .center),
        frame: room.insetBy(dx: min(2, room.width / 2), dy: 0))
    case let image as UIImage: return .image(image, color, centeredIn: room)
    default: return nil
    }
  }
}
