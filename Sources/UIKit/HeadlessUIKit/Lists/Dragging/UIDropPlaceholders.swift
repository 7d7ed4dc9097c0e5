public import Foundation

/// A row that a table shows while dropped data is still loading.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// A closure that configures the cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder with a cell for a registered identifier.
  /// - Parameter rowHeight: The height in points, or ``UITableView/automaticDimension`` for the height of the cell's
  ///   content.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A row that a table shows for a drop.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the preview parameters of the drop onto the row's cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a table's placeholder, which replaces it with a row of the data source or removes it.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with a row that the closure inserts into the data at the given index path.
  /// - Returns: Whether the table still has the placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: Whether the table still has the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// An item that a collection view shows while dropped data is still loading.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A closure that configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder with a cell for a registered identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// An item that a collection view shows for a drop.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the preview parameters of the drop onto the item's cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a collection view's placeholder, which replaces it with an item of the data source or removes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with an item that the closure inserts into the data at the given index path.
  /// - Returns: Whether the collection view still has the placeholder.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: Whether the collection view still has the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Requests another call of the cell's update handler.
  func setNeedsCellUpdate()
}

/// Translates between the index paths of a data source and those of a list that also shows placeholders.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the index path in the data source, or nil for a placeholder.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  /// Performs changes whose index paths refer to the list.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UIDataSourceTranslating {
  public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let list = self as? any PlaceholderList else { return dataSourceIndexPath }
    return dataSourceIndexPath.flatMap { list.placeholders.presentationPath(of: $0) }
  }

  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let list = self as? any PlaceholderList else { return presentationIndexPath }
    return presentationIndexPath.flatMap { list.placeholders.dataSourcePath(of: $0) }
  }

  public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    let list = self as? any PlaceholderList
    let before = list?.usesPresentationValues ?? false
    list?.usesPresentationValues = true
    defer { list?.usesPresentationValues = before }
    actionsToTranslate()
  }
}
