import Foundation

/// The sections of a collection that scroll by themselves.
extension UICollectionView {
  /// Has what such sections scroll in follow the layout. Sections that come into sight get a view for it, and keep it.
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

  /// Follows sections to their new numbers.
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

  /// What the views of attributes are in: the collection, or what their section scrolls in.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIScrollView {
    attributes.area.flatMap { scrollers[$0] } ?? self
  }

  /// Where something is seen, in the collection's content.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = attributes.area.flatMap({ scrollers[$0] }) else { return attributes.frame }
    return attributes.frame.offsetBy(
      dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }

  /// Whether anything of a place is seen.
  func sees(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let scroller = attributes.area.flatMap({ scrollers[$0] }) else {
      return attributes.frame.overlaps(bounds)
    }
    return attributes.frame.overlaps(scroller.visibleRect)
  }

  /// Scrolls a section that scrolls by itself, as far as the position asks for it along that way.
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
