import Foundation
import HeadlessUIKit
import Testing

/// Batches of random changes, against a plain model of what a list should show then.
@MainActor @Suite(.serialized, .ownEnvironment)
struct RandomUpdateTests {
  private static let start = [Array(0..<12), Array(12..<25), Array(25..<40)]

  private func path(of number: Int, _ sections: [[Int]]) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: number) { return [section, row] }
    }
    return nil
  }

  @Test func `5,000 random batches leave a table with the rows, cells and selection of the model`()
  {
    var random = RandomNumbers(state: 1)
    var next = 40
    let rows = NumberRows(Self.start)
    let (table, window) = ListStage.table(rows)
    table.allowsMultipleSelection = true
    UIView.performWithoutAnimation {
      for round in 0..<5000 {
        let before = rows.sections
        let batch = RandomBatch(from: before, next: &next, using: &random)
        let cells = Dictionary(
          uniqueKeysWithValues: table.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
        let chosen = before.joined().randomElement(using: &random)
        table.selectRow(at: chosen.flatMap { path(of: $0, before) }, animated: false)
        let selected = Set(
          (table.indexPathsForSelectedRows ?? []).map { before[$0.section][$0.row] })
        rows.sections = batch.after
        let calls = batch.calls(on: table, using: &random)
        RandomBatch.perform(calls, using: &random) { isOld, changes in
          guard isOld else { return table.performBatchUpdates(changes) }
          table.beginUpdates()
          changes()
          table.endUpdates()
        }
        window.layoutIfNeeded()
        let shown = (table.indexPathsForVisibleRows ?? []).map { batch.after[$0.section][$0.row] }
        #expect(table.visibleCells.map(\.tag) == shown, "round \(round)")
        for cell in table.visibleCells {
          guard let old = cells[cell.tag], batch.kept.contains(cell.tag) else { continue }
          #expect(old == ObjectIdentifier(cell), "round \(round)")
        }
        let now = Set(
          (table.indexPathsForSelectedRows ?? []).map { batch.after[$0.section][$0.row] })
        #expect(now == selected.intersection(batch.kept), "round \(round)")
        if round % 7 == 0 {
          table.contentOffset.y = CGFloat.random(in: 0...500, using: &random).rounded()
          window.layoutIfNeeded()
        }
      }
    }
  }

  @Test
  func `5,000 random batches leave a collection with the items, cells and selection of the model`()
  {
    var random = RandomNumbers(state: 2)
    var next = 40
    let items = NumberItems(Self.start)
    let (collection, window) = ListStage.collection(items, UICollectionViewFlowLayout())
    collection.allowsMultipleSelection = true
    UIView.performWithoutAnimation {
      for round in 0..<5000 {
        let before = items.sections
        let batch = RandomBatch(from: before, next: &next, using: &random)
        let cells = Dictionary(
          uniqueKeysWithValues: collection.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
        let chosen = before.joined().randomElement(using: &random)
        collection.selectItem(at: chosen.flatMap { path(of: $0, before) }, animated: false)
        let selected = Set(
          (collection.indexPathsForSelectedItems ?? []).map { before[$0.section][$0.item] })
        items.sections = batch.after
        let calls = batch.calls(on: collection, using: &random)
        RandomBatch.perform(calls, using: &random) { collection.performBatchUpdates($1) }
        window.layoutIfNeeded()
        let shown = collection.indexPathsForVisibleItems.map { batch.after[$0.section][$0.item] }
        #expect(collection.visibleCells.map(\.tag) == shown, "round \(round)")
        for cell in collection.visibleCells {
          #expect(cell.isSelected == selected.intersection(batch.kept).contains(cell.tag))
          guard let old = cells[cell.tag], batch.kept.contains(cell.tag) else { continue }
          #expect(old == ObjectIdentifier(cell), "round \(round)")
        }
        let now = Set(
          (collection.indexPathsForSelectedItems ?? []).map { batch.after[$0.section][$0.item] })
        #expect(now == selected.intersection(batch.kept), "round \(round)")
      }
    }
  }
}

/// Batches that contradict themselves or the data, against a plain model of what UIKit accepts.
@MainActor @Suite(.serialized, .ownEnvironment)
struct RefusedUpdateTests {
  @Test func `of 3,000 disturbed batches, a table refuses exactly those that do not fit`() {
    var random = RandomNumbers(state: 3)
    var next = 40
    let rows = NumberRows([Array(0..<12), Array(12..<25), Array(25..<40)])
    let (table, window) = ListStage.table(rows)
    var refused = 0
    UIView.performWithoutAnimation {
      for round in 0..<3000 {
        let before = rows.sections
        var batch = RandomBatch(from: before, next: &next, using: &random)
        let mayLie = batch.disturb(before: before, using: &random)
        let calls = batch.calls(on: table, using: &random)
        let errors = FailureLog.during {
          rows.sections = batch.after
          table.performBatchUpdates { for call in calls { call() } }
          window.layoutIfNeeded()
        }
        let isAccepted = batch.isAccepted(before: before)
        #expect(errors.count == (isAccepted ? 0 : 1), "round \(round): \(batch)")
        if !isAccepted { refused += 1 }
        if mayLie {
          table.reloadData()
          window.layoutIfNeeded()
        }
        let shown = (table.indexPathsForVisibleRows ?? []).map { batch.after[$0.section][$0.row] }
        #expect(table.visibleCells.map(\.tag) == shown, "round \(round)")
        if rows.sections.count > 6 || rows.sections.joined().count > 80 {
          rows.sections = [Array(0..<12), Array(12..<25), Array(25..<40)]
          table.reloadData()
          window.layoutIfNeeded()
        }
      }
    }
    #expect(refused > 1000 && refused < 2500)
  }

  @Test func `of 3,000 disturbed batches, a collection refuses exactly those that do not fit`() {
    var random = RandomNumbers(state: 4)
    var next = 40
    let items = NumberItems([Array(0..<12), Array(12..<25), Array(25..<40)])
    let (collection, window) = ListStage.collection(items, UICollectionViewFlowLayout())
    var refused = 0
    UIView.performWithoutAnimation {
      for round in 0..<3000 {
        let before = items.sections
        var batch = RandomBatch(from: before, next: &next, using: &random)
        let mayLie = batch.disturb(before: before, using: &random)
        let calls = batch.calls(on: collection, using: &random)
        let errors = FailureLog.during {
          items.sections = batch.after
          collection.performBatchUpdates { for call in calls { call() } }
          window.layoutIfNeeded()
        }
        let isAccepted = batch.isAccepted(before: before)
        #expect(errors.count == (isAccepted ? 0 : 1), "round \(round): \(batch)")
        if !isAccepted { refused += 1 }
        if mayLie {
          collection.reloadData()
          window.layoutIfNeeded()
        }
        let shown = collection.indexPathsForVisibleItems.map { batch.after[$0.section][$0.item] }
        #expect(collection.visibleCells.map(\.tag) == shown, "round \(round)")
        if items.sections.count > 6 || items.sections.joined().count > 80 {
          items.sections = [Array(0..<12), Array(12..<25), Array(25..<40)]
          collection.reloadData()
          window.layoutIfNeeded()
        }
      }
    }
    #expect(refused > 1000 && refused < 2500)
  }

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
