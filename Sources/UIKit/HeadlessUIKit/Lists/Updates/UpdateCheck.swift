import Foundation

/// The checks of a batch of changes that do not need new positions: whether everything exists, and whether changes
/// collide.
///
/// The messages are UIKit's, without the addresses of index paths. Only the messages about repeated changes are not
/// UIKit's: developers report that UIKit's collection view crashes some time after repeated deletions.
struct UpdateCheck {
  let update: ListUpdate
  /// The number of items in each section before and after the batch.
  let before: [Int]
  let after: [Int]
  let words: ListWords

  // MARK: Insertions of reloads

  /// Returns the index at which a reloaded section is inserted again.
  func insertion(ofSection old: Int) -> Int {
    Self.insertions(of: [old], update.deletedSections.sorted(), update.insertedSections.sorted())[0]
      .new
  }

  /// Returns the positions at which the reloaded items are inserted again, by their old positions.
  func insertionsOfItems() -> [ItemPlace: ItemPlace] {
    guard !update.reloadedItems.isEmpty else { return [:] }
    let gone = Dictionary(grouping: update.deletedItems, by: \.section)
    let come = Dictionary(grouping: update.insertedItems, by: \.section)
    var insertions: [ItemPlace: ItemPlace] = [:]
    for (old, places) in Dictionary(grouping: update.reloadedItems, by: \.section) {
      let new = insertion(ofSection: old)
      let items = Self.insertions(
        of: Set(places.map(\.item)).sorted(), (gone[old] ?? []).map(\.item).sorted(),
        (come[new] ?? []).map(\.item).sorted())
      for (item, place) in items { insertions[ItemPlace(old, item)] = ItemPlace(new, place) }
    }
    return insertions
  }

  /// Returns the new values of indices after deletions and insertions. All indices are in ascending order.
  private static func insertions(of numbers: [Int], _ gone: [Int], _ come: [Int])
    -> [(old: Int, new: Int)]
  {
    var (below, passed) = (0, 0)
    return numbers.map { old in
      while below < gone.count, gone[below] < old { below += 1 }
      while passed < come.count, come[passed] <= old - below + passed { passed += 1 }
      return (old, old - below + passed)
    }
  }

  // MARK: Sections

  /// Checks the changes to sections.
  /// - Throws: ``ListUpdateError`` for a section that does not exist, for two changes to one section, or for a wrong
  ///   number of sections.
  func sections() throws(ListUpdateError) {
    let from = update.movedSections.map(\.from)
    for section in update.deletedSections + update.reloadedSections + from
    where !before.indices.contains(section) {
      try refuse(
        "attempt to delete section \(section), but there are only \(before.count) sections before the"
          + " update")
    }
    let to = update.movedSections.map(\.to)
    for section in update.insertedSections + to where !after.indices.contains(section) {
      try refuse(
        "attempt to insert section \(section) but there are only \(after.count) sections after the"
          + " update")
    }
    if let twice = Self.firstTwice(update.deletedSections) ?? Self.firstTwice(from) {
      try refuse("attempt to delete or move the same section more than once (\(twice))")
    }
    if let twice = Self.firstTwice(update.insertedSections) ?? Self.firstTwice(to) {
      try refuse("attempt to insert two sections at the same index (\(twice))")
    }
    if let both = Self.firstShared(update.reloadedSections, update.deletedSections) {
      try refuse("attempt to delete and reload the same section (\(both))")
    }
    if let both = Self.firstShared(update.deletedSections + update.reloadedSections, from) {
      try refuse("attempt to perform a delete and a move from the same section (\(both))")
    }
    let reloads = update.reloadedSections.map(insertion(ofSection:))
    if let both = Self.firstShared(update.insertedSections + reloads, to) {
      try refuse("attempt to perform an insert and a move to the same section (\(both))")
    }
    let expected = before.count + update.insertedSections.count - update.deletedSections.count
    guard after.count != expected else { return }
    try refuse(
      "Invalid update: invalid number of sections.  The number of sections contained in the"
        + " \(words.list) after the update (\(after.count)) must be equal to the number of"
        + " sections contained in the \(words.list) before the update (\(before.count)), plus or"
        + " minus the number of sections inserted or deleted"
        + " (\(update.insertedSections.count) inserted, \(update.deletedSections.count) deleted).")
  }

  // MARK: Items

  /// Checks the changes to items.
  /// - Parameter reloads: The new positions of reloaded items, by their old ones.
  /// - Throws: ``ListUpdateError`` for an item that does not exist, or for two changes to one item.
  func items(reloadedAt reloads: [ItemPlace: ItemPlace]) throws(ListUpdateError) {
    let item = words.item
    let from = update.movedItems.map(\.from)
    let old = update.deletedItems + update.reloadedItems + update.reconfiguredItems + from
    if let place = old.first(where: { !hasOld($0) }) {
      let count = before.indices.contains(place.section) ? before[place.section] : 0
      try refuse(
        "attempt to delete \(item) \(place.item) from section \(place.section) which only contains"
          + " \(count) \(item)s before the update")
    }
    if let both = Self.firstShared(update.reloadedItems, update.deletedItems) {
      try refuse("attempt to delete and reload the same index path (\(both.indexPath.text))")
    }
    if let both = Self.firstShared(update.deletedItems + update.reloadedItems, from) {
      try refuse(
        "attempt to perform a delete and a move from the same index path (\(both.indexPath.text))")
    }
    if let twice = Self.firstTwice(update.deletedItems) ?? Self.firstTwice(from) {
      try refuse(
        "attempt to delete or move the same \(item) more than once (\(twice.indexPath.text))")
    }
    let to = update.movedItems.map(\.to)
    let insertions = reloads.filter { isOpen($0.key.section) }.values.sorted()
    if let place = (update.insertedItems + to + insertions).first(where: { !hasNew($0) }) {
      let count = after.indices.contains(place.section) ? after[place.section] : 0
      try refuse(
        "attempt to insert \(item) \(place.item) into section \(place.section), but there are only"
          + " \(count) \(item)s in section \(place.section) after the update")
    }
    if let both = Self.firstShared(update.insertedItems + insertions, to) {
      try refuse(
        "attempt to perform an insert and a move to the same index path (\(both.indexPath.text))")
    }
    let inserted = words.repeatsInsertions ? [] : update.insertedItems
    if let twice = Self.firstTwice(inserted) ?? Self.firstTwice(to) {
      try refuse("attempt to insert two \(item)s at the same index path (\(twice.indexPath.text))")
    }
  }

  /// Whether the items of an old section are counted separately.
  private func isOpen(_ section: Int) -> Bool {
    !update.deletedSections.contains(section) && !update.reloadedSections.contains(section)
  }

  private func hasOld(_ place: ItemPlace) -> Bool { Self.has(place, before) }

  private func hasNew(_ place: ItemPlace) -> Bool { Self.has(place, after) }

  private static func has(_ place: ItemPlace, _ counts: [Int]) -> Bool {
    counts.indices.contains(place.section) && place.item >= 0 && place.item < counts[place.section]
  }

  // MARK: Errors

  private func refuse(_ text: String) throws(ListUpdateError) {
    throw ListUpdateError(message: text)
  }

  private static func firstTwice<Value: Hashable>(_ values: [Value]) -> Value? {
    var seen: Set<Value> = []
    return values.first { !seen.insert($0).inserted }
  }

  private static func firstShared<Value: Hashable>(_ values: [Value], _ others: [Value]) -> Value? {
    guard !values.isEmpty, !others.isEmpty else { return nil }
    let others = Set(others)
    return values.first(where: others.contains)
  }
}
