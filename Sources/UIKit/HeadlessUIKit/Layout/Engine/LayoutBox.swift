import AutoLayout
import Foundation

/// One axis of a rectangle, expressed in the solver's variables, in points.
struct LayoutSpan {
  var start: LinearExpression
  var length: LinearExpression

  var end: LinearExpression { start + length }
  var center: LinearExpression { start + 0.5 * length }

  /// Returns the span inside insets, in points.
  func inset(_ before: CGFloat, _ after: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + Double(before), length: length - Double(before + after))
  }
}

/// A rectangle expressed in the solver's variables, in the coordinates of the engine's root.
///
/// For a view, it is the rectangle that layout uses: its alignment rectangle.
struct LayoutBox {
  var horizontal: LayoutSpan
  var vertical: LayoutSpan

  /// A rectangle that is not yet known.
  static let nowhere = LayoutBox(
    horizontal: LayoutSpan(start: LinearExpression(), length: LinearExpression()),
    vertical: LayoutSpan(start: LinearExpression(), length: LinearExpression()))

  subscript(axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Returns the box translated by an offset, in points.
  func moved(by offset: CGPoint) -> LayoutBox {
    var box = self
    box.horizontal.start = box.horizontal.start + Double(offset.x)
    box.vertical.start = box.vertical.start + Double(offset.y)
    return box
  }

  /// Returns the box inset by insets, in points.
  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    guard insets != .zero else { return self }
    return LayoutBox(
      horizontal: horizontal.inset(insets.left, insets.right),
      vertical: vertical.inset(insets.top, insets.bottom))
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
