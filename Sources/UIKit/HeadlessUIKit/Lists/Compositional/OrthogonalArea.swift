import Foundation

/// The part of a collection view's content in which a section scrolls orthogonally.
struct OrthogonalArea {
  let axis: LayoutAxis
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The frame in the collection view's content, in points.
  var frame: CGRect
  /// Whether the first group is on the right.
  var isMirrored = false
  /// The size of the section's scrollable content, in points.
  let contentSize: CGSize
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  /// Returns the area for a right-to-left layout direction.
  func mirrored(to frame: CGRect) -> OrthogonalArea {
    var area = self
    area.frame = frame
    area.isMirrored = axis == .horizontal
    return area
  }

  /// Returns an offset measured from the opposite end.
  func mirrored(_ offset: CGFloat) -> CGFloat {
    max(contentSize.width - frame.width, 0) - offset
  }

  /// Returns the offset at which scrolling stops, in points.
  /// - Parameters:
  ///   - target: The offset at which scrolling would stop by itself.
  ///   - current: The offset at which the finger releases the content.
  ///   - speed: The speed of the content at that time, in points per millisecond.
  ///   - start: The offset at the start of the drag.
  ///   - groups: The lengths of the groups, each including the space after it.
  func rest(
    for target: CGFloat, from current: CGFloat, speed: CGFloat, start: CGFloat, groups: RowHeights
  ) -> CGFloat {
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary: return groups.stop(nearestTo: target)
    case .groupPaging, .groupPagingCentered:
      let first = groups.stop(nearestTo: start)
      let (before, after) = (groups.stop(before: first), groups.stop(after: first))
      guard abs(speed) >= ScrollRules.pageSpeed else {
        return min(max(groups.stop(nearestTo: current), before), after)
      }
      return speed < 0 ? before : after
    }
  }
}

/// The offsets at which a group of an orthogonally scrolling section is aligned.
extension RowHeights {
  /// Returns the last stop before an offset, and the next one.
  private func stops(around offset: CGFloat) -> (before: CGFloat, after: CGFloat) {
    guard count > 0 else { return (0, 0) }
    let row = row(at: Double(max(offset, 0)))
    let before = CGFloat(top(of: row))
    return (before, row + 1 < count ? CGFloat(top(of: row + 1)) : before)
  }

  fileprivate func stop(nearestTo offset: CGFloat) -> CGFloat {
    let (before, after) = stops(around: offset)
    return offset - before <= after - offset ? before : after
  }

  fileprivate func stop(before stop: CGFloat) -> CGFloat { stops(around: stop - 0.5).before }

  fileprivate func stop(after stop: CGFloat) -> CGFloat { stops(around: stop + 0.5).after }
}

/// The scroll view of an orthogonally scrolling section.
@MainActor
final class OrthogonalScroller: UIScrollView {
  private(set) weak var collection: UICollectionView?
  private(set) var area: OrthogonalArea
  /// The number of the section, which changes when updates move it.
  var section: Int

  init(_ area: OrthogonalArea, section: Int, in collection: UICollectionView) {
    self.area = area
    self.section = section
    self.collection = collection
    super.init(frame: area.frame)
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    take(area)
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the scroll view for a changed area.
  func take(_ new: OrthogonalArea) {
    let old = max(contentSize.width, new.frame.width)
    area = new
    if frame != new.frame { frame = new.frame }
    if contentSize != new.contentSize { contentSize = new.contentSize }
    let change = max(contentSize.width, new.frame.width) - old
    if new.isMirrored, change != 0 {
      contentOffset = bounded(CGPoint(x: contentOffset.x + change, y: contentOffset.y))
    }
    isPagingEnabled = new.behavior == .paging
    let snaps = new.behavior == .groupPaging || new.behavior == .groupPagingCentered
    decelerationRate =
      switch new.properties.decelerationRate {
      case .automatic: snaps ? .fast : .normal
      case .normal: .normal
      case .fast: .fast
      }
    bounces = new.properties.bounce != .never
    alwaysBounceHorizontal = new.axis == .horizontal
    alwaysBounceVertical = new.axis == .vertical
  }

  /// The visible part of the section, in the collection view's content before orthogonal scrolling.
  var visibleRect: CGRect {
    CGRect(
      x: area.frame.minX + contentOffset.x, y: area.frame.minY + contentOffset.y,
      width: area.frame.width, height: area.frame.height)
  }

  /// Returns the visible part of the section in the coordinates of the layout.
  /// - Parameter own: The area in the coordinates of the layout.
  func layoutRect(in own: OrthogonalArea) -> CGRect {
    var rect = visibleRect.offsetBy(
      dx: own.frame.minX - area.frame.minX, dy: own.frame.minY - area.frame.minY)
    if area.isMirrored { rect.origin.x = own.frame.minX + area.mirrored(contentOffset.x) }
    return rect
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if old != newValue.origin { collection?.setNeedsLayout() }
    }
  }

  override func chosenTarget(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let groups = collection?.collectionViewLayout.orthogonalGroups(ofSection: section) else {
      return target
    }
    let axis = area.axis
    func place(_ offset: CGPoint) -> CGFloat {
      area.isMirrored ? area.mirrored(axis.place(offset)) : axis.place(offset)
    }
    let speed = axis.place(velocity)
    var rest = area.rest(
      for: place(target), from: place(contentOffset), speed: area.isMirrored ? -speed : speed,
      start: place(driver.dragStart), groups: groups)
    if area.isMirrored { rest = area.mirrored(rest) }
    return bounded(axis.point(rest, axis.crossing.place(target)))
  }
}
