import Foundation

extension UIScrollView {
  /// Returns the length of the visible area along an axis, in points.
  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? bounds.width : bounds.height
  }

  /// Whether content may be pulled past its edges along an axis.
  func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool {
    axis == .horizontal ? bouncesHorizontally : bouncesVertically
  }

  /// Returns the range of offsets that content can have without being pulled past its edges, including the insets.
  func offsetRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let isHorizontal = axis == .horizontal
    // Subtracts, because negating zero would print as -0.0.
    let start = 0 - (isHorizontal ? inset.left : inset.top)
    let end =
      isHorizontal
      ? contentSize.width + inset.right - bounds.width
      : contentSize.height + inset.bottom - bounds.height
    // The sum of the insets may not be a whole number of pixels, and the end of the range is not rounded.
    guard end < start else { return start...end }
    let free = start - end
    let least = start - free * (isHorizontal ? contentAlignmentPoint.x : contentAlignmentPoint.y)
    return least...least
  }

  var minimumOffset: CGPoint {
    CGPoint(x: offsetRange(.horizontal).lowerBound, y: offsetRange(.vertical).lowerBound)
  }

  /// Returns the nearest offset in the range.
  func bounded(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (offsetRange(.horizontal), offsetRange(.vertical))
    return CGPoint(
      x: min(max(offset.x, x.lowerBound), x.upperBound),
      y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Returns an offset rounded to whole pixels, as used for moving content.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = contentScaleFactor
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// Moves content back into its range after its size or insets have changed.
  func adjustOffset() {
    guard !isDragging, bounds.width > 0 || bounds.height > 0 else { return }
    guard driver.motion == nil else { return driver.rangeChanged() }
    let offset = bounded(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Shifts the offset together with the content, so that the visible part stays the same.
  func shiftOffset(by distance: CGPoint) {
    guard distance != .zero else { return }
    contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
  }

  // MARK: Targets

  /// Returns the offset at which released content stops unless the delegate changes it.
  /// - Parameters:
  ///   - target: The offset at which the content would stop by itself.
  ///   - velocity: The velocity, in points per millisecond.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint, dragStart: CGPoint) -> CGPoint {
    guard isPagingEnabled else {
      return chosenTarget(for: bounded(target), velocity: velocity)
    }
    return bounded(
      CGPoint(
        x: page(.horizontal, contentOffset.x, velocity.x, dragStart.x),
        y: page(.vertical, contentOffset.y, velocity.y, dragStart.y)))
  }

  /// Returns the offset of the page that a paging view turns to.
  ///
  /// After a fast swipe, it is the next page in that direction; otherwise, the nearest one.
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

  /// Notifies the view and its delegate if ``adjustedContentInset`` has changed.
  func insetsChanged() {
    let old = knownInset
    let new = adjustedContentInset
    guard old != new else { return }
    knownInset = new
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Updates what depends on the insets after they have changed. Content at its leading edge stays there.
  func followInsets() {
    let old = knownInset
    let new = adjustedContentInset
    let offset = contentOffset
    insetsChanged()
    guard old != new, !isDragging else { return }
    guard driver.motion == nil else { return driver.rangeChanged() }
    if contentFollowsInsets {
      contentOffset = CGPoint(
        x: offset.x == -old.left ? 0 - new.left : offset.x,
        y: offset.y == -old.top ? 0 - new.top : offset.y)
    }
    adjustOffset()
  }
}
