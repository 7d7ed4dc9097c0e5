import Foundation

/// The positions of a list's items after a batch of changes.
///
/// A reload is a deletion at the old position and an insertion. Deletions and insertions in the batch shift the
/// position of the insertion, but moves do not.
///
/// Source: an Apple engineer's answer in the developer forums about invalid updates, and developers' reports of the
/// exceptions for reloads combined with moves.
struct ListPlan {
  /// A section that still exists.
  fileprivate struct Section {
    var old: Int
    /// Whether all of its items are new.
    var isReloaded: Bool
    /// The removed and the inserted items, in order.
    var gone: [Int] = []
    var come: [Int] = []
  }

  private var newSections: [Int?]
  private var sections: [Section?]
  private var moved: [ItemPlace: ItemPlace] = [:]
  private var deleted: Set<ItemPlace> = []
  private var inserted: Set<ItemPlace> = []
  /// The positions of the inserted items, all of them different.
  private(set) var insertedItems: [ItemPlace] = []
  /// The positions to which items have moved.
  private var arrived: Set<ItemPlace> = []
  /// The new positions of the reloaded items, by their old ones.
  private var reloads: [ItemPlace: ItemPlace] = [:]
  private(set) var reloaded: Set<ItemPlace> = []

  /// Returns the new index of a section, or nil if it was deleted.
  func section(from old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  /// Returns the old index of a section and whether all its items are new, or nil if the section was inserted.
  func oldSection(of new: Int) -> (old: Int, isReloaded: Bool)? {
    sections[new].map { ($0.old, $0.isReloaded) }
  }

  /// Returns the new position of an item, or nil if it was deleted, or if its section was deleted or reloaded.
  func place(from old: ItemPlace) -> ItemPlace? {
    if let new = moved[old] ?? reloads[old] { return new }
    guard !deleted.contains(old), let section = section(from: old.section),
      let part = sections[section], !part.isReloaded
    else { return nil }
    var item = old.item - Self.count(of: part.gone, below: old.item)
    // Each item inserted at or before the position shifts it by one.
    for come in part.come {
      guard come <= item else { break }
      item += 1
    }
    return ItemPlace(section, item)
  }

  /// Returns the new position of an item that stays selected, or nil if it was deleted or reloaded.
  ///
  /// Source: developers' reports about `reloadRows(at:with:)`: reloading a row deselects it.
  func selectedPlace(from old: ItemPlace) -> ItemPlace? {
    place(from: old).flatMap { reloaded.contains($0) ? nil : $0 }
  }

  /// Returns the old position of an item, or nil if it was inserted or reloaded.
  func oldPlace(of new: ItemPlace) -> ItemPlace? {
    guard !isNew(new) else { return nil }
    if arrived.contains(new) { return moved.first { $0.value == new }?.key }
    guard sections.indices.contains(new.section), let part = sections[new.section] else {
      return nil
    }
    var item = new.item - Self.count(of: part.come, below: new.item)
    for gone in part.gone {
      guard gone <= item else { break }
      item += 1
    }
    return ItemPlace(part.old, item)
  }

  /// Whether a section was inserted or reloaded.
  func isNewSection(_ section: Int) -> Bool {
    guard sections.indices.contains(section) else { return false }
    return sections[section]?.isReloaded ?? true
  }

  /// Whether an item was inserted or reloaded.
  func isNew(_ place: ItemPlace) -> Bool {
    inserted.contains(place) || reloaded.contains(place)
      || isNewSection(place.section) && !arrived.contains(place)
  }

  /// Whether a section has the same items at the same positions as before.
  func isUnchanged(_ new: Int) -> Bool {
    guard let part = sections[new] else { return false }
    return !part.isReloaded && part.gone.isEmpty && part.come.isEmpty
  }

  /// Returns the old position of each item in a section; nil for new items.
  func oldItems(of new: Int, count: Int) -> [ItemPlace?] {
    var places = [ItemPlace?](repeating: nil, count: count)
    guard let part = sections[new], !part.isReloaded else { return places }
    var (gone, come) = (0, 0)
    var old = 0
    for item in 0..<count {
      if come < part.come.count, part.come[come] == item {
        come += 1
        continue
      }
      while gone < part.gone.count, part.gone[gone] == old {
        gone += 1
        old += 1
      }
      places[item] = ItemPlace(part.old, old)
      old += 1
    }
    for (from, to) in moved where to.section == new && to.item < count { places[to.item] = from }
    return places
  }

  private static func count(of numbers: [Int], below limit: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Creating a plan

  /// Checks a batch of changes as UIKit does, and determines the new positions.
  /// - Throws: ``ListUpdateError`` if the changes contradict each other or the counts.
  init(
    _ update: ListUpdate, before: [Int], after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    let check = UpdateCheck(update: update, before: before, after: after, words: words)
    try check.sections()
    newSections = [Int?](repeating: nil, count: before.count)
    sections = [Section?](repeating: nil, count: after.count)
    for old in update.reloadedSections { newSections[old] = check.insertion(ofSection: old) }
    for (from, to) in update.movedSections { newSections[from] = to }
    let deletedSections = Set(update.deletedSections)
    let taken = Set(update.insertedSections).union(newSections.compactMap { $0 })
    var free = after.indices.filter { !taken.contains($0) }[...]
    for old in before.indices where newSections[old] == nil && !deletedSections.contains(old) {
      newSections[old] = free.popFirst()
    }
    let reloadedSections = Set(update.reloadedSections)
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      sections[new] = Section(old: old, isReloaded: reloadedSections.contains(old))
    }
    reloads = check.insertionsOfItems()
    try check.items(reloadedAt: reloads)
    try takeItems(update, before, after, words)
  }

  private mutating func takeItems(
    _ update: ListUpdate, _ before: [Int], _ after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    deleted = Set(update.deletedItems)
    arrived = Set(update.movedItems.map(\.to))
    for (from, to) in update.movedItems { moved[from] = to }
    // Items of deleted and reloaded sections are not counted separately.
    reloads = reloads.filter { old, _ in stays(old) }
    reloaded = Set(reloads.values)
    insertedItems = Self.spread(
      update.insertedItems, besides: arrived.union(reloaded), after: after)
    inserted = Set(insertedItems)
    var counts = before.map { _ in Counts() }
    for place in deleted.union(reloads.keys) where stays(place) {
      sections[newSections[place.section]!]!.gone.append(place.item)
      counts[place.section].deleted += 1
    }
    for place in inserted.union(reloaded) where comes(place) {
      sections[place.section]!.come.append(place.item)
      counts[sections[place.section]!.old].inserted += 1
    }
    for (from, to) in update.movedItems {
      if stays(from) {
        sections[newSections[from.section]!]!.gone.append(from.item)
        if from.section != sections[to.section]?.old { counts[from.section].movedOut += 1 }
      }
      if comes(to) {
        sections[to.section]!.come.append(to.item)
        let old = sections[to.section]!.old
        if old != from.section { counts[old].movedIn += 1 }
      }
    }
    for new in sections.indices {
      sections[new]?.gone.sort()
      sections[new]?.come.sort()
      guard let part = sections[new], !part.isReloaded else { continue }
      try counts[part.old].check(before[part.old], after[new], section: new, words)
    }
  }

  /// Returns the positions of insertions. If several items are inserted at the same position, each one after the first
  /// gets the next free position, or the last free one if there is none.
  ///
  /// These are the positions after inserting the items one by one, in ascending order.
  /// - Parameters:
  ///   - taken: The positions of moved and reloaded items.
  ///   - after: The number of items in each section after the update.
  private static func spread(
    _ insertions: [ItemPlace], besides taken: Set<ItemPlace>, after: [Int]
  ) -> [ItemPlace] {
    guard Set(insertions).count < insertions.count else { return insertions }
    var taken = taken
    var last = ItemPlace(-1, 0)
    return insertions.sorted().map { place in
      var free = place
      if last.section == place.section { free.item = max(free.item, last.item + 1) }
      while taken.contains(free) { free.item += 1 }
      last = free
      if free.item >= after[place.section] {
        let below = (0..<after[place.section]).last {
          !taken.contains(ItemPlace(place.section, $0))
        }
        // If no position is free, the counts do not match, which is an error.
        if let below { free.item = below }
      }
      taken.insert(free)
      return free
    }
  }

  /// Whether the section of an old position stays with its items.
  private func stays(_ place: ItemPlace) -> Bool {
    guard let new = newSections[place.section] else { return false }
    return !sections[new]!.isReloaded
  }

  /// Whether the section of a new position existed before with its items.
  private func comes(_ place: ItemPlace) -> Bool {
    sections[place.section].map { !$0.isReloaded } ?? false
  }

  /// The changes to the number of items in a section.
  private struct Counts {
    var inserted = 0
    var deleted = 0
    var movedIn = 0
    var movedOut = 0

    func check(_ before: Int, _ after: Int, section: Int, _ words: ListWords)
      throws(ListUpdateError)
    {
      guard after != before + inserted - deleted + movedIn - movedOut else { return }
      throw ListUpdateError(
        message:
          "Invalid update: invalid number of \(words.item)s in section \(section).  The number of"
          + " \(words.item)s contained in an existing section after the update (\(after)) must be"
          + " equal to the number of \(words.item)s contained in that section before the update"
          + " (\(before)), plus or minus the number of \(words.item)s inserted or deleted from that"
          + " section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of"
          + " \(words.item)s moved into or out of that section (\(movedIn) moved in, \(movedOut)"
          + " moved out).")
    }
  }
}
