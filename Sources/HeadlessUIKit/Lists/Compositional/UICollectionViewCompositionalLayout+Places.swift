import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of an item; in a section that scrolls by itself, the frame is the one before any scrolling.
  func attributes(ofItem place: ItemPlace) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(place.section),
      let frame = sections[place.section].frame(of: place.item)
    else { return nil }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(
      indexPath: place.indexPath, kind: nil, category: .cell)
    attributes.frame = frame
    attributes.area = sections[place.section].isOrthogonal ? place.section : nil
    if place.item == 0, let pinned = sections[place.section].pinnedHeader(visible: visibleBounds) {
      attributes.frame = pinned
      attributes.zIndex = 1
      attributes.isPinned = true
    }
    return attributes
  }

  func supplementaryAttributes(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if indexPath.count == 1 {
      return edgeAttributes().first { $0.representedElementKind == kind }
    }
    guard let place = ItemPlace(indexPath), sections.indices.contains(place.section) else {
      return nil
    }
    let edges = sections[place.section].section.boundarySupplementaryItems
    if let edge = edges.first(where: { $0.elementKind == kind }) {
      return attributes(of: edge, place.section)
    }
    let own = attributes(ofItem: place).map { attached(to: $0) } ?? []
    let range = place.item..<place.item + 1
    let all = place.item >= 0 ? own + groupViews(ofSection: place.section, range) : own
    return all.first { $0.representedElementKind == kind }
  }

  /// Returns the attributes of the views attached to groups, with the index path of the group's first item.
  ///
  /// Source: Apple's page of `NSCollectionLayoutSupplementaryItem`: a view follows the index path of its item. Assumed
  /// for groups.
  private func groupViews(ofSection number: Int, _ items: Range<Int>)
    -> [UICollectionViewLayoutAttributes]
  {
    sections[number].groupViews(from: items).map { view, item, frame in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.elementKind, with: [number, item])
      attributes.frame = view.frame(at: frame, fitted: attributes.key.flatMap { fittedViews[$0] })
      attributes.zIndex = view.zIndex
      attributes.area = sections[number].isOrthogonal ? number : nil
      return attributes
    }
  }

  /// Returns the description of the supplementary view to which attributes belong: at the edge of the layout or of a
  /// section, at a cell, or at a group.
  func description(ofView attributes: UICollectionViewLayoutAttributes)
    -> NSCollectionLayoutSupplementaryItem?
  {
    let kind = attributes.representedElementKind
    guard let place = ItemPlace(attributes.indexPath) else {
      return configuration.boundarySupplementaryItems.first { $0.elementKind == kind }
    }
    guard sections.indices.contains(place.section) else { return nil }
    let part = sections[place.section]
    if let edge = part.section.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
      return edge
    }
    guard place.item >= 0 else { return nil }
    let own = part.description(of: place.item)?.supplementaryItems ?? []
    let all = own + part.groupViews(from: place.item..<place.item + 1).map { $0.view }
    return all.first { $0.elementKind == kind }
  }

  private func attributes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: [number, 0])
    attributes.frame = sections[number].frame(of: item, visible: visibleBounds)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Returns the attributes of the views that are attached to an item.
  private func attached(to item: UICollectionViewLayoutAttributes)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let place = ItemPlace(item.indexPath),
      let description = sections[place.section].description(of: place.item)
    else { return [] }
    return description.supplementaryItems.map { view in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.elementKind, with: item.indexPath)
      attributes.frame = view.frame(
        at: item.frame, fitted: attributes.key.flatMap { fittedViews[$0] })
      attributes.zIndex = view.zIndex
      attributes.area = item.area
      return attributes
    }
  }

  func decorations(ofSection number: Int) -> [UICollectionViewLayoutAttributes] {
    let part = sections[number]
    return part.section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: [number, 0])
      let (frame, insets) = (part.backgroundFrame, item.contentInsets)
      attributes.frame = CGRect(
        origin: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
        size: frame.size.inset(by: insets))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  /// Returns the attributes of everything that overlaps a rectangle.
  ///
  /// For a section that scrolls by itself, these are the attributes of its visible part.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = edgeAttributes().filter { $0.frame.overlaps(rect) }
    for section in sectionNumbers(in: rect) { found += attributes(ofSection: section, in: rect) }
    return found
  }

  /// Returns the sections that overlap a rectangle.
  func sectionNumbers(in rect: CGRect) -> Range<Int> {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= axis.low(rect) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start < axis.high(rect) { end += 1 }
    return low..<end
  }

  private func attributes(ofSection number: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    let part = sections[number]
    var found = decorations(ofSection: number)
    found += part.section.boundarySupplementaryItems.map { attributes(of: $0, number) }
    found = found.filter { $0.frame.overlaps(rect) }
    let seen = part.area.map { area in
      collectionView?.scrollers[number]?.layoutRect(in: area) ?? area.frame
    }
    let way = seen == nil ? axis : axis.crossing
    // Views that are attached to an item may be outside of it.
    let range = part.items(from: way.low(seen ?? rect), to: way.high(seen ?? rect))
    var items = range.compactMap { attributes(ofItem: ItemPlace(number, $0)) }
    // A header that stays at the edge may belong to a place that is out of sight.
    if range.lowerBound > 0, part.pinnedHeader(visible: visibleBounds) != nil,
      let header = attributes(ofItem: ItemPlace(number, 0))
    {
      items.insert(header, at: 0)
    }
    items += items.flatMap { attached(to: $0) } + groupViews(ofSection: number, range)
    items = items.filter { $0.frame.overlaps(seen ?? rect) }
    if let seen, !seen.isEmpty, let area = part.area, !area.frame.overlaps(rect) { items = [] }
    if let handler = part.section.visibleItemsInvalidationHandler, !items.isEmpty {
      let offset =
        part.isOrthogonal
        ? collectionView?.scrollers[number]?.contentOffset : collectionView?.contentOffset
      handler(items, offset ?? .zero, part.room)
    }
    return found + items
  }
}
