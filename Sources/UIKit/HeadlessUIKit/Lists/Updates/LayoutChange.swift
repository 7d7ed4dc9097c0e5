import Foundation

/// A view of a list that is moving out of sight: what it showed, and its original alpha.
@MainActor
struct LeavingView {
  let key: TileKey
  let view: UIView
  /// The index path in the data source of what it showed.
  let path: IndexPath
  let alpha: CGFloat

  init(_ view: UIView, _ key: TileKey, at path: IndexPath) {
    (self.view, self.key, self.path, alpha) = (view, key, path, view.alpha)
  }
}

/// A change to the visible elements of a collection view, caused by a batch of updates or by new bounds.
@MainActor
struct LayoutChange {
  /// The attributes before the change, in the layout's coordinates.
  let before: [TileKey: UICollectionViewLayoutAttributes]
  /// The keys of the views before the change.
  let oldKeys: [ObjectIdentifier: TileKey]
  /// The old positions of items that were not shown; nil if only the bounds change.
  let oldPlaces: ((ItemPlace) -> CGRect?)?
  /// The layout before the change; nil if it stays the same.
  var oldLayout: UICollectionViewLayout?
  /// The placeholders before the change.
  let placeholders: ListPlaceholders
  /// The views of removed elements.
  var gone: [LeavingView] = []
  /// The new index paths of all items; nil if only the bounds change.
  let plan: ListPlan?
  /// Whether the change is animated.
  let isAnimated: Bool

  // MARK: Default attributes

  /// Returns where an element that appears begins: at its position before the change; for an inserted item, at its
  /// final position.
  /// - Parameter end: The final attributes.
  func start(_ end: UICollectionViewLayoutAttributes?, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard let end, let copy = end.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let key = end.key else { return copy }
    if isInserted(key, in: layout) {
      copy.alpha = 0
    } else if key.kind == .cell, let old = plan == nil ? key.place : plan?.oldPlace(of: key.place),
      let frame = oldPlaces?(old)
    {
      copy.frame = frame
    }
    return copy
  }

  /// Returns the end attributes of an element that disappears: a deleted one fades out; others move to their new
  /// position.
  /// - Parameter key: The key of the element before the change.
  func end(of key: TileKey?, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  {
    guard let key, let old = before[key] else { return nil }
    if !isDeleted(key, in: layout), let place = newAttributes(of: key, in: layout) { return place }
    guard let copy = old.copy() as? UICollectionViewLayoutAttributes else { return nil }
    if isDeleted(key, in: layout) { copy.alpha = 0 }
    return copy
  }

  private func newAttributes(of key: TileKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    guard let new = newKey(of: key) else { return nil }
    let path = new.indexPath
    let place: UICollectionViewLayoutAttributes? =
      switch new.kind {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementary(let kind):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case .decoration(let kind): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      case .header, .footer: nil
      }
    return place?.copy() as? UICollectionViewLayoutAttributes
  }

  // MARK: New and removed elements

  /// Returns the key of an element after the change, or nil if it was removed.
  func newKey(of key: TileKey) -> TileKey? {
    guard let plan else { return key }
    if key.kind == .cell {
      return plan.place(from: key.place).flatMap { plan.reloaded.contains($0) ? nil : .cell($0) }
    }
    guard key.place.item >= 0 else { return key }
    guard let section = plan.section(from: key.place.section),
      plan.oldSection(of: section)?.isReloaded == false
    else { return nil }
    return TileKey(kind: key.kind, place: ItemPlace(section, key.place.item))
  }

  private func isInserted(_ key: TileKey, in layout: UICollectionViewLayout) -> Bool {
    guard let plan else { return false }
    switch key.kind {
    case .cell: return plan.isNew(key.place)
    case .supplementary(let kind):
      return plan.isNewSection(key.place.section)
        || layout.indexPathsToInsertForSupplementaryView(ofKind: kind).contains(key.indexPath)
    case .decoration(let kind):
      return plan.isNewSection(key.place.section)
        || layout.indexPathsToInsertForDecorationView(ofKind: kind).contains(key.indexPath)
    case .header, .footer: return false
    }
  }

  private func isDeleted(_ key: TileKey, in layout: UICollectionViewLayout) -> Bool {
    if newKey(of: key) == nil { return true }
    guard plan != nil else { return false }
    switch key.kind {
    case .supplementary(let kind):
      return layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).contains(key.indexPath)
    case .decoration(let kind):
      return layout.indexPathsToDeleteForDecorationView(ofKind: kind).contains(key.indexPath)
    case .cell, .header, .footer: return false
    }
  }
}

extension UICollectionViewLayout {
  /// Asks the layout for the start attributes of an element that appears.
  /// - Parameter end: The attributes at the end of its animation.
  func askedStart(_ end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let kind = end.representedElementKind ?? ""
    switch end.representedElementCategory {
    case .cell: return initialLayoutAttributesForAppearingItem(at: end.indexPath)
    case .supplementaryView:
      return initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: kind, at: end.indexPath)
    case .decorationView:
      return initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: end.indexPath)
    }
  }

  /// Asks the layout for the end attributes of an element that disappears.
  /// - Parameter key: The key of the element before the change.
  func askedEnd(of key: TileKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: return finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind):
      return finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case .decoration(let kind):
      return finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: key.indexPath)
    case .header, .footer: return nil
    }
  }
}
