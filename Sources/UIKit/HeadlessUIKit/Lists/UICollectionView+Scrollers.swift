import Foundation

/// The scroll views of orthogonally scrolling sections.
extension UICollectionView {
  /// Updates the scroll views for the layout; a section gets its scroll view when it first becomes visible, and keeps
  /// it.
  func placeScrollers() {
    let seen = collectionViewLayout.orthogonalSections(in: layoutRect(bounds))
    for section in Set(seen).union(scrollers.keys).sorted() {
      guard let area = shownArea(ofSection: section) else {
        scrollers.removeValue(forKey: section)?.removeFromSuperview()
        continue
      }
      let isSeen = area.frame.overlaps(bounds)
      if let scroller = scrollers[section] {
        scroller.take(area)
        if !isSeen, scroller.subviews.isEmpty { scroller.removeFromSuperview() }
        if isSeen, scroller.superview !== self { insertSubview(scroller, at: 0) }
      } else if isSeen {
        let scroller = OrthogonalScroller(area, section: section, in: self)
        scrollers[section] = scroller
        insertSubview(scroller, at: 0)
      }
    }
  }

  /// Updates the section indices after an update of the list.
  func rekeyScrollers(_ change: (Int) -> Int?) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      guard let new = change(section) else {
        scroller.removeFromSuperview()
        continue
      }
      scroller.section = new
      scrollers[new] = scroller
    }
  }

  /// Returns the superview for elements: the scroll view of their section, or the collection view.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
    attributes.area.flatMap { scrollers[$0] } ?? self
  }

  /// Returns the visible frame of an element, in the collection view's content.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = attributes.area.flatMap({ scrollers[$0] }) else { return attributes.frame }
    return attributes.frame.offsetBy(
      dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }

  /// Whether any part of an element is visible.
  func sees(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let scroller = attributes.area.flatMap({ scrollers[$0] }) else {
      return attributes.frame.overlaps(bounds)
    }
    return attributes.frame.overlaps(scroller.visibleRect)
  }

  /// Scrolls the scroll view of a section along its axis, as a scroll position requests.
  func scrollAcross(
    to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, animated: Bool
  ) {
    guard let scroller = attributes.area.flatMap({ scrollers[$0] }) else { return }
    let frame = attributes.frame.offsetBy(
      dx: -scroller.area.frame.minX, dy: -scroller.area.frame.minY)
    var offset = scroller.contentOffset
    let wanted = Self.offset(toShow: frame, position, in: scroller)
    if scroller.area.axis == .horizontal { offset.x = wanted.x } else { offset.y = wanted.y }
    scroller.setContentOffset(scroller.bounded(offset), animated: animated)
  }
}
