import Foundation

/// The cells that a list shows for dropped data that is still loading; the data source does not contain them.
///
/// Source: Apple's documentation of `UITableViewDropPlaceholderContext` and `UIDataSourceTranslating`: the list manages
/// the placeholders, and the data source and the delegate get index paths that do not count them.
@MainActor
struct ListPlaceholders {
  /// A placeholder with its index path in the list and the configuration of its cell.
  struct Placeholder {
    /// The context of the drop. It lives as long as the placeholder, so its address identifies the placeholder.
    let owner: AnyObject
    var id: ObjectIdentifier { ObjectIdentifier(owner) }
    var place: ItemPlace
    let identifier: String
    /// The height of the row, in points; nil in a collection view.
    let height: CGFloat?
    /// A closure that configures the cell.
    let update: (UIView) -> Void
  }

  /// All placeholders, in the order of their index paths.
  private(set) var all: [Placeholder] = []

  var isEmpty: Bool { all.isEmpty }

  subscript(place: ItemPlace) -> Placeholder? { all.first { $0.place == place } }
  subscript(id: ObjectIdentifier) -> Placeholder? { all.first { $0.id == id } }

  func count(inSection section: Int) -> Int { all.count { $0.place.section == section } }

  /// Returns the counts of a data source with the placeholders added.
  func added(to counts: [Int]) -> [Int] {
    guard !isEmpty else { return counts }
    return counts.enumerated().map { $1 + count(inSection: $0) }
  }

  /// Returns the index path of an item in the data source; for a placeholder, that of the following item.
  func dataPlace(of shown: ItemPlace) -> ItemPlace {
    guard !isEmpty else { return shown }
    let before = all.count { $0.place.section == shown.section && $0.place.item < shown.item }
    return ItemPlace(shown.section, shown.item - before)
  }

  /// The index path in the data source for one that a view shows.
  func dataPath(of key: TileKey) -> IndexPath {
    key.kind == .cell ? dataPlace(of: key.place).indexPath : key.indexPath
  }

  /// Returns the index path at which the list shows an item of the data source.
  func shownPlace(of data: ItemPlace) -> ItemPlace {
    var shown = data
    for placeholder in all where placeholder.place.section == data.section {
      if placeholder.place.item <= shown.item { shown.item += 1 }
    }
    return shown
  }

  /// The index path in the data source to which an item moves.
  /// - Parameters:
  ///   - from: The current index path of the item in the list.
  ///   - to: The new index path of the item in the list.
  func dataPlace(ofMoveFrom from: ItemPlace, to: ItemPlace) -> ItemPlace {
    let before = all.count { placeholder in
      guard placeholder.place.section == to.section else { return false }
      let isBehind = from.section == to.section && placeholder.place.item > from.item
      return placeholder.place.item - (isBehind ? 1 : 0) < to.item
    }
    return ItemPlace(to.section, to.item - before)
  }

  /// Returns the index path at which the list shows an item of the data source.
  func presentationPath(of path: IndexPath) -> IndexPath? {
    ItemPlace(path).map { shownPlace(of: $0).indexPath }
  }

  /// Returns the data source's index path of an item of the list, or nil for a placeholder.
  func dataSourcePath(of path: IndexPath) -> IndexPath? {
    ItemPlace(path).flatMap { self[$0] == nil ? dataPlace(of: $0).indexPath : nil }
  }

  // MARK: Changes

  /// Adds a placeholder at its index path in the list, and moves the later ones in its section back.
  mutating func insert(_ placeholder: Placeholder) {
    for index in all.indices where all[index].place.section == placeholder.place.section {
      if all[index].place >= placeholder.place { all[index].place.item += 1 }
    }
    all.append(placeholder)
    all.sort { $0.place < $1.place }
  }

  /// Removes a placeholder; the later ones in its section move forward if its cell is also removed.
  mutating func remove(_ id: ObjectIdentifier, withCell: Bool) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    let place = all.remove(at: index).place
    guard withCell else { return }
    for index in all.indices where all[index].place.section == place.section {
      if all[index].place > place { all[index].place.item -= 1 }
    }
  }

  /// Moves the placeholders according to an update of the data source, so that they follow the same items as before.
  /// - Parameter plan: The update, in index paths of the data source.
  /// - Returns: The placeholders whose section was removed.
  mutating func follow(_ plan: ListPlan) -> [Placeholder] {
    var gone: [Placeholder] = []
    var gaps: [(placeholder: Placeholder, gap: ItemPlace)] = []
    for placeholder in all {
      let old = dataPlace(of: placeholder.place)
      guard let section = plan.section(from: old.section), !plan.isNewSection(section) else {
        gone.append(placeholder)
        continue
      }
      let before = (0..<old.item).reversed().lazy
        .compactMap { plan.place(from: ItemPlace(old.section, $0)) }
        .first { $0.section == section }
      gaps.append((placeholder, ItemPlace(section, before.map { $0.item + 1 } ?? 0)))
    }
    all = []
    for (placeholder, gap) in gaps.sorted(by: { $0.gap < $1.gap }) {
      var moved = placeholder
      moved.place = ItemPlace(gap.section, gap.item + count(inSection: gap.section))
      all.append(moved)
    }
    return gone
  }
}

extension ListPlaceholders {
  /// Translates an update of the data source to index paths of the list, and moves the placeholders accordingly.
  /// - Parameters:
  ///   - before: The item counts of the list before the update, including placeholders.
  ///   - after: The item counts of the data source after the update.
  /// - Throws: ``ListUpdateError`` if the update does not match the counts.
  mutating func translate(
    _ update: ListUpdate, before: [Int], after: [Int], _ words: ListWords
  ) throws(ListUpdateError) -> ListUpdate {
    let old = self
    let known = before.enumerated().map { $1 - old.count(inSection: $0) }
    let gone = follow(try ListPlan(update, before: known, after: after, words))
    return update.shown(from: old, to: self, gone: gone.map(\.place))
  }
}

extension ListUpdate {
  /// Returns an update of a data source in index paths of a list that also shows placeholders.
  /// - Parameters:
  ///   - old: The placeholders before the update.
  ///   - new: The placeholders after the update.
  @MainActor
  func shown(from old: ListPlaceholders, to new: ListPlaceholders, gone: [ItemPlace]) -> ListUpdate
  {
    var update = self
    update.deletedItems = deletedItems.map(old.shownPlace) + gone
    update.reloadedItems = reloadedItems.map(old.shownPlace)
    update.reconfiguredItems = reconfiguredItems.map(old.shownPlace)
    update.insertedItems = insertedItems.map(new.shownPlace)
    update.movedItems = movedItems.map { (old.shownPlace(of: $0.from), new.shownPlace(of: $0.to)) }
    return update
  }
}

/// A list that shows placeholders.
@MainActor
protocol PlaceholderList: UIView {
  var placeholders: ListPlaceholders { get set }
  /// Whether the index paths of updates refer to the list, not to its data source.
  var usesPresentationValues: Bool { get set }
  /// The cells of placeholders, which are hidden from the delegate.
  var placeholderCells: Set<ObjectIdentifier> { get set }
  /// Shows an update, in index paths of the list.
  func showUpdate(_ change: @escaping (inout ListUpdate) -> Void)
  func insertPlaceholder(_ placeholder: ListPlaceholders.Placeholder)
  func updateCell(_ placeholder: ListPlaceholders.Placeholder)
}

extension PlaceholderList {
  /// The index path of an item in the data source; for a placeholder, that of the following item.
  func dataPath(_ place: ItemPlace) -> IndexPath { placeholders.dataPlace(of: place).indexPath }

  /// Returns the index path that the app chooses instead of a proposed one.
  /// - Parameters:
  ///   - proposed: The position at which the list would show a moved item.
  ///   - from: The current index path of the item in the list.
  ///   - choose: Receives the proposal and returns the choice, both as index paths of the data source.
  func chosenPlace(
    insteadOf proposed: ItemPlace, from: ItemPlace, _ choose: (IndexPath) -> IndexPath?
  ) -> ItemPlace {
    let path = placeholders.dataPlace(ofMoveFrom: from, to: proposed).indexPath
    guard let chosen = choose(path), chosen != path, let place = ItemPlace(chosen) else {
      return proposed
    }
    return placeholders.shownPlace(of: place)
  }
}

/// The context of a dropped item at a placeholder, until the app has loaded its data.
@MainActor
final class PlaceholderContext: NSObject, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private weak var list: (any PlaceholderList)?
  private let animation: any UIDragAnimating

  init(_ dragItem: UIDragItem, in list: (any PlaceholderList)?, _ animation: any UIDragAnimating) {
    self.dragItem = dragItem
    self.list = list
    self.animation = animation
  }

  func addAnimations(_ animations: @escaping () -> Void) { animation.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animation.addCompletion(completion)
  }

  private var placeholder: ListPlaceholders.Placeholder? {
    list?.placeholders[ObjectIdentifier(self)]
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, let placeholder else { return false }
    let path = list.placeholders.dataPlace(of: placeholder.place).indexPath
    list.placeholders.remove(placeholder.id, withCell: false)
    dataSourceUpdates(path)
    list.showUpdate { $0.reloadedItems.append(placeholder.place) }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, let placeholder else { return false }
    list.placeholders.remove(placeholder.id, withCell: true)
    list.showUpdate { $0.deletedItems.append(placeholder.place) }
    return true
  }

  func setNeedsCellUpdate() {
    if let placeholder { list?.updateCell(placeholder) }
  }
}
