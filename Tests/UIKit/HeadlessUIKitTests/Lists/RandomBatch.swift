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

  /// Chooses places without repetition.
  mutating func places(_ count: Int, below end: Int, besides taken: Set<Int> = []) -> [Int] {
    Array((0..<max(end, 0)).filter { !taken.contains($0) }.shuffled(using: &self).prefix(count))
  }
}

/// A batch of changes in the numbers and index paths that a list takes.
struct RandomBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []

  /// Makes a batch with several changes of sections, and of items in any of them.
  ///
  /// Most batches fit together. Some do not, because a reload is inserted where something moves.
  init(from old: [[Int]], using random: inout RandomNumbers) {
    let isRestless = random.oneIn(3)
    if isRestless { makeSections(old.count, using: &random) }
    let order = PlainUpdate.splice(old.indices.map { $0 }, sectionChanges)
    makeItems(old, order, using: &random)
  }

  private mutating func makeSections(_ count: Int, using random: inout RandomNumbers) {
    var movers: [Int] = []
    for section in 0..<count {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: deletedSections.append(section)
      case 1: reloadedSections.append(section)
      case 2, 3: movers.append(section)
      default: break
      }
    }
    let inserts = Int.random(in: 0..<3, using: &random)
    let after = count - deletedSections.count + inserts
    insertedSections = random.places(inserts, below: after).sorted()
    // Next to moves, reloads seldom fit.
    if !movers.isEmpty, !random.oneIn(3) { reloadedSections = [] }
    let taken = Set(insertedSections + sectionChanges.insertionsOfReloads)
    let places = random.places(movers.count, below: after, besides: taken)
    movedSections = zip(movers, places).map { ($0, $1) }
  }

  /// The changes of sections alone.
  var sectionChanges: PlainChanges {
    PlainChanges(
      deleted: deletedSections, inserted: insertedSections, reloaded: reloadedSections,
      moved: movedSections)
  }

  /// - Parameter order: The old sections in their new order; nil for new ones.
  private mutating func makeItems(
    _ old: [[Int]], _ order: [Int?], using random: inout RandomNumbers
  ) {
    var movers: [IndexPath] = []
    let reloads = movedSections.isEmpty ? 10 : 60
    for (section, items) in old.enumerated() {
      let isClosed = deletedSections.contains(section) || reloadedSections.contains(section)
      for item in items.indices {
        let path = IndexPath(row: item, section: section)
        if random.oneIn(isClosed ? 30 : 10) {
          deleted.append(path)
        } else if random.oneIn(isClosed ? 30 : 12) {
          movers.append(path)
        } else if !isClosed, random.oneIn(reloads) {
          reloaded.append(path)
        }
      }
    }
    if order.isEmpty { movers = [] }
    let arriving = movers.map { _ in Int.random(in: order.indices, using: &random) }
    // The final places: first those of inserted items, then those of moved ones.
    var free: [[Int]] = []
    for (new, number) in order.enumerated() {
      let count = Int.random(in: 0..<3, using: &random)
      let moving = arriving.count { $0 == new }
      let left = number.map { number in
        old[number].count - (deleted + movers).count { $0.section == number }
      }
      let total = (left ?? Int.random(in: 0..<3, using: &random)) + count + moving
      let places = random.places(count, below: total)
      inserted += places.map { IndexPath(row: $0, section: new) }
      free.append(
        random.places(moving, below: total, besides: Set(places + insertions(in: new))))
    }
    for (from, section) in zip(movers, arriving) {
      guard let item = free[section].popLast() else {
        deleted.append(from)
        continue
      }
      moved.append((from, IndexPath(row: item, section: section)))
    }
  }

  /// Where reloaded items are inserted again in a section.
  private func insertions(in section: Int) -> [Int] {
    PlainUpdate(self, []).reloadPlaces.filter { $0.section == section }.map(\.row)
  }

  // MARK: Contradictions

  /// Makes one change that contradicts the others, or may do so.
  mutating func disturb(_ before: [[Int]], _ after: [[Int]], using random: inout RandomNumbers) {
    let path = before.indices.randomElement(using: &random).map {
      IndexPath(row: Int.random(in: 0...before[$0].count, using: &random), section: $0)
    }
    let new = after.indices.randomElement(using: &random).map {
      IndexPath(row: Int.random(in: 0...after[$0].count, using: &random), section: $0)
    }
    let section = Int.random(in: 0...before.count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: if let path { deleted.append(path) }
    case 1: if let path { reloaded.append(path) }
    case 2: if let new { inserted.append(new) }
    case 3: if !deleted.isEmpty { deleted.removeLast() }
    case 4: if !inserted.isEmpty { inserted.removeLast() }
    case 5: if let path, let last = moved.last { moved.append((path, last.to)) }
    case 6: if let path, let new { moved.append((path, new)) }
    case 7: deletedSections.append(section)
    case 8: reloadedSections.append(section)
    case 9: insertedSections.append(Int.random(in: 0...after.count, using: &random))
    case 10:
      movedSections.append((section, Int.random(in: 0...after.count, using: &random)))
    case 11, 12:
      guard let again = inserted.randomElement(using: &random) else { return }
      inserted += Array(repeating: again, count: Int.random(in: 1...3, using: &random))
    default: if let last = moved.last { reloaded.append(last.from) }
    }
  }

  // MARK: Performing

  /// Performs calls in a batch, with some of them in batches inside it.
  @MainActor static func perform(
    _ calls: [() -> Void], using random: inout RandomNumbers,
    batch: (Bool, @escaping () -> Void) -> Void
  ) {
    let split = Int.random(in: 0...calls.count, using: &random)
    let isOld = random.oneIn(2)
    var inner = random
    withoutActuallyEscaping(batch) { batch in
      batch(isOld) {
        for call in calls[..<split] { call() }
        if calls.count - split > 1, inner.oneIn(2) {
          perform(Array(calls[split...]), using: &inner, batch: batch)
        } else {
          for call in calls[split...] { call() }
        }
      }
    }
    random = inner
  }
}
