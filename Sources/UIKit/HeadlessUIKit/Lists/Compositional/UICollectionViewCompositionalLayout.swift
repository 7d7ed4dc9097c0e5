public import Foundation

/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The space between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The boundary views before and after all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The reference for content insets of sections, and of their boundary views, that do not specify one.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// A closure that returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that consists of sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  /// The sections as if each began at the start of the content; see ``section(_:)``.
  private(set) var parts: [CompositionalSection] = []
  /// The lengths of the sections along the layout's axis, each including the space before it.
  private var lengths = PrefixSums()
  /// The measured sizes of cells and views, by section, and those that the sections have not processed yet.
  private var fitted: [Int: FittedSizes] = [:]
  private var found: [Int: FittedSizes] = [:]
  /// The measured sizes of the layout's boundary views by kind, and of the views at cells and groups.
  private var fittedOuterEdges: [String: CGSize] = [:]
  private(set) var fittedViews: [TileKey: CGSize] = [:]
  private var preparedSize = CGSize.zero
  /// The values that the sections depend on, besides measured sizes; nil if they must be determined again.
  private var surroundings: LayoutSurroundings?
  /// The sections from the provider; nil if they must be requested again.
  private var provided: [NSCollectionLayoutSection]?
  /// The end of the content along the layout's axis, in points.
  private var end: CGFloat = 0

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// Creates a layout whose sections are all the same, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with sections from a closure.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Creates a layout with sections from a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Creates a layout from a nib, without sections.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = .init()
    super.init(coder: coder)
  }

  /// Whether leading edges are on the right if the layout direction is right to left.
  ///
  /// An assumption, because Apple's documentation describes no other behavior.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// The axis along which sections follow each other.
  var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      (parts, lengths, surroundings) = ([], PrefixSums(), nil)
      return
    }
    let current = LayoutSurroundings(of: collectionView)
    if surroundings == current {
      applyFound()
    } else {
      surroundings = nil
      preparedSize = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
      guard prepareSections(current, in: collectionView) else { return }
      surroundings = current
    }
    found = [:]
    end = edgesLength(atLead: true) + CGFloat(lengths.total) + edgesLength(atLead: false)
  }

  /// Passes the sizes that were measured since the last preparation to the sections. Only the groups that contain such
  /// cells are recomputed.
  private func applyFound() {
    for (number, sizes) in found where parts.indices.contains(number) {
      let old = parts[number].length
      parts[number].take(sizes)
      lengths.add(Double(parts[number].length - old), at: number)
    }
  }

  /// Requests the sections from the provider, unless only sizes have changed since the last request.
  /// - Returns: Whether there are sections for all sections of the data source.
  private func prepareSections(
    _ surroundings: LayoutSurroundings, in collectionView: UICollectionView
  ) -> Bool {
    (parts, lengths) = ([], PrefixSums())
    var made: [CompositionalSection] = []
    defer {
      parts = made
      lengths = PrefixSums(made.indices.map { Double(space(before: $0) + made[$0].length) })
    }
    let counts = surroundings.counts
    let known = provided?.count == counts.count ? provided : nil
    provided = nil
    let room = LayoutRoom(
      contentSize: preparedSize, traitCollection: collectionView.traitCollection)
    for number in counts.indices {
      guard let section = known?[number] ?? definition(of: number, counts[number], room) else {
        ListFailure.report(
          "Invalid section definition. Please specify a valid section definition when content is to"
            + " be rendered for a section. This is a client error. (section \(number))",
          in: collectionView)
        return false
      }
      var part = CompositionalSection(
        section, count: counts[number], axis: axis, room: room,
        margins: margins(section.contentInsetsReference, in: collectionView),
        edgeMargins: margins(section.supplementaryContentInsetsReference, in: collectionView))
      if let sizes = fitted[number] { part.take(sizes) }
      made.append(part)
    }
    provided = made.map(\.section)
    return true
  }

  /// Returns the provider's section. A section without items may be nil; it then occupies no space.
  private func definition(of number: Int, _ count: Int, _ room: LayoutRoom)
    -> NSCollectionLayoutSection?
  {
    provider(number, room) ?? (count == 0 ? .withoutItems() : nil)
  }

  private func space(before number: Int) -> CGFloat {
    number > 0 ? configuration.interSectionSpacing : 0
  }

  /// Returns a section at its position in the content, or nil if there is none with the index.
  func section(_ number: Int) -> CompositionalSection? {
    guard parts.indices.contains(number) else { return nil }
    var part = parts[number]
    part.start =
      edgesLength(atLead: true) + CGFloat(lengths.sum(before: number)) + space(before: number)
    return part
  }

  /// Returns the sections that overlap a range along the layout's axis.
  func sectionNumbers(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let lead = edgesLength(atLead: true)
    let first = min(lengths.index(at: Double(low - lead)), parts.count)
    var end = first
    while end < parts.count,
      lead + CGFloat(lengths.sum(before: end)) + space(before: end) < high
    { end += 1 }
    return first..<end
  }

  /// Sections measure their insets from the safe area, unless they specify another reference.
  override var followsMargins: Bool { axis == .vertical }

  /// Returns the left and right insets from the collection view's own insets to a reference, in points.
  private func margins(_ reference: UIContentInsetsReference, in view: UICollectionView)
    -> NSDirectionalEdgeInsets
  {
    let wanted: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .none: return .zero
    case .automatic, .safeArea: wanted = view.safeAreaInsets
    case .layoutMargins: wanted = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      wanted = UIEdgeInsets(
        top: 0, left: frame.minX - view.bounds.minX, bottom: 0,
        right: view.bounds.maxX - frame.maxX)
    }
    guard axis == .vertical else { return .zero }
    let known = view.adjustedContentInset
    return NSDirectionalEdgeInsets(
      top: 0, leading: max(wanted.left - known.left, 0), bottom: 0,
      trailing: max(wanted.right - known.right, 0))
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      (fitted, found) = ([:], [:])
      (fittedOuterEdges, fittedViews) = ([:], [:])
    }
    if !context.isFitting { (provided, surroundings) = (nil, nil) }
    super.invalidateLayout(with: context)
  }

  override func knownPlaces() -> ((ItemPlace) -> CGRect?)? {
    guard isPrepared else { return nil }
    let starts = parts.indices.map { section($0)?.start ?? 0 }
    return { [parts] place in
      guard parts.indices.contains(place.section) else { return nil }
      var part = parts[place.section]
      part.start = starts[place.section]
      return part.frame(of: place.item)
    }
  }

  override func follow(_ plan: ListPlan) {
    var followed: [Int: FittedSizes] = [:]
    for (section, sizes) in fitted {
      for (item, size) in sizes.items {
        guard let new = plan.place(from: ItemPlace(section, item)), !plan.reloaded.contains(new)
        else { continue }
        followed[new.section, default: FittedSizes()].items[new.item] = size
      }
      if let new = plan.section(from: section) {
        followed[new, default: FittedSizes()].edges = sizes.edges
      }
    }
    (fitted, found, surroundings) = (followed, [:], nil)
    // The views at cells and groups are measured again.
    fittedViews = [:]
  }

  open override var collectionViewContentSize: CGSize {
    axis.size(end, axis.crossing.length(preparedSize))
  }

  /// Whether new bounds invalidate the layout: only a different size inside the insets does.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.inset(by: collectionView.adjustedContentInset).size != preparedSize
  }

  // MARK: Self-sizing cells

  override func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    if attributes.representedElementCategory == .supplementaryView {
      return description(ofView: attributes)?.layoutSize.widthDimension.isEstimated != true
    }
    guard let place = ItemPlace(attributes.indexPath), parts.indices.contains(place.section)
    else { return true }
    let item = parts[place.section].description(of: place.item)
    return item?.layoutSize.widthDimension.isEstimated != true
  }

  override func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .supplementaryView else { return fitsCells }
    return description(ofView: attributes)?.layoutSize.isEstimated ?? false
  }

  /// Returns the measured size of a supplementary view, if there is one.
  private func fittedSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let kind = attributes.representedElementKind ?? ""
    guard description(ofView: attributes) is NSCollectionLayoutBoundarySupplementaryItem else {
      return attributes.key.flatMap { fittedViews[$0] }
    }
    guard let place = ItemPlace(attributes.indexPath) else { return fittedOuterEdges[kind] }
    return fitted[place.section]?.edges[kind]
  }

  private func applyFittedSize(of attributes: UICollectionViewLayoutAttributes) {
    let kind = attributes.representedElementKind ?? ""
    guard description(ofView: attributes) is NSCollectionLayoutBoundarySupplementaryItem else {
      if let key = attributes.key { fittedViews[key] = attributes.size }
      return
    }
    if let place = ItemPlace(attributes.indexPath) {
      fitted[place.section, default: FittedSizes()].edges[kind] = attributes.size
      found[place.section, default: FittedSizes()].edges[kind] = attributes.size
    } else {
      fittedOuterEdges[kind] = attributes.size
    }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if preferredAttributes.representedElementCategory == .supplementaryView {
      return fits(preferredAttributes)
        && fittedSize(of: preferredAttributes) != preferredAttributes.size
    }
    guard let place = ItemPlace(preferredAttributes.indexPath),
      parts.indices.contains(place.section)
    else { return false }
    return preferredAttributes.representedElementCategory == .cell
      && parts[place.section].section.group.hasEstimates
      && fitted[place.section]?.items[place.item] != preferredAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if preferredAttributes.representedElementCategory == .supplementaryView {
      applyFittedSize(of: preferredAttributes)
    } else if let place = ItemPlace(preferredAttributes.indexPath) {
      fitted[place.section, default: FittedSizes()].items[place.item] = preferredAttributes.size
      found[place.section, default: FittedSizes()].items[place.item] = preferredAttributes.size
    }
    let context = Self.makeInvalidationContext()
    context.isFitting = true
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Views around all sections

  private func edgesLength(atLead: Bool) -> CGFloat {
    configuration.boundarySupplementaryItems.filter {
      $0.isLead(along: axis) == atLead && $0.extendsBoundary
    }.map { axis.length(outerSize($0)) }.reduce(0, +)
  }

  private func outerSize(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    item.size(in: preparedSize, fitted: fittedOuterEdges[item.elementKind])
  }

  /// Returns the attributes of the layout's boundary views, whose index paths have only one component.
  func edgeAttributes() -> [UICollectionViewLayoutAttributes] {
    let items = configuration.boundarySupplementaryItems
    let visible = visibleBounds
    return items.map { item in
      let size = outerSize(item)
      let isLead = item.isLead(along: axis) ?? true
      let before = items.prefix { $0 !== item }.filter { $0.isLead(along: axis) == isLead }
        .map { axis.length(outerSize($0)) }.reduce(0, +)
      var along = isLead ? before : end - edgesLength(atLead: false) + before
      if item.pinToVisibleBounds {
        along =
          isLead
          ? max(along, axis.low(visible)) : min(along, axis.high(visible) - axis.length(size))
      }
      let free = axis.crossing.length(preparedSize) - axis.crossing.length(size)
      let across = item.isLead(along: axis.crossing).map { $0 ? 0 : free } ?? free / 2
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
      attributes.frame = item.placed(axis.rect(along, across, size))
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  var visibleBounds: CGRect {
    collectionView.map { $0.layoutRect($0.bounds.inset(by: $0.adjustedContentInset)) } ?? .zero
  }

  // MARK: Places

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    ItemPlace(indexPath).flatMap(attributes(ofItem:))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(ofKind: elementKind, at: indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let number = indexPath.first else { return nil }
    return decorations(ofSection: number).first { $0.representedElementKind == elementKind }
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    attributes(in: rect)
  }

  override func listConfiguration(ofSection number: Int) -> UICollectionLayoutListConfiguration? {
    parts.indices.contains(number) ? parts[number].section.list : nil
  }

  override func orthogonalSections(in rect: CGRect) -> [Int] {
    sectionNumbers(from: axis.low(rect), to: axis.high(rect)).filter { parts[$0].isOrthogonal }
  }

  override func orthogonalArea(ofSection number: Int) -> OrthogonalArea? {
    section(number)?.area
  }

  override func orthogonalGroups(ofSection number: Int) -> RowHeights? {
    parts.indices.contains(number) ? parts[number].groups : nil
  }
}
