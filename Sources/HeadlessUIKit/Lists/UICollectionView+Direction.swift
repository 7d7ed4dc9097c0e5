import Foundation

/// The places of a layout as they are shown. Where views go from right to left, those of a layout that wants it are mirrored.
extension UICollectionView {
  var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// The width that places are mirrored in.
  private var mirroredWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// A part of the content in the coordinates of the layout.
  func layoutRect(_ rect: CGRect) -> CGRect { isMirrored ? mirrored(rect) : rect }

  /// Mirrors the places of a layout that wants it. Mirrored twice, they are those of the layout again.
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

  /// The places of everything in a part of the content.
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

  /// What a section scrolls in, as it is shown.
  func shownArea(ofSection section: Int) -> OrthogonalArea? {
    guard let area = collectionViewLayout.orthogonalArea(ofSection: section), isMirrored else {
      return collectionViewLayout.orthogonalArea(ofSection: section)
    }
    return area.mirrored(to: mirrored(area.frame))
  }

  /// Takes the size of the layout's content. What is mirrored keeps its distance from the right, and begins there.
  func takeContentSize(_ size: CGSize) {
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

  /// Where the layout wants content to be.
  /// - Parameter velocity: Of the offset, in points per millisecond; nil where nothing is moving.
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
