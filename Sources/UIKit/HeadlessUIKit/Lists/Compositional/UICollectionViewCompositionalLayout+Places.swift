import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of an item; in an orthogonally scrolling section, the frame is the one before any
  /// scrolling.
  func attributes(ofItem place: ItemPlace) -> UICollectionViewLayoutAttributes? {
    section(place.section).flatMap { attributes(ofItem: place, in: $0) }
  }

  private func attributes(ofItem place: ItemPlace, in part: CompositionalSection)
    -> UICollectionViewLayoutAttributes?
  {
    guard let frame = part.frame(of: place.item) else { return nil }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (type ?? UICollectionViewLayoutAttributes.self).init(
      indexPath: place.indexPath, kind: nil, category: .cell)
    attributes.frame = frame
    attributes.area = part.isOrthogonal ? place.section : nil
    if place.item == 0, let pinned = part.pinnedHeader(visible: visibleBounds) {
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
    guard let place = ItemPlace(indexPath), let part = section(place.section) else { return nil }
    let edges = part.section.boundarySupplementaryItems
    if let edge = edges.first(where: { $0.elementKind == kind }) {
      return attributes(of: edge, place.section, part)
    }
    let own = attributes(ofItem: place).map { attached(to: $0) } ?? []
    let range = place.item..<place.item + 1
    let all = place.item >= 0 ? own + groupViews(ofSection: place.section, part, range) : own
    return all.first { $0.representedElementKind == kind }
  }

  /// Returns the attributes of the views attached to groups, with the index path of the group's first item.
  ///
  /// Source: Apple's documentation of `NSCollectionLayoutSupplementaryItem`: a view has the index path of its item. For
  /// groups, this is an assumption.
  private func groupViews(
    ofSection number: Int, _ part: CompositionalSection, _ items: Range<Int>
  ) -> [UICollectionViewLayoutAttributes] {
    part.groupViews(from: items).map { view, item, frame in
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.elementKind, with: [number, item])
      attributes.frame = view.frame(at: frame, fitted: attributes.key.flatMap { fittedViews[$0] })
      attributes.zIndex = view.zIndex
      attributes.area = part.isOrthogonal ? number : nil
      return attributes
    }
  }

  /// Returns the description of the supplementary view that attributes belong to: a boundary view of the layout or of a
  /// section, or a view at a cell or a group.
  func description(ofView attributes: UICollectionViewLayoutAttributes)
    -> NSCollectionLayoutSupplementaryItem?
  {
    let kind = attributes.representedElementKind
    guard let place = ItemPlace(attributes.indexPath) else {
      return configuration.boundarySupplementaryItems.first { $0.elementKind == kind }
    }
    guard parts.indices.contains(place.section) else { return nil }
    let part = parts[place.section]
    if let edge = part.section.boundarySupplementaryItems.first(where: { $0.elementKind == kind }) {
      return edge
    }
    guard place.item >= 0 else { return nil }
    let own = part.description(of: place.item)?.supplementaryItems ?? []
    let all = own + part.groupViews(from: place.item..<place.item + 1).map { $0.view }
    return all.first { $0.elementKind == kind }
  }

  private func attributes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int,
    _ part: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: [number, 0])
    attributes.frame = part.frame(of: item, visible: visibleBounds)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Returns the attributes of the views that are attached to an item.
  private func attached(to item: UICollectionViewLayoutAttributes)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let place = ItemPlace(item.indexPath),
      let description = parts[place.section].description(of: place.item)
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
    guard let part = section(number) else { return [] }
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
  /// For an orthogonally scrolling section, these are the attributes of its visible part.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found = edgeAttributes().filter { $0.frame.overlaps(rect) }
    for number in sectionNumbers(from: axis.low(rect), to: axis.high(rect)) {
      found += attributes(ofSection: number, in: rect)
    }
    return found
  }

  private func attributes(ofSection number: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    guard let part = section(number) else { return [] }
    var found = decorations(ofSection: number)
    found += part.section.boundarySupplementaryItems.map { attributes(of: $0, number, part) }
    found = found.filter { $0.frame.overlaps(rect) }
    let seen = part.area.map { area in
      collectionView?.scrollers[number]?.layoutRect(in: area) ?? area.frame
    }
    let way = seen == nil ? axis : axis.crossing
    // Views that are attached to an item may extend outside it.
    let range = part.items(from: way.low(seen ?? rect), to: way.high(seen ?? rect))
    var items = range.compactMap { attributes(ofItem: ItemPlace(number, $0), in: part) }
    // A pinned header may belong to a section start that is out of sight.
    if range.lowerBound > 0, part.pinnedHeader(visible: visibleBounds) != nil,
      let header = attributes(ofItem: ItemPlace(number, 0), in: part)
    {
      items.insert(header, at: 0)
    }
    items += items.flatMap { attached(to: $0) } + groupViews(ofSection: number, part, range)
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
