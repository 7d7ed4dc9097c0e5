public import Foundation

/// Places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, NibConnectable, NibAwakening {
  var nibReference: NibReference?
  /// The collection whose items are placed.
  public internal(set) weak var collectionView: UICollectionView?

  /// A layout that places nothing.
  public override init() { super.init() }

  /// A layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }

  /// Whether the places of everything are known; a layout prepares once before it is asked.
  var isPrepared = false
  /// The classes and nibs of decoration views, by kind.
  var decorations = ReusableViews<UICollectionReusableView>()

  /// Whether cells are asked for their own size; by default they are.
  var fitsCells: Bool { true }
  /// Whether the view of some attributes is asked for its own size.
  func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && fitsCells
  }
  /// Whether a cell keeps the width that the layout gives.
  func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// The list that a section is; nil for others.
  func listConfiguration(ofSection number: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// Whether any section scrolls by itself.
  var hasOrthogonalAreas: Bool { false }
  /// What a section scrolls in by itself; nil for one that does not.
  func orthogonalArea(ofSection number: Int) -> OrthogonalArea? { nil }

  /// Follows items to their new numbers.
  func follow(_ plan: ListPlan) {}

  /// Prepares to place items.
  open func prepare() {}

  /// Makes the layout place everything again, at the next layout of the collection.
  open func invalidateLayout() {
    let context = Self.invalidationContextClass.init()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Makes the layout place again what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutInvalidated(context)
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: UICollectionViewLayoutInvalidationContext.Type {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size that the items take up.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Places

  /// The places of everything in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes

  /// Whether other bounds need other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What other bounds invalidate.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Self.invalidationContextClass.init()
  }

  /// Whether a cell's preferred attributes invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What a cell's preferred attributes invalidate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.invalidationContextClass.init()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Direction

  /// Whether places are mirrored where the views go another way than ``developmentLayoutDirection``.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The way that the layout places things by itself.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Offsets

  /// Where scrolling should end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after updates or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Updates

  /// Called before a batch of updates is shown.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called once a batch of updates is shown.
  open func finalizeCollectionViewUpdates() {}
  /// Where the animation of an inserted item begins; nil at its place, transparent.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Where a deleted item goes; nil stays at its place, transparent.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// Registers the class of decoration views; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(class: viewClass, for: elementKind) { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// Registers the nib of decoration views; nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib.map { .nib($0, externalObjects: [:]) }, for: elementKind)
  }

  /// Called once every object of the nib has its outlets and attributes.
  open func awakeFromNib() {}

  /// Declares outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {}
}
