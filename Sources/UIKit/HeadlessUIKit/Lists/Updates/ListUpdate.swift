import Foundation

/// A batch of changes of a list, collected until its data source is asked for the new counts.
///
/// Deletions, reloads and the starts of moves are in numbers from before the batch. Insertions and the ends of moves
/// are in numbers from after it, whatever the order of the calls, as in UIKit.
struct ListUpdate {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [ItemPlace] = []
  var insertedItems: [ItemPlace] = []
  var reloadedItems: [ItemPlace] = []
  /// The items whose cells stay and are configured again.
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
  /// Whether several items may be inserted at the same index path; each one after the first takes the next free place.
  ///
  /// Source: developers' reports about collection views of UIKit, which accept such insertions. Nothing is known about
  /// tables, which refuse them here.
  let repeatsInsertions: Bool

  static let table = ListWords(list: "table view", item: "row", repeatsInsertions: false)
  static let collection = ListWords(
    list: "collection view", item: "item", repeatsInsertions: true)
}

/// An error in a batch of changes.
struct ListUpdateError: Error {
  let message: String
}
