public import Foundation

/// An object that determines the layout of a collection view's items; the base class lays out none.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, NibDecodable, NibConnectable, NibAwakening {
  var nibReference: NibReference?
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout without elements.
  public override init() { super.init() }

  /// Creates a layout from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    coder.nib.register(self)
  }

  /// Whether the layout is up to date; the collection view calls ``prepare()`` if it is not.
  var isPrepared = false
  /// The registered classes and nibs of decoration views, by kind.
  var decorations = ReusableViews<UICollectionReusableView>()

  /// Whether cells are self-sizing; by default, they are.
  var fitsCells: Bool { true }
  /// Whether the layout's sections depend on the collection view's safe area or margins.
  var followsMargins: Bool { false }
  /// Whether the view for given attributes is self-sizing.
  func fits(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell && fitsCells
  }
  /// Whether a cell keeps the width that the layout sets.
  func fixesWidth(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }
  /// Returns the list configuration of a section, or nil if the section is not a list.
  func listConfiguration(ofSection number: Int) -> UICollectionLayoutListConfiguration? { nil }
  /// Returns the sections in a rectangle that scroll orthogonally.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }
  /// Returns the area in which a section scrolls orthogonally, or nil if it does not.
  func orthogonalArea(ofSection number: Int) -> OrthogonalArea? { nil }
  /// Returns the lengths of the groups in an orthogonally scrolling section, each including the space after it.
  func orthogonalGroups(ofSection number: Int) -> RowHeights? { nil }

  /// Returns the current positions of items, for use after they have moved; nil for a layout that does not store
  /// positions.
  func knownPlaces() -> ((ItemPlace) -> CGRect?)? { nil }

  /// Updates the layout's own records of items after an update of the list.
  func follow(_ plan: ListPlan) {}

  /// Prepares the layout; subclasses compute their geometry here.
  open func prepare() {}

  /// Invalidates the whole layout; the collection view's next layout uses the new one.
  open func invalidateLayout() {
    let context = Self.makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context specifies.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    collectionView?.layoutInvalidated(context)
  }

  /// The class of the attributes that the layout creates.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout creates.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a context of ``invalidationContextClass``.
  class func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  // MARK: Places

  /// Returns the attributes of all elements in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Changes

  /// Whether new bounds invalidate the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for new bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    Self.makeInvalidationContext()
  }

  /// Whether a cell's preferred attributes invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for a cell's preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Direction

  /// Whether the layout is mirrored if the view's direction differs from ``developmentLayoutDirection``.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The layout direction for which the layout computes its positions.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Offsets

  /// Returns the offset at which scrolling should end.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after updates or a change of layouts.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  // MARK: Moving items

  /// Returns the target index path of an item that moves with a finger; by default, the item at the position.
  /// - Parameters:
  ///   - previousIndexPath: The previous target.
  ///   - position: The center of the item, in points of the collection view's content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

  /// Returns the attributes of an item that moves with a finger; by default, its own, centered at the position and in
  /// front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let own = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = own ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns the context for items that the user is moving; the collection view asks for it after each movement.
  /// - Parameters:
  ///   - targetIndexPaths: The index paths at which the items would currently be dropped.
  ///   - targetPosition: The center of the moving item, in points of the collection view's content.
  ///   - previousIndexPaths: The index paths before the movement.
  ///   - previousPosition: The center before the movement, in points of the collection view's content.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeInvalidationContext()
    context.describeMovement(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    return context
  }

  /// Returns the context for items that the user has dropped, or whose movement was canceled.
  /// - Parameters:
  ///   - indexPaths: The final index paths; if the movement was canceled, the original ones.
  ///   - previousIndexPaths: The last targets of the movement.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = Self.makeInvalidationContext()
    context.describeMovement(from: previousIndexPaths, to: indexPaths, at: nil)
    return context
  }

  // MARK: Updates

  /// The current change of the layout; nil if nothing is changing.
  var change: LayoutChange?

  /// Called before a batch of updates is shown, once the new layout is known.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called inside the animation of a batch of updates, after all attributes are set.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes at the start of the animation of an item that an update inserts or moves into view; nil for
  /// the final ones.
  ///
  /// Apple's documentation says that the default is nil. Here, as expected by apps' flow layouts that modify the
  /// attributes from `super`, an inserted item starts at its final position and transparent, and any other item at its
  /// position before the update.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.start(layoutAttributesForItem(at: itemIndexPath), in: self) }

  /// Returns the attributes at the end of the animation of an item that disappears, or nil for its current ones.
  /// - Parameter itemIndexPath: The index path before the update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { change?.end(of: ItemPlace(itemIndexPath).map { .cell($0) }, in: self) }

  /// Returns the start attributes of a supplementary view; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.start(
      layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
  }

  /// Returns the end attributes of a supplementary view; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(of: TileKey(.supplementary(elementKind), elementIndexPath), in: self)
  }

  /// Returns the start attributes of a decoration view; see ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.start(
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath), in: self)
  }

  /// Returns the end attributes of a decoration view; see ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change?.end(of: TileKey(.decoration(elementKind), decorationIndexPath), in: self)
  }

  /// Returns the supplementary views of a kind that an update adds, besides those of inserted sections.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views of a kind that an update removes, besides those of deleted sections.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update adds, besides those of inserted sections.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that an update removes, besides those of deleted sections.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Called before new bounds are shown with animation, once the new layout is known.
  ///
  /// The collection view then asks for start and end attributes, as for updates.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called inside the animation of new bounds, after all attributes are set.
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// Registers the class of decoration views; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorations.register(class: viewClass, for: elementKind) { type, _ in
      ClassInitializers.make(type, frame: .zero)
    }
  }

  /// Registers the nib of decoration views; nil removes the registration.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(nib.map { .nib($0, externalObjects: [:]) }, for: elementKind)
  }

  /// Called after all objects of the nib have their outlets and attributes.
  open func awakeFromNib() {}

  /// Registers outlets and actions; see ``NibConnectable``.
  open class func nibConnections(_ nib: NibRegistrar) {}
}
