import Foundation

/// A batch of changes of a list, collected until its data source is asked for the new counts.
///
/// Deletions, reloads and the starts of moves use index paths from before the batch. Insertions and the ends of moves
/// use index paths from after it, regardless of the order of the calls, as in UIKit.
struct ListUpdate {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [ItemPlace] = []
  var insertedItems: [ItemPlace] = []
  var reloadedItems: [ItemPlace] = []
  /// The items whose cells stay and are reconfigured.
  var reconfiguredItems: [ItemPlace] = []
  var movedItems: [(from: ItemPlace, to: ItemPlace)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
  }
}

/// The names of a list and its elements, for error messages.
struct ListWords {
  let list: String
  let item: String
  /// Whether several items may be inserted at the same index path; each one after the first then gets the next free
  /// index path.
  ///
  /// Source: developers' reports about UIKit's collection views, which accept such insertions. The behavior of tables
  /// is unknown; here, they refuse such insertions.
  let repeatsInsertions: Bool

  static let table = ListWords(list: "table view", item: "row", repeatsInsertions: false)
  static let collection = ListWords(
    list: "collection view", item: "item", repeatsInsertions: true)
}

/// An error in a batch of changes.
struct ListUpdateError: Error {
  let message: String
}
