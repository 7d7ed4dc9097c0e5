import AutoLayout
import Foundation

/// What an autoresizing mask makes of one axis of a view: its place and length as its superview's length changes.
///
/// Every flexible part takes its share of the change in proportion to its length, evenly where all of them are zero.
struct MaskSpan {
  var start: CGFloat
  var length: CGFloat
  /// The superview's length at which these hold.
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

  /// The span in a superview of another length.
  func resized(to outer: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let change = outer - self.outer
    return (start + change * shareBefore, length + change * shareInside)
  }

  /// The span, from the superview's start, for a superview whose length is yet to be found.
  func resized(to outer: LinearExpression) -> LayoutSpan {
    var start = LinearExpression(Double(self.start - self.outer * shareBefore))
    if shareBefore != 0 { start.add(outer, times: Double(shareBefore)) }
    var length = LinearExpression(Double(self.length - self.outer * shareInside))
    if shareInside != 0 { length.add(outer, times: Double(shareInside)) }
    return LayoutSpan(start: start, length: length)
  }
}

extension MaskSpan {
  /// One axis of a view's current frame, without its transform.
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
