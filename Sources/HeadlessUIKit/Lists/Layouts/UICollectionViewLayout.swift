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
  /// The sections in a rectangle that scroll by themselves.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }
  /// What a section scrolls in by itself; nil for one that does not.
  func orthogonalArea(ofSection number: Int) -> OrthogonalArea? { nil }

  /// Where items are now, for when they have other places; nil for a layout that keeps no places.
  func knownPlaces() -> ((ItemPlace) -> CGRect?)? { nil }

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

  // MARK: Moving items

  /// Where an item goes that is moved by a finger: by default to the place of the item at the position.
  /// - Parameters:
  ///   - previousIndexPath: Where the item would go so far.
  ///   - position: The middle of the item, in points of the collection's content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// The attributes of an item that is moved by a finger: by default its own, at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }

  // MARK: Updates

  /// What is changing; nil while nothing is.
  var change: LayoutChange?

  /// Called before a batch of updates is shown, once the new places are known.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called once a batch of updates is shown, within its animation.
  open func finalizeCollectionViewUpdates() {}

  /// Where the animation of an item begins that an update inserts or brings into view; nil for the place where it ends.
  ///
  /// Apple's page says that the default is nil. Here, as in the flow layouts of apps that change what they get from
  /// `super`, it is the place of an inserted item, transparent, and the place of any other before the update.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.start(layoutAttributesForItem(at: itemIndexPath), in: self) }

  /// Where the animation of an item ends that an update deletes or moves out of view; nil for the place that it has.
  /// - Parameter itemIndexPath: The item before the update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.end(of: ItemPlace(itemIndexPath).map { .cell($0) }, in: self) }

  /// Where the animation of a supplementary view begins; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.start(
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
  }

  /// Where the animation of a supplementary view ends; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(of: TileKey(.supplementary(elementKind), elementIndexPath), in: self)
  }

  /// Where the animation of a decoration view begins; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.start(
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath), in: self)
  }

  /// Where the animation of a decoration view ends; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(of: TileKey(.decoration(elementKind), decorationIndexPath), in: self)
  }

  /// The supplementary views of a kind that an update adds, besides those of inserted sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views of a kind that an update removes, besides those of deleted sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views of a kind that an update adds, besides those of inserted sections.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views of a kind that an update removes, besides those of deleted sections.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before other bounds of the collection are shown with animation, once the new places are known.
  ///
  /// The layout is then asked where elements begin and end, as for updates.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called once other bounds are shown, within their animation.
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
