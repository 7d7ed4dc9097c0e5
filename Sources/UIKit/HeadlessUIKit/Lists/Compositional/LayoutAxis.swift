import Foundation

/// The axis along which elements of a compositional layout follow each other; lengths are measured along it, breadths
/// across it.
enum LayoutAxis {
  case horizontal, vertical

  var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func place(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func low(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }

  func high(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  func lead(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.leading : insets.top
  }

  func trail(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.trailing : insets.bottom
  }

  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: point(along, across), size: size)
  }
}

extension CGRect {
  /// Returns the rectangle inside insets, with the leading edge on the left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets))
  }
}

extension CGSize {
  /// Returns the size inside insets, which is never negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the insets with the leading and trailing insets of others added.
  func addingSides(of other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: leading + other.leading, bottom: bottom,
      trailing: trailing + other.trailing)
  }
}
