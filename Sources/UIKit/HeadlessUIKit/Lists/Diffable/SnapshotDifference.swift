import Foundation

/// The changes from one order of identifiers to another.
///
/// Identifiers that keep their relative order stay; as few as possible are moved. Each identifier is looked up only
/// once. The longest increasing subsequence is only needed if identifiers have changed their order; finding it takes
/// O(n log n) time.
struct OrderDifference<Identifier: Hashable> {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [(from: Int, to: Int)] = []

  init(from old: [Identifier], to new: [Identifier]) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var places = [Identifier: Int](minimumCapacity: oldEnd - start)
    for index in start..<oldEnd { places[old[index]] = index }
    var isKept = [Bool](repeating: false, count: oldEnd - start)
    /// The old and new indices of the identifiers in both orders, in the new order.
    var common: [(old: Int, new: Int)] = []
    common.reserveCapacity(min(oldEnd, newEnd) - start)
    for index in start..<newEnd {
      if let place = places[new[index]] {
        isKept[place - start] = true
        common.append((place, index))
      } else {
        inserted.append(index)
      }
    }
    for index in isKept.indices where !isKept[index] { deleted.append(index + start) }
    let stays = Self.longestRise(common.map(\.old))
    for (index, pair) in common.enumerated() where !stays[index] {
      moved.append((pair.old, pair.new))
    }
  }

  /// Returns whether each number belongs to the longest increasing subsequence.
  static func longestRise(_ numbers: [Int]) -> [Bool] {
    guard zip(numbers, numbers.dropFirst()).contains(where: { $0 > $1 }) else {
      return [Bool](repeating: true, count: numbers.count)
    }
    /// For each length, the index of the smallest number that ends an increasing subsequence of that length.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for index in numbers.indices {
      var (low, high) = (0, tails.count)
      // Most numbers are larger than all previous ones, and need no search.
      if let last = tails.last, numbers[last] < numbers[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < numbers[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var rises = [Bool](repeating: false, count: numbers.count)
    var index = tails.last ?? -1
    while index >= 0 {
      rises[index] = true
      index = before[index]
    }
    return rises
  }
}

extension ListUpdate {
  /// Creates the changes from one snapshot to another.
  @MainActor init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    let sections = OrderDifference(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    deletedSections = sections.deleted
    insertedSections = sections.inserted
    movedSections = sections.moved
    let oldNumbers = Dictionary(
      uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
    var gone: [Item: ItemPlace] = [:]
    var come: [(item: Item, place: ItemPlace)] = []
    let deletedSet = Set(sections.deleted)
    for section in sections.deleted {
      for (item, identifier) in old.items[section].enumerated() {
        gone[identifier] = ItemPlace(section, item)
      }
    }
    for (number, identifier) in new.sectionIdentifiers.enumerated() {
      guard let oldNumber = oldNumbers[identifier] else {
        for (item, identifier) in new.items[number].enumerated() {
          come.append((identifier, ItemPlace(number, item)))
        }
        continue
      }
      let difference = OrderDifference(from: old.items[oldNumber], to: new.items[number])
      for item in difference.deleted {
        gone[old.items[oldNumber][item]] = ItemPlace(oldNumber, item)
      }
      for item in difference.inserted {
        come.append((new.items[number][item], ItemPlace(number, item)))
      }
      movedItems += difference.moved.map {
        (ItemPlace(oldNumber, $0.from), ItemPlace(number, $0.to))
      }
    }
    // An item that has left one section and appears in another has moved.
    for (item, place) in come {
      if let from = gone.removeValue(forKey: item) {
        movedItems.append((from, place))
      } else {
        insertedItems.append(place)
      }
    }
    deletedItems = gone.values.filter { !deletedSet.contains($0.section) }.sorted()
    applyReloads(old, new)
  }

  @MainActor
  private mutating func applyReloads<
    Section: Hashable & Sendable, Item: Hashable & Sendable
  >(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>,
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let isMoving = !movedItems.isEmpty || !movedSections.isEmpty
    let moved = Set(movedItems.map(\.from))
    let reloaded = Set(new.reloadedItemIdentifiers)
    let places = old.places(of: reloaded.union(new.reconfiguredItemIdentifiers))
    let newPlaces = isMoving ? new.places(of: reloaded) : [:]
    for item in new.reloadedItemIdentifiers {
      guard let place = places[item] else { continue }
      if moved.contains(place) {
        // An item that moves is reconfigured at its new position.
        reconfiguredItems.append(place)
      } else if isMoving {
        // When combined with moves, a reload would be inserted at the wrong position.
        guard let new = newPlaces[item] else { continue }
        deletedItems.append(place)
        insertedItems.append(new)
      } else {
        reloadedItems.append(place)
      }
    }
    for item in new.reconfiguredItemIdentifiers {
      if let place = places[item] { reconfiguredItems.append(place) }
    }
    for section in new.reloadedSectionIdentifiers {
      guard let number = old.indexOfSection(section) else { continue }
      if movedSections.isEmpty {
        reloadedSections.append(number)
      } else if let place = new.indexOfSection(section) {
        movedSections.removeAll { $0.from == number }
        deletedSections.append(number)
        insertedSections.append(place)
      }
    }
  }
}
