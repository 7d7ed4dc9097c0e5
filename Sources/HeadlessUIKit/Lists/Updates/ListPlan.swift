import Foundation

/// The places of a list's items after a batch of changes.
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
  /// The places to which items have moved.
  private var arrived: Set<ItemPlace> = []
  private(set) var reloaded: Set<ItemPlace> = []

  /// Returns the new number of a section, or nil if it was deleted.
  func section(from old: Int) -> Int? { newSections.indices.contains(old) ? newSections[old] : nil }

  /// Returns the old number of a section and whether all its items are new, or nil if the section was inserted.
  func oldSection(of new: Int) -> (old: Int, isReloaded: Bool)? {
    sections[new].map { ($0.old, $0.isReloaded) }
  }

  /// Returns the new place of an item, or nil if it was deleted or its section was deleted or reloaded.
  func place(from old: ItemPlace) -> ItemPlace? {
    if let new = moved[old] { return new }
    guard !deleted.contains(old), let section = section(from: old.section),
      let part = sections[section], !part.isReloaded
    else { return nil }
    var item = old.item - Self.count(of: part.gone, below: old.item)
    // Each inserted item at or before the place moves it by one.
    for come in part.come {
      guard come <= item else { break }
      item += 1
    }
    return ItemPlace(section, item)
  }

  /// Returns the new place of an item that stays selected, or nil if it was deleted or reloaded.
  ///
  /// Source: developers' reports about `reloadRows(at:with:)`: reloading a row deselects it.
  func selectedPlace(from old: ItemPlace) -> ItemPlace? {
    place(from: old).flatMap { reloaded.contains($0) ? nil : $0 }
  }

  /// Returns the old place of an item, or nil if it was inserted or reloaded.
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

  /// Whether a section has the same items at the same places as before.
  func isUnchanged(_ new: Int) -> Bool {
    guard let part = sections[new] else { return false }
    return !part.isReloaded && part.gone.isEmpty && part.come.isEmpty
  }

  /// Returns the old place of each item in a section; nil for new items.
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

  /// Checks a batch of changes as UIKit does, and determines the new places.
  /// - Throws: ``ListUpdateError`` if the changes contradict each other or the counts.
  init(
    _ update: ListUpdate, before: [Int], after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    try Self.checkSections(update, before, after, words)
    let removed = Set(update.deletedSections)
    newSections = [Int?](repeating: nil, count: before.count)
    sections = [Section?](repeating: nil, count: after.count)
    for (from, to) in update.movedSections { newSections[from] = to }
    let movedAway = Set(update.movedSections.map(\.from))
    let taken = Set(update.insertedSections).union(update.movedSections.map(\.to))
    var free = after.indices.filter { !taken.contains($0) }[...]
    for old in before.indices where !removed.contains(old) && !movedAway.contains(old) {
      newSections[old] = free.popFirst()
    }
    let reloadedSections = Set(update.reloadedSections)
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      sections[new] = Section(old: old, isReloaded: reloadedSections.contains(old))
    }
    try takeItems(update, before, after, words)
  }

  private mutating func takeItems(
    _ update: ListUpdate, _ before: [Int], _ after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    try Self.checkItems(update, before, after, words)
    // Items of deleted and reloaded sections are not counted separately.
    func stays(_ place: ItemPlace) -> Bool {
      guard let new = newSections[place.section] else { return false }
      return !sections[new]!.isReloaded
    }
    func comes(_ place: ItemPlace) -> Bool {
      sections[place.section].map { !$0.isReloaded } ?? false
    }
    var counts = before.map { _ in Counts() }
    deleted = Set(update.deletedItems)
    for place in deleted where stays(place) {
      sections[newSections[place.section]!]!.gone.append(place.item)
      counts[place.section].deleted += 1
    }
    inserted = Set(update.insertedItems)
    arrived = Set(update.movedItems.map(\.to))
    for place in inserted where comes(place) {
      sections[place.section]!.come.append(place.item)
      counts[sections[place.section]!.old].inserted += 1
    }
    for (from, to) in update.movedItems {
      moved[from] = to
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
    reloaded = Set(update.reloadedItems.compactMap { place(from: $0) })
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

  // MARK: Checks

  private static func checkSections(
    _ update: ListUpdate, _ before: [Int], _ after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    func refuse(_ text: String) throws(ListUpdateError) { throw ListUpdateError(message: text) }
    let asked = update.deletedSections + update.reloadedSections
    for section in asked + update.movedSections.map(\.from)
    where !before.indices.contains(section) {
      try refuse(
        "attempt to delete section \(section), but there are only \(before.count) sections before the"
          + " update")
    }
    for section in update.insertedSections + update.movedSections.map(\.to)
    where !after.indices.contains(section) {
      try refuse(
        "attempt to insert section \(section) but there are only \(after.count) sections after the"
          + " update")
    }
    let gone = update.deletedSections + update.movedSections.map(\.from)
    if let twice = firstTwice(gone) {
      try refuse("attempt to delete or move the same section more than once (\(twice))")
    }
    let come = update.insertedSections + update.movedSections.map(\.to)
    if let twice = firstTwice(come) {
      try refuse("attempt to insert two sections at the same index (\(twice))")
    }
    let expected = before.count + update.insertedSections.count - update.deletedSections.count
    if after.count != expected {
      try refuse(
        "Invalid update: invalid number of sections.  The number of sections contained in the"
          + " \(words.list) after the update (\(after.count)) must be equal to the number of"
          + " sections contained in the \(words.list) before the update (\(before.count)), plus or"
          + " minus the number of sections inserted or deleted"
          + " (\(update.insertedSections.count) inserted, \(update.deletedSections.count) deleted)."
      )
    }
  }

  private static func checkItems(
    _ update: ListUpdate, _ before: [Int], _ after: [Int], _ words: ListWords
  ) throws(ListUpdateError) {
    let item = words.item
    func text(_ place: ItemPlace) -> String { "\(item) \(place.item) of section \(place.section)" }
    func refuse(_ text: String) throws(ListUpdateError) { throw ListUpdateError(message: text) }
    let gone = update.deletedItems + update.movedItems.map(\.from)
    for place in gone + update.reloadedItems + update.reconfiguredItems
    where !has(place, before) {
      let count = before.indices.contains(place.section) ? before[place.section] : 0
      try refuse(
        "attempt to delete \(item) \(place.item) from section \(place.section) which only contains"
          + " \(count) \(item)s before the update")
    }
    for place in update.insertedItems + update.movedItems.map(\.to) where !has(place, after) {
      let count = after.indices.contains(place.section) ? after[place.section] : 0
      try refuse(
        "attempt to insert \(item) \(place.item) into section \(place.section), but there are only"
          + " \(count) \(item)s in section \(place.section) after the update")
    }
    if let twice = firstTwice(gone) {
      try refuse(
        "attempt to delete or move the same \(item) more than once: \(text(twice))")
    }
    if let twice = firstTwice(update.insertedItems + update.movedItems.map(\.to)) {
      try refuse("attempt to insert two \(item)s at the same index path: \(text(twice))")
    }
    let reloaded = Set(update.reloadedItems)
    if let both = gone.first(where: reloaded.contains) {
      try refuse(
        "attempt to reload and also delete or move the same \(item): \(text(both)); a reload is a"
          + " deletion and an insertion")
    }
  }

  private static func has(_ place: ItemPlace, _ counts: [Int]) -> Bool {
    counts.indices.contains(place.section) && place.item >= 0 && place.item < counts[place.section]
  }

  private static func firstTwice<Value: Hashable>(_ values: [Value]) -> Value? {
    var seen: Set<Value> = []
    return values.first { !seen.insert($0).inserted }
  }
}
