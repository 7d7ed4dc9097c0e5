import Foundation
import HeadlessUIKit
import Testing

/// Batches of random changes, against a plain model of what a list should show then.
@MainActor @Suite(.serialized, .ownEnvironment)
struct RandomUpdateTests {
  /// A generator that gives the same numbers in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// One batch, in the numbers that a list takes.
  private struct Batch {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var movedSections: [(Int, Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(IndexPath, IndexPath)] = []
    var reloaded: [IndexPath] = []
    var after: [[Int]] = []
    /// The numbers whose cells stay.
    var kept: Set<Int> = []
  }

  /// Makes a batch by building what comes out of it: numbers that stay keep their order but for those that move.
  private func batch(_ old: [[Int]], next: inout Int, _ random: inout Numbers) -> Batch {
    var batch = Batch()
    var oldNumbers = Array(old.indices)
    var moving: [Int] = []
    if old.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
      let number = Int.random(in: old.indices, using: &random)
      batch.deletedSections = [number]
      oldNumbers.removeAll { $0 == number }
    }
    if oldNumbers.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
      let number = oldNumbers.remove(at: Int.random(in: oldNumbers.indices, using: &random))
      moving = [number]
    }
    // New sections are -1.
    var order = oldNumbers
    if Int.random(in: 0..<6, using: &random) == 0 {
      order.insert(-1, at: Int.random(in: 0...order.count, using: &random))
    }
    for number in moving {
      order.insert(number, at: Int.random(in: 0...order.count, using: &random))
    }
    for (new, number) in order.enumerated() {
      if number < 0 { batch.insertedSections.append(new) }
      if moving.contains(number) { batch.movedSections.append((number, new)) }
    }
    var rows = order.map { $0 < 0 ? [] : old[$0] }
    var travelling: [(Int, IndexPath)] = []
    for (new, number) in order.enumerated() where number >= 0 {
      for (row, value) in old[number].enumerated().reversed() {
        let path = IndexPath(row: row, section: number)
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          batch.deleted.append(path)
          rows[new].remove(at: row)
        case 1:
          travelling.append((value, path))
          rows[new].remove(at: row)
        case 2: batch.reloaded.append(path)
        default: break
        }
      }
    }
    let reloaded = Set(batch.reloaded.map { old[$0.section][$0.row] })
    batch.kept = Set(rows.joined()).subtracting(reloaded).union(travelling.map(\.0))
    // What comes is inserted from the front, so that places are final.
    var arrivals: [(section: Int, value: Int, from: IndexPath?)] = travelling.compactMap {
      rows.isEmpty ? nil : (Int.random(in: rows.indices, using: &random), $0.0, $0.1)
    }
    for _ in 0..<Int.random(in: 0..<5, using: &random) where !rows.isEmpty {
      arrivals.append((Int.random(in: rows.indices, using: &random), next, nil))
      next += 1
    }
    for (value, path) in travelling where rows.isEmpty {
      batch.kept.remove(value)
      batch.deleted.append(path)
    }
    for section in rows.indices {
      let own = arrivals.filter { $0.section == section }
      var places = Set<Int>()
      let total = rows[section].count + own.count
      while places.count < own.count {
        places.insert(Int.random(in: 0..<total, using: &random))
      }
      for (place, arrival) in zip(places.sorted(), own) {
        rows[section].insert(arrival.value, at: place)
        let path = IndexPath(row: place, section: section)
        if let from = arrival.from {
          batch.moved.append((from, path))
        } else {
          batch.inserted.append(path)
        }
      }
    }
    batch.after = rows
    return batch
  }

  @Test func `5,000 random batches leave a table with the rows, cells and selection of the model`()
  {
    var random = Numbers(state: 1)
    var next = 40
    let rows = NumberRows([Array(0..<12), Array(12..<25), Array(25..<40)])
    let (table, window) = ListStage.table(rows)
    table.allowsMultipleSelection = true
    UIView.performWithoutAnimation {
      for round in 0..<5000 {
        let before = rows.sections
        let batch = batch(before, next: &next, &random)
        let cells = Dictionary(
          uniqueKeysWithValues: table.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
        let chosen = before.joined().randomElement(using: &random)
        if let chosen, let path = Self.path(of: chosen, before) {
          table.selectRow(at: path, animated: false)
        }
        let selected = Set(
          (table.indexPathsForSelectedRows ?? []).map { before[$0.section][$0.row] })
        rows.sections = batch.after
        var calls: [() -> Void] = [
          { table.deleteRows(at: batch.deleted, with: .none) },
          { table.insertRows(at: batch.inserted, with: .none) },
          { table.reloadRows(at: batch.reloaded, with: .none) },
          { for (from, to) in batch.moved { table.moveRow(at: from, to: to) } },
          { table.deleteSections(IndexSet(batch.deletedSections), with: .none) },
          { table.insertSections(IndexSet(batch.insertedSections), with: .none) },
          { for (from, to) in batch.movedSections { table.moveSection(from, toSection: to) } },
        ]
        calls.shuffle(using: &random)
        table.performBatchUpdates { for call in calls { call() } }
        window.layoutIfNeeded()
        let shown = (table.indexPathsForVisibleRows ?? []).map { batch.after[$0.section][$0.row] }
        #expect(table.visibleCells.map(\.tag) == shown, "round \(round)")
        for cell in table.visibleCells {
          guard let old = cells[cell.tag], batch.kept.contains(cell.tag) else { continue }
          #expect(old == ObjectIdentifier(cell), "round \(round)")
        }
        let present = Set(batch.after.joined())
        let reloaded = Set(batch.reloaded.map { before[$0.section][$0.row] })
        let now = Set(
          (table.indexPathsForSelectedRows ?? []).map { batch.after[$0.section][$0.row] })
        #expect(now == selected.intersection(batch.kept.union(reloaded)).intersection(present))
        if round % 7 == 0 {
          table.contentOffset.y = CGFloat.random(in: 0...500, using: &random).rounded()
          window.layoutIfNeeded()
        }
      }
    }
  }

  @Test func `5,000 random batches leave a collection with the items and cells of the model`() {
    var random = Numbers(state: 2)
    var next = 40
    let items = NumberItems([Array(0..<12), Array(12..<25), Array(25..<40)])
    let (collection, window) = ListStage.collection(items, UICollectionViewFlowLayout())
    UIView.performWithoutAnimation {
      for round in 0..<5000 {
        let batch = batch(items.sections, next: &next, &random)
        let cells = Dictionary(
          uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
        items.sections = batch.after
        var calls: [() -> Void] = [
          { collection.deleteItems(at: batch.deleted) },
          { collection.insertItems(at: batch.inserted) },
          { collection.reloadItems(at: batch.reloaded) },
          { for (from, to) in batch.moved { collection.moveItem(at: from, to: to) } },
          { collection.deleteSections(IndexSet(batch.deletedSections)) },
          { collection.insertSections(IndexSet(batch.insertedSections)) },
          { for (from, to) in batch.movedSections { collection.moveSection(from, toSection: to) } },
        ]
        calls.shuffle(using: &random)
        collection.performBatchUpdates { for call in calls { call() } }
        window.layoutIfNeeded()
        let shown = collection.indexPathsForVisibleItems.map { batch.after[$0.section][$0.item] }
        #expect(collection.visibleCells.map(\.tag) == shown, "round \(round)")
        for cell in collection.visibleCells {
          guard let old = cells[cell.tag], batch.kept.contains(cell.tag) else { continue }
          #expect(old == ObjectIdentifier(cell), "round \(round)")
        }
      }
    }
  }

  private static func path(of number: Int, _ sections: [[Int]]) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: What UIKit refuses

  private func errors(_ after: [[Int]], _ change: @escaping (UITableView) -> Void) -> [NibError] {
    let rows = NumberRows([[0, 1, 2], [3, 4]])
    let (table, window) = ListStage.table(rows)
    return FailureLog.during {
      rows.sections = after
      table.performBatchUpdates { change(table) }
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.tag) == Array(after.joined()))
    }
  }

  @Test func `a count that does not fit is refused with the counts before and after`() {
    let wrong = errors([[0, 1], [3, 4]]) { table in
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(wrong.map(\.kind) == [.invalidUse])
    let message = wrong.first?.message ?? ""
    #expect(message.hasPrefix("Invalid update: invalid number of rows in section 0."))
    #expect(
      message.contains("after the update (2) must be equal to")
        && message.contains("before the update (3)"))
    #expect(message.contains("1 inserted, 0 deleted"))
    #expect(errors([[0, 1, 2], [3, 4]]) { _ in }.isEmpty)
    let sections = errors([[0, 1, 2]]) { _ in }
    let refusal = sections.first?.message ?? ""
    #expect(refusal.hasPrefix("Invalid update: invalid number of sections."))
  }

  @Test func `changes of rows that do not exist, or two of one row, are refused`() {
    let deleted = errors([[0, 1, 2], [3]]) { table in
      table.deleteRows(at: [IndexPath(row: 2, section: 1)], with: .none)
    }
    #expect(deleted.first?.message.contains("only contains 2 rows before the update") == true)
    let inserted = errors([[0, 1, 2, 9], [3, 4]]) { table in
      table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .none)
    }
    #expect(inserted.first?.message.contains("only 4 rows in section 0 after") == true)
    let both = errors([[0, 1], [3, 4]]) { table in
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(both.first?.message.hasPrefix("attempt to delete or move the same row") == true)
    let reloaded = errors([[1, 2, 0], [3, 4]]) { table in
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(reloaded.first?.message.contains("reload") == true)
  }
}
