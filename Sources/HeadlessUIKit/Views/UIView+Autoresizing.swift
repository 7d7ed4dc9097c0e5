import Foundation

extension UIView {
  /// Applies the masks of the subviews, as the bounds' size has changed.
  ///
  /// Every flexible part takes its share of the change in proportion to its old length, evenly where all
  /// of them are zero. A view with a transform is resized by its box without it, so that center and bounds
  /// stay what they are when the size comes back.
  func resizeSubviews(withOldSize old: CGSize) {
    let new = bounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      let mask = view.autoresizingMask
      guard !mask.isEmpty else { continue }
      let size = view.bounds.size
      let anchor = view.layer.anchorPoint
      let origin = CGPoint(
        x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
      let horizontal = AutoresizedSpan(
        origin: origin.x, length: size.width, before: mask.contains(.flexibleLeftMargin),
        inside: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin)
      ).resized(from: old.width, to: new.width)
      let vertical = AutoresizedSpan(
        origin: origin.y, length: size.height, before: mask.contains(.flexibleTopMargin),
        inside: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin)
      ).resized(from: old.height, to: new.height)
      let newSize = CGSize(width: horizontal.length, height: vertical.length)
      let newOrigin = CGPoint(x: horizontal.origin, y: vertical.origin)
      if view.transform.isIdentity {
        view.frame = CGRect(origin: newOrigin, size: newSize)
      } else {
        view.bounds.size = newSize
        view.center = CGPoint(
          x: newOrigin.x + newSize.width * anchor.x, y: newOrigin.y + newSize.height * anchor.y)
      }
    }
  }
}

/// One axis of a view inside another one, with the parts that may change.
private struct AutoresizedSpan {
  var origin: CGFloat
  var length: CGFloat
  let before: Bool
  let inside: Bool
  let after: Bool

  func resized(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let change = new - old
    guard change != 0, before || inside || after else { return self }
    let margin = old - origin - length
    let total = (before ? origin : 0) + (inside ? length : 0) + (after ? margin : 0)
    let count: CGFloat = (before ? 1 : 0) + (inside ? 1 : 0) + (after ? 1 : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / count : change * part / total
    }
    var result = self
    result.origin += share(before, origin)
    result.length += share(inside, length)
    return result
  }
}
