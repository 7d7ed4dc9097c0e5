public import Foundation

/// Settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

/// Gives the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, groups and items, and scrolls vertically.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var sections: [CompositionalSection] = []
  private var fittedSizes: [ItemPlace: CGSize] = [:]
  private var preparedSize = CGSize.zero

  /// Sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// Sections that are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// The sections that a closure gives.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// The sections that a closure gives.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// A layout from a nib has no sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    sections = []
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    preparedSize = collectionView.bounds.inset(by: inset).size
    let room = LayoutRoom(
      contentSize: preparedSize, traitCollection: collectionView.traitCollection)
    var start: CGFloat = 0
    var fitted: [Int: [Int: CGSize]] = [:]
    for (place, size) in fittedSizes { fitted[place.section, default: [:]][place.item] = size }
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, room) else {
        ListFailure.report(
          "invalid section definition: the section provider returned nil for section \(number)",
          in: collectionView)
        return
      }
      if number > 0 { start += configuration.interSectionSpacing }
      let made = CompositionalSection(
        section, count: collectionView.numberOfItems(inSection: number), start: start, room: room,
        fitted: fitted[number] ?? [:])
      sections.append(made)
      start = made.end
    }
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { fittedSizes = [:] }
    super.invalidateLayout(with: context)
  }

  override func follow(_ plan: ListPlan) {
    var followed: [ItemPlace: CGSize] = [:]
    for (place, size) in fittedSizes {
      if let new = plan.place(from: place), !plan.reloaded.contains(new) { followed[new] = size }
    }
    fittedSizes = followed
  }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: preparedSize.width, height: sections.last?.end ?? 0)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let size = newBounds.inset(by: collectionView.adjustedContentInset).size
    return size != preparedSize
      || sections.contains {
        $0.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard preferredAttributes.representedElementCategory == .cell,
      let place = ItemPlace(preferredAttributes.indexPath),
      sections.indices.contains(place.section)
    else { return false }
    return sections[place.section].section.group.hasEstimates
      && fittedSizes[place] != preferredAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let place = ItemPlace(preferredAttributes.indexPath) {
      fittedSizes[place] = preferredAttributes.size
    }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Places

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let place = ItemPlace(indexPath), sections.indices.contains(place.section),
      let frame = sections[place.section].frame(of: place.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = indexPath.first, sections.indices.contains(number),
      let item = sections[number].section.boundarySupplementaryItems.first(where: {
        $0.elementKind == elementKind
      })
    else { return nil }
    return attributes(of: item, number)
  }

  private func attributes(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ number: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: [number, 0])
    let visible = collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    attributes.frame = sections[number].frame(of: item, visible: visible)
    attributes.zIndex = item.zIndex
    return attributes
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes] = []
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end <= rect.minY { low = middle + 1 } else { high = middle }
    }
    while low < sections.count, sections[low].start < rect.maxY {
      found += attributes(ofSection: low, in: rect)
      low += 1
    }
    return found
  }

  private func attributes(ofSection number: Int, in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]
  {
    let part = sections[number]
    var found = part.section.decorationItems.map { item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: [number, 0])
      attributes.frame = part.backgroundFrame
      attributes.zIndex = item.zIndex
      return attributes
    }
    found += part.section.boundarySupplementaryItems.map { attributes(of: $0, number) }
    found += part.items(from: rect.minY, to: rect.maxY).compactMap {
      layoutAttributesForItem(at: [number, $0])
    }
    return found.filter { $0.frame.overlaps(rect) }
  }
}

extension NSCollectionLayoutItem {
  /// Whether cells inside find their own sizes.
  var hasEstimates: Bool {
    if let group = self as? NSCollectionLayoutGroup {
      return group.subitems.contains(where: \.hasEstimates)
    }
    return layoutSize.isEstimated
  }
}
