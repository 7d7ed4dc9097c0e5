import Foundation

extension UIScrollView {
  /// The length of what is seen along an axis, in points.
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.width : bounds.height
  }

  /// The offsets at which content rests: from its lead to its end, insets included.
  func offsetRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let isHorizontal = axis == .horizontal
    let least = -(isHorizontal ? inset.left : inset.top)
    let end =
      isHorizontal
      ? contentSize.width + inset.right - bounds.width
      : contentSize.height + inset.bottom - bounds.height
    // An inset may hold sums that pixels do not: the end is on one of them.
    return least...max(least, end)
  }

  var minimumOffset: CGPoint {
    CGPoint(x: offsetRange(.horizontal).lowerBound, y: offsetRange(.vertical).lowerBound)
  }

  /// The nearest offset at which content rests.
  func bounded(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (offsetRange(.horizontal), offsetRange(.vertical))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// An offset on whole pixels, as moving content is seen.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = contentScaleFactor
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// Brings content back that has moved out of its range, as its size or insets have changed.
  func adjustOffset() {
    guard !isDragging, bounds.width > 0 || bounds.height > 0 else { return }
    guard driver.motion == nil else { return driver.rangeChanged() }
    let offset = bounded(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Moves the offset together with the content, so that what is seen stays where it is.
  func shiftOffset(by distance: CGPoint) {
    guard distance != .zero else { return }
    driver.shift(by: distance)
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }

  // MARK: Targets

  /// Where content that is released comes to rest, if the delegate does not say otherwise.
  /// - Parameters:
  ///   - target: Where it would come to rest on its own.
  ///   - velocity: In points per millisecond.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint, dragStart: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return chosenTarget(for: bounded(target), velocity: velocity)
    }
    return bounded(
      CGPoint(
        x: page(.horizontal, contentOffset.x, velocity.x, dragStart.x),
        y: page(.vertical, contentOffset.y, velocity.y, dragStart.y)))
  }

  /// The page that a paging view turns to: the next one in the direction of a swift finger, else the nearest.
  private func page(
    _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat, _ speed: CGFloat, _ start: CGFloat
  ) -> CGFloat {
    let length = length(axis)
    guard length > 0, scrolls(axis) else { return offset }
    let origin = offsetRange(axis).lowerBound
    let place = (offset - origin) / length
    let first = ((start - origin) / length).rounded()
    var page = place.rounded()
    if abs(speed) >= ScrollRules.pageSpeed {
      page = speed > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    return origin + min(max(page, first - 1), first + 1) * length
  }

  // MARK: Insets

  /// Follows the insets that bars and corners add: content that rests at its lead stays there.
  func insetsChanged() {
    let old = knownInset
    let new = adjustedContentInset
    guard old != new else { return }
    knownInset = new
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Follows a safe area that has changed.
  func safeAreaChanged() {
    let old = knownInset
    let new = adjustedContentInset
    let offset = contentOffset
    insetsChanged()
    guard old != new, !isDragging, driver.motion == nil else { return }
    contentOffset = CGPoint(
      x: offset.x == -old.left ? -new.left : offset.x, y: offset.y == -old.top ? -new.top : offset.y
    )
    adjustOffset()
  }
}
