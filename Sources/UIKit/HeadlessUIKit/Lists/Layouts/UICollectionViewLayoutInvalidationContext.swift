public import Foundation

/// A description of the parts of a layout that must be recomputed.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything must be recomputed.
  open internal(set) var invalidateEverything = false
  /// Whether the data source must be asked for its counts again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Whether a view has only been measured, so that the descriptions of the sections stay the same.
  var isFitting = false
  /// The items to recompute; nil if none are specified.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views to recompute, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// The index paths of the items that the user is moving, before the movement that the context describes; nil for
  /// other changes.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The index paths of the items that the user is moving, after the movement; nil for other changes.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The center of the moving item, in points of the collection view's content.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  /// Creates an empty context.
  public required override init() { super.init() }

  /// Fills the context for items that the user is moving. The sizes of all items stay the same.
  func describeMovement(from previous: [IndexPath], to target: [IndexPath], at position: CGPoint?) {
    previousIndexPathsForInteractivelyMovingItems = previous
    targetIndexPathsForInteractivelyMovingItems = target
    if let position { interactiveMovementTarget = position }
    isFitting = true
  }

  /// Returns the same invalidation for another layout, without the changes to the offset and the content size.
  func forwarded(to layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: layout).makeInvalidationContext()
    context.invalidateEverything = invalidateEverything
    context.invalidateDataSourceCounts = invalidateDataSourceCounts
    context.invalidatedItemIndexPaths = invalidatedItemIndexPaths
    context.invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths
    context.invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths
    if let previous = previousIndexPathsForInteractivelyMovingItems {
      context.describeMovement(
        from: previous, to: targetIndexPathsForInteractivelyMovingItems ?? [],
        at: interactiveMovementTarget)
    }
    return context
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// A description of the parts of a flow layout that must be recomputed.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate must be asked for sizes and spacing again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether positions must be recomputed.
  open var invalidateFlowLayoutAttributes = true

  override func describeMovement(
    from previous: [IndexPath], to target: [IndexPath], at position: CGPoint?
  ) {
    super.describeMovement(from: previous, to: target, at: position)
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (false, false)
  }
}
