public import Foundation

/// The part of a layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything does.
  open internal(set) var invalidateEverything = false
  /// Whether the data source's counts are asked for again.
  open internal(set) var invalidateDataSourceCounts = false
  /// Whether a view has only found its size, so that the descriptions of the sections stay as they are.
  var isFitting = false
  /// The items to compute again, if only some.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views to compute again, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How much the offset changes together with the layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// A context without anything in it.
  public required override init() { super.init() }

  /// The same invalidation for another layout; changes of the offset and of the content's size stay with this one.
  func forwarded(to layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
    let context = type(of: layout).invalidationContextClass.init()
    context.invalidateEverything = invalidateEverything
    context.invalidateDataSourceCounts = invalidateDataSourceCounts
    context.invalidatedItemIndexPaths = invalidatedItemIndexPaths
    context.invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths
    context.invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths
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

/// The part of a flow layout to compute again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and spaces again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether places are computed again.
  open var invalidateFlowLayoutAttributes = true
}
