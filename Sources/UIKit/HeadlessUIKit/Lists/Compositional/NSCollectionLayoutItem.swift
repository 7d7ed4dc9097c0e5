public import Foundation

/// A cell of a compositional layout, or a group of cells.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the item from the space that it occupies, in points. Axes with an estimated length ignore them.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The insets of the axes whose length is known.
  ///
  /// Source: Apple's documentation of `contentInsets`: an axis with an estimated length ignores them.
  var usedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
  /// The space around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that are attached to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  var attachedItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item with a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    attachedItems = []
    super.init()
  }

  /// Creates an item with a size and attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }

  /// Whether any cells are self-sizing.
  var hasEstimates: Bool { layoutSize.isEstimated }

  /// Whether the item matches the largest adjacent item along an axis.
  func isUniform(along axis: LayoutAxis) -> Bool {
    axis == .horizontal
      ? layoutSize.widthDimension.isUniformAcrossSiblings
      : layoutSize.heightDimension.isUniformAcrossSiblings
  }
}

/// A horizontal or vertical group of items; a section repeats its group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row
    case column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  public let subitems: [NSCollectionLayoutItem]
  /// The number of times that the only item is repeated; nil for as many as fit.
  let count: Int?
  /// Whether repeated items keep their own sizes instead of sharing the group equally.
  let keepsSizes: Bool
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are attached to the group, such as a frame around it.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  private init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, keepsSizes: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    self.keepsSizes = keepsSizes
    super.init(layoutSize: size, supplementaryItems: [])
  }

  override var hasEstimates: Bool { subitems.contains(where: \.hasEstimates) }

  /// Creates a horizontal group of as many items as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, subitems) }

  /// Creates a horizontal group of equal items that share the width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: max(count, 1))
  }

  /// Creates a horizontal group that repeats an item; each repetition has the item's own size.
  ///
  /// Source: Apple's documentation of the method: the group must have room for the repetitions.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: max(count, 1), keepsSizes: true)
  }

  /// Creates a vertical group of as many items as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, subitems) }

  /// Creates a vertical group of equal items that share the height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: max(count, 1))
  }

  /// Creates a vertical group that repeats an item; each repetition has the item's own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: max(count, 1), keepsSizes: true)
  }

  /// Creates a group whose items have the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  public let zIndex: Int

  /// Creates an item with a frame.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// The environment of a layout: the size of its container, and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The container of a layout, with sizes in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

struct LayoutRoom: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
