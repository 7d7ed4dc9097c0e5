import Foundation
import HeadlessUIKit

/// A generator that gives the same numbers in every run.
struct RandomNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A random batch of changes to sections of numbers, in the index paths that a list takes.
struct RandomBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
  var after: [[Int]] = []
  /// The numbers whose cells stay, and which stay selected.
  var kept: Set<Int> = []

  /// Makes a batch by building what comes out of it. Numbers that stay keep their order unless they move.
  init(from old: [[Int]], next: inout Int, using random: inout RandomNumbers) {
    let order = makeSections(old, using: &random)
    var rows = order.map { $0 < 0 ? [] : old[$0] }
    let reloads = Set(order.indices.filter { reloadedSections.contains(order[$0]) })
    var travelling: [(value: Int, from: IndexPath)] = []
    for (new, number) in order.enumerated() where number >= 0 && !reloads.contains(new) {
      for (row, value) in old[number].enumerated().reversed() {
        let path = IndexPath(row: row, section: number)
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          deleted.append(path)
          rows[new].remove(at: row)
        case 1:
          travelling.append((value, path))
          rows[new].remove(at: row)
        case 2: reloaded.append(path)
        default: break
        }
      }
    }
    let open = rows.indices.filter { !reloads.contains($0) }
    let fresh = Set(reloaded.map { old[$0.section][$0.row] })
    kept = Set(open.flatMap { rows[$0] }).subtracting(fresh)
    // A section that is reloaded may have any rows.
    for section in reloads where random.oneIn(2) {
      rows[section] = Array(rows[section].dropFirst(2)) + [next]
      next += 1
    }
    var arrivals: [(section: Int, value: Int, from: IndexPath?)] = []
    for (value, path) in travelling {
      guard let section = open.randomElement(using: &random) else {
        deleted.append(path)
        continue
      }
      kept.insert(value)
      arrivals.append((section, value, path))
    }
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      guard let section = open.randomElement(using: &random) else { break }
      arrivals.append((section, next, nil))
      next += 1
    }
    // What comes is inserted from the front, so that places are final.
    for section in rows.indices {
      let own = arrivals.filter { $0.section == section }
      let total = rows[section].count + own.count
      let places = (0..<total).shuffled(using: &random).prefix(own.count).sorted()
      for (place, arrival) in zip(places, own) {
        rows[section].insert(arrival.value, at: place)
        let path = IndexPath(row: place, section: section)
        if let from = arrival.from { moved.append((from, path)) } else { inserted.append(path) }
      }
    }
    after = rows
  }

  /// Chooses changes of sections.
  /// - Returns: The new order of the old sections; new ones are -1.
  private mutating func makeSections(_ old: [[Int]], using random: inout RandomNumbers) -> [Int] {
    var numbers = Array(old.indices)
    var moving: Int?
    if old.count > 1, random.oneIn(6), let number = numbers.randomElement(using: &random) {
      deletedSections = [number]
      numbers.remove(at: number)
    }
    if numbers.count > 1, random.oneIn(6) {
      moving = numbers.remove(at: Int.random(in: numbers.indices, using: &random))
    }
    if random.oneIn(8), let number = numbers.randomElement(using: &random) {
      reloadedSections = [number]
    }
    var order = numbers
    if random.oneIn(6) {
      order.insert(-1, at: Int.random(in: 0...order.count, using: &random))
    }
    if let moving { order.insert(moving, at: Int.random(in: 0...order.count, using: &random)) }
    for (new, number) in order.enumerated() {
      if number < 0 { insertedSections.append(new) }
      if number == moving { movedSections.append((number, new)) }
    }
    return order
  }

  // MARK: Performing

  /// The calls that make the changes in a table, in a random order.
  @MainActor func calls(on table: UITableView, using random: inout RandomNumbers) -> [() -> Void] {
    var calls: [() -> Void] = [
      { table.deleteRows(at: deleted, with: .none) },
      { table.insertRows(at: inserted, with: .none) },
      { table.reloadRows(at: reloaded, with: .none) },
      { for (from, to) in moved { table.moveRow(at: from, to: to) } },
      { table.deleteSections(IndexSet(deletedSections), with: .none) },
      { table.insertSections(IndexSet(insertedSections), with: .none) },
      { table.reloadSections(IndexSet(reloadedSections), with: .none) },
      { for (from, to) in movedSections { table.moveSection(from, toSection: to) } },
    ]
    calls.shuffle(using: &random)
    return calls
  }

  /// The calls that make the changes in a collection view, in a random order.
  @MainActor func calls(on collection: UICollectionView, using random: inout RandomNumbers)
    -> [() -> Void]
  {
    var calls: [() -> Void] = [
      { collection.deleteItems(at: deleted) },
      { collection.insertItems(at: inserted) },
      { collection.reloadItems(at: reloaded) },
      { for (from, to) in moved { collection.moveItem(at: from, to: to) } },
      { collection.deleteSections(IndexSet(deletedSections)) },
      { collection.insertSections(IndexSet(insertedSections)) },
      { collection.reloadSections(IndexSet(reloadedSections)) },
      { for (from, to) in movedSections { collection.moveSection(from, toSection: to) } },
    ]
    calls.shuffle(using: &random)
    return calls
  }

  /// Performs calls in a batch, with some of them in batches inside it.
  @MainActor static func perform(
    _ calls: [() -> Void], using random: inout RandomNumbers,
    batch: @escaping (Bool, @escaping () -> Void) -> Void
  ) {
    let split = Int.random(in: 0...calls.count, using: &random)
    let isOld = random.oneIn(2)
    var inner = random
    batch(isOld) {
      for call in calls[..<split] { call() }
      if calls.count - split > 1, inner.oneIn(2) {
        perform(Array(calls[split...]), using: &inner, batch: batch)
      } else {
        for call in calls[split...] { call() }
      }
    }
    random = inner
  }

  // MARK: What UIKit accepts

  /// Whether a list accepts the batch: it names only what exists, nothing twice, and leads to the counts of the data.
  func isAccepted(before: [[Int]]) -> Bool {
    let goneSections = deletedSections + reloadedSections + movedSections.map(\.from)
    let comeSections = insertedSections + movedSections.map(\.to)
    guard goneSections.allSatisfy(before.indices.contains),
      comeSections.allSatisfy(after.indices.contains),
      Self.isDistinct(goneSections), Self.isDistinct(comeSections)
    else { return false }
    let gone = deleted + moved.map(\.from)
    let come = inserted + moved.map(\.to)
    guard (gone + reloaded).allSatisfy({ Self.has($0, before) }),
      come.allSatisfy({ Self.has($0, after) }), Self.isDistinct(gone + Set(reloaded)),
      Self.isDistinct(come)
    else { return false }
    // Puts the sections where they should be, and compares their counts with the data.
    let leaving = Set(deletedSections + movedSections.map(\.from))
    var staying = before.indices.filter { !leaving.contains($0) }
    for index in comeSections.sorted() {
      guard index <= staying.count else { return false }
      staying.insert(movedSections.first { $0.to == index }?.from ?? -1, at: index)
    }
    guard staying.count == after.count else { return false }
    return staying.enumerated().allSatisfy { new, number in
      if number < 0 || reloadedSections.contains(number) { return true }
      let left = before[number].count - gone.count { $0.section == number }
      return after[new].count == left + come.count { $0.section == new }
    }
  }

  private static func isDistinct<Value: Hashable>(_ values: [Value]) -> Bool {
    Set(values).count == values.count
  }

  private static func has(_ path: IndexPath, _ sections: [[Int]]) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }

  /// Makes one random change that UIKit may or may not accept.
  /// - Returns: Whether an accepted batch may move other rows than the data does, so that cells are at wrong places.
  mutating func disturb(before: [[Int]], using random: inout RandomNumbers) -> Bool {
    let path = before.indices.randomElement(using: &random).map {
      IndexPath(row: Int.random(in: 0...before[$0].count, using: &random), section: $0)
    }
    let new = after.indices.randomElement(using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: if let new, !after[new].isEmpty { after[new].removeLast() }
    case 1: if let new { after[new].append(999_999) }
    case 2: after.append([999_998])
    case 3: if !after.isEmpty { after.removeLast() }
    case 4: if let path { deleted.append(path) }
    case 5: if let path { reloaded.append(path) }
    case 6: if let new { inserted.append(IndexPath(row: after[new].count, section: new)) }
    case 7: if !deleted.isEmpty { deleted.removeLast() }
    case 8: if !inserted.isEmpty { inserted.removeLast() }
    case 9:
      if let path, let last = deleted.last { moved.append((path, last)) }
      return true
    case 10:
      let section = Int.random(in: 0...before.count, using: &random)
      if !deletedSections.contains(section) { deletedSections.append(section) }
    default: break
    }
    return false
  }
}
