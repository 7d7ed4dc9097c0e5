import Foundation

/// The visible positions of a layout, which are mirrored if the layout requests it and the direction is right to left.
extension UICollectionView {
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The width used to mirror positions, in points.
  private var mirroredWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Converts a rectangle of the content to the coordinates of the layout.
  func layoutRect(_ rect: CGRect) -> CGRect { isMirrored ? mirrored(rect) : rect }

  /// Returns attributes, mirrored if the layout requests it. Mirroring twice returns the original ones.
  func shown(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    if let area = attributes.area.flatMap({ collectionViewLayout.orthogonalArea(ofSection: $0) }),
      area.axis == .horizontal
    {
      let length = max(area.contentSize.width, area.frame.width)
      copy.center.x = area.frame.minX + length - (attributes.center.x - area.frame.minX)
    } else {
      copy.center.x = mirroredWidth - attributes.center.x
    }
    return copy
  }

  /// Returns the attributes of all elements in a rectangle of the content.
  func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collectionViewLayout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
    return isMirrored ? found.map(shown) : found
  }

  func place(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path).map(shown)
  }

  func place(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(shown)
  }

  /// Returns the area in which a section scrolls orthogonally, in the content's coordinates.
  func shownArea(ofSection section: Int) -> OrthogonalArea? {
    guard let area = collectionViewLayout.orthogonalArea(ofSection: section), isMirrored else {
      return collectionViewLayout.orthogonalArea(ofSection: section)
    }
    return area.mirrored(to: mirrored(area.frame))
  }

  /// Sets the size of the content. In a mirrored layout, the content keeps its distance from the right edge.
  func applyContentSize(_ size: CGSize) {
    let old = mirroredWidth
    if contentSize != size { contentSize = size }
    let change = mirroredWidth - old
    guard isMirrored, change != 0, bounds.width > 0 else { return }
    contentOffset = bounded(CGPoint(x: contentOffset.x + change, y: contentOffset.y))
  }

  private func mirrored(_ offset: CGPoint) -> CGPoint {
    guard isMirrored else { return offset }
    return CGPoint(x: mirroredWidth - bounds.width - offset.x, y: offset.y)
  }

  /// Returns the offset that the layout and the delegate choose for a proposed one.
  /// - Parameter velocity: The velocity of the offset, in points per millisecond; nil if nothing moves.
  func layoutTarget(_ offset: CGPoint, velocity: CGPoint?) -> CGPoint {
    let layout = collectionViewLayout
    guard let velocity else {
      let target = mirrored(
        layout.targetContentOffset(forProposedContentOffset: mirrored(offset)))
      return delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        ?? target
    }
    let speed = CGPoint(x: isMirrored ? -velocity.x : velocity.x, y: velocity.y)
    return mirrored(
      layout.targetContentOffset(
        forProposedContentOffset: mirrored(offset), withScrollingVelocity: speed))
  }
}
