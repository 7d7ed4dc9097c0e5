public import Foundation

/// A layout that arranges items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The references for section insets.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// The item size that makes cells self-sizing.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The minimum space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing cells, in points; zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points; the layout uses only the length along the scroll direction.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  override var followsMargins: Bool { sectionInsetReference != .fromContentInset }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// The geometry since the last preparation.
  var flow = FlowGeometry()
  /// The delegate's answers for each section; nil if the delegate must be asked again.
  var asked: [AskedSection]?
  private var needsFlow = true
  /// The measured sizes of self-sizing cells.
  var fittedSizes: [ItemPlace: CGSize] = [:]
  /// The items that were measured since the last preparation.
  private(set) var found: [ItemPlace] = []

  /// Creates a layout with the default values.
  public override init() { super.init() }

  /// Creates a layout from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    minimumLineSpacing = nib.cgFloat("UILineSpacing") ?? 10
    minimumInteritemSpacing = nib.cgFloat("UIInteritemSpacing") ?? 10
    if let size = nib.size("UIItemSize") { itemSize = size }
    estimatedItemSize = nib.size("UIEstimatedItemSize") ?? .zero
    scrollDirection = nib.enumeration("UIScrollDirection") ?? .vertical
    headerReferenceSize = nib.size("UIHeaderReferenceSize") ?? .zero
    footerReferenceSize = nib.size("UIFooterReferenceSize") ?? .zero
    sectionInset = nib.insets("UISectionInset") ?? .zero
    sectionInsetReference = nib.enumeration("UISectionInsetReference") ?? .fromContentInset
    sectionHeadersPinToVisibleBounds = nib.bool("UISectionHeadersPinToVisibleBounds") ?? false
    sectionFootersPinToVisibleBounds = nib.bool("UISectionFootersPinToVisibleBounds") ?? false
  }

  override func follow(_ plan: ListPlan) {
    var followed: [ItemPlace: CGSize] = [:]
    for (place, size) in fittedSizes {
      if let new = plan.place(from: place), !plan.reloaded.contains(new) { followed[new] = size }
    }
    fittedSizes = followed
    found = []
  }

  override func knownPlaces() -> ((ItemPlace) -> CGRect?)? {
    isPrepared ? { [flow] in flow.frame(of: $0) } : nil
  }

  override var fitsCells: Bool { estimatedItemSize != .zero }
  override func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    defer { found = [] }
    let isResized = flow.boundsSize != collectionView?.bounds.size
    if isResized { asked = nil }
    if !needsFlow, !isResized {
      guard !found.isEmpty else { return }
      // The insets may have changed in the meantime.
      if !hasOtherInsets { return applyFoundSizes() }
    }
    needsFlow = false
    flow = makeFlow()
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let isAll = context.invalidateEverything || context.invalidateDataSourceCounts
    if isAll { (fittedSizes, found) = ([:], []) }
    let own = context as? UICollectionViewFlowLayoutInvalidationContext
    let asks = isAll || own?.invalidateFlowLayoutDelegateMetrics ?? true
    if asks { asked = nil }
    // Cells that were only measured change only their own lines.
    let isFitting = context.isFitting && !asks && !found.isEmpty
    if !isFitting, asks || own?.invalidateFlowLayoutAttributes ?? true { needsFlow = true }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize { flow.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let place = ItemPlace(indexPath), let frame = flow.frame(of: place) else { return nil }
    return attributes(of: place, frame)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofKind: elementKind, section: indexPath.first ?? 0, evenIfEmpty: true)
  }

  /// Whether new bounds invalidate the layout, because they change the length of the lines or because views are pinned
  /// to the edges.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return hasOtherLines(newBounds) || hasOtherInsets
  }

  private func hasOtherLines(_ newBounds: CGRect) -> Bool {
    flow.breadth(of: newBounds.size) != flow.breadth(of: flow.boundsSize)
  }

  /// Returns the context for new bounds; if the lines stay the same, sizes and positions are not recomputed.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let own = context as? UICollectionViewFlowLayoutInvalidationContext
    let isOther = hasOtherLines(newBounds) || hasOtherInsets
    own?.invalidateFlowLayoutDelegateMetrics = isOther
    own?.invalidateFlowLayoutAttributes = isOther
    return context
  }

  private var hasOtherInsets: Bool {
    collectionView.map { breadth(in: $0) != flow.breadth } ?? true
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if let place = ItemPlace(preferredAttributes.indexPath) {
      fittedSizes[place] = preferredAttributes.size
      found.append(place)
    }
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    nib.outlet("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    nib.outlet("itemSize", \UICollectionViewFlowLayout.itemSize)
    nib.outlet("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    nib.outlet("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    nib.outlet("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    nib.outlet(
      "sectionHeadersPinToVisibleBounds",
      \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
  }
}
