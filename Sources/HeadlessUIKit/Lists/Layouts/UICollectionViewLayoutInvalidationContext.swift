public import Foundation

/// What of a layout has to be found again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything does.
  open internal(set) var invalidateEverything = false
  /// Whether the counts of the data source do.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items that do, if only some do.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The views next to the cells that do, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How much the offset changes together with the layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// A context without anything in it.
  public required override init() { super.init() }

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

/// What of a flow layout has to be found again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spaces again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are found again.
  open var invalidateFlowLayoutAttributes = true
}
