import AutoLayout
import Foundation

/// The effect of an autoresizing mask on one axis: the view's position and length for each length of its superview.
///
/// Every flexible part absorbs a share of the change in proportion to its length. If all flexible parts are zero, they
/// share the change equally.
struct MaskSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length to which `start` and `length` refer, in points.
  var outer: CGFloat
  private var shareBefore: CGFloat = 0
  private var shareInside: CGFloat = 0

  init(
    start: CGFloat, length: CGFloat, outer: CGFloat, before: Bool, inside: Bool, after: Bool
  ) {
    self.start = start
    self.length = length
    self.outer = outer
    guard before || inside || after else { return }
    let margin = outer - start - length
    let total = (before ? start : 0) + (inside ? length : 0) + (after ? margin : 0)
    let count: CGFloat = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
    if before { shareBefore = total == 0 ? 1 / count : start / total }
    if inside { shareInside = total == 0 ? 1 / count : length / total }
  }

  /// Returns the span in a superview of a different length, in points.
  func resized(to outer: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let change = outer - self.outer
    return (start + change * shareBefore, length + change * shareInside)
  }

  /// The span as a function of the superview's length.
  var form: MaskForm {
    MaskForm(
      start: Double(start - outer * shareBefore), startShare: Double(shareBefore),
      length: Double(length - outer * shareInside), lengthShare: Double(shareInside))
  }
}

/// A span expressed as a constant plus a fraction of the superview's length.
struct MaskForm {
  var start: Double
  var startShare: Double
  var length: Double
  var lengthShare: Double

  /// Returns the span inside an outer one, whose own coordinates begin at a given origin.
  func placed(in outer: LayoutSpan, _ origin: CGFloat) -> LayoutSpan {
    var start = LinearExpression(self.start)
    if startShare != 0 { start.add(outer.length, times: startShare) }
    var length = LinearExpression(self.length)
    if lengthShare != 0 { length.add(outer.length, times: lengthShare) }
    return LayoutSpan(start: start + outer.start - Double(origin), length: length)
  }

  /// Whether the two forms are equal, apart from rounding errors.
  func isNear(_ other: MaskForm) -> Bool {
    abs(start - other.start) < 1e-9 && abs(length - other.length) < 1e-9
      && abs(startShare - other.startShare) < 1e-12
      && abs(lengthShare - other.lengthShare) < 1e-12
  }
}

/// The effect of an autoresizing mask on a view's frame.
struct MaskBox {
  var horizontal: MaskForm
  var vertical: MaskForm

  @MainActor
  init(_ view: UIView, in superview: UIView) {
    let size = superview.bounds.size
    horizontal = MaskSpan(view, .horizontal, in: size.width).form
    vertical = MaskSpan(view, .vertical, in: size.height).form
  }

  func isNear(_ other: MaskBox) -> Bool {
    horizontal.isNear(other.horizontal) && vertical.isNear(other.vertical)
  }
}

extension MaskSpan {
  /// Creates the span of one axis of a view's current frame, without its transform.
  @MainActor
  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in outer: CGFloat) {
    let mask = view.autoresizingMask
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    switch axis {
    case .horizontal:
      self.init(
        start: view.center.x - size.width * anchor.x, length: size.width, outer: outer,
        before: mask.contains(.flexibleLeftMargin), inside: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
    case .vertical:
      self.init(
        start: view.center.y - size.height * anchor.y, length: size.height, outer: outer,
        before: mask.contains(.flexibleTopMargin), inside: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
    }
  }
}
