import Foundation
import HeadlessUIKit
import Testing

/// Batches of random changes, against a plain model of what a list must show then, and of what UIKit refuses.
@MainActor @Suite(.ownEnvironment)
struct RandomUpdateTests {
  private static let start = [Array(0..<12), Array(12..<25), Array(25..<40), [40, 41]]

  /// What a run of random batches has met.
  private struct Tally {
    var accepted = 0
    var refused: Set<String> = []
    var cells: Set<ObjectIdentifier> = []
    /// The most cells that were in the list at once.
    var most = 0
    /// How many headers and footers stayed with their sections.
    var keptSides = 0
  }

  /// Performs random batches with and without animations, some of them while the last one is still moving, and some after
  /// scrolling.
  private func run(_ list: some UpdatedList, rounds: Int, seed: UInt64) -> Tally {
    var random = RandomNumbers(state: seed)
    var next = 100
    var tally = Tally()
    for round in 0..<rounds {
      if list.sections.count > 9 || !(20...120).contains(list.sections.joined().count) {
        list.sections = Self.start.map { $0.map { $0 + next } }
        next += 42
        list.reload()
      }
      if random.oneIn(3) {
        list.view.contentOffset.y = CGFloat.random(in: 0...900, using: &random).rounded()
        list.window.layoutIfNeeded()
      }
      let mark = "round \(round)"
      step(list, mark, &next, &random, &tally)
      if random.oneIn(3) {
        HeadlessClock.shared.advance(by: 0.4)
        checkFrames(list, mark)
        for (cell, _) in list.cells { #expect(cell.alpha == 1, "\(mark)") }
      }
    }
    return tally
  }

  /// Performs one batch and compares the list with the model.
  private func step(
    _ list: some UpdatedList, _ mark: String, _ next: inout Int, _ random: inout RandomNumbers,
    _ tally: inout Tally
  ) {
    let before = list.sections
    var batch = RandomBatch(from: before, using: &random)
    if random.oneIn(5) {
      batch.disturb(before, before, using: &random)
    }
    let update = PlainUpdate(batch, before)
    // A batch that moves an item twice is refused, but each number must stay unique.
    var seen: Set<Int> = []
    var after = update.outcome.map { items in
      items.map { item in
        if let item, seen.insert(item).inserted { return item }
        return fresh(&next)
      }
    }
    for section in after.indices where update.order[section] == nil {
      for _ in 0..<Int.random(in: 0..<4, using: &random) { after[section].append(fresh(&next)) }
    }
    if random.oneIn(12), let section = after.indices.randomElement(using: &random) {
      if after[section].isEmpty || random.oneIn(2) {
        after[section].append(fresh(&next))
      } else {
        after[section].removeLast()
      }
    }
    if random.oneIn(40) { after.append([fresh(&next)]) }
    let refusals = update.refusals(after, list.item)
    let kept = refusals.isEmpty ? Set(update.outcome.joined().compactMap { $0 }) : []
    let chosen = before.indices.randomElement(using: &random).flatMap { section in
      before[section].indices.randomElement(using: &random).map {
        IndexPath(row: $0, section: section)
      }
    }
    list.select(random.oneIn(6) ? nil : chosen)
    let selected = Set(list.selectedPaths.map { before[$0.section][$0.row] })
    let old = cellsByText(list)
    let oldSides = [true, false].map { isHeader in
      before.indices.map { list.side(ofSection: $0, isHeader: isHeader) }
    }
    let calls = list.calls(of: batch).shuffled(using: &random)
    let isAnimated = random.oneIn(2)
    var numbers = random
    let errors = FailureLog.during {
      list.sections = after
      let perform = {
        RandomBatch.perform(calls, using: &numbers) { list.batch(isOld: $0, $1) }
        list.window.layoutIfNeeded()
      }
      if isAnimated { perform() } else { UIView.performWithoutAnimation(perform) }
    }
    random = numbers
    #expect(errors.count == (refusals.isEmpty ? 0 : 1), "\(mark): \(refusals) \(batch)")
    if let message = errors.first?.message {
      let refusal = refusals.first(where: message.hasPrefix)
      #expect(refusal != nil, "\(mark): \(message), not one of \(refusals)")
      if let refusal { tally.refused.insert(kind(of: refusal)) }
    } else {
      tally.accepted += 1
    }
    checkVisible(list, mark)
    for (text, cell) in cellsByText(list) where kept.contains(Int(text) ?? -1) {
      if let known = old[text] { #expect(known === cell, "\(mark): \(text)") }
    }
    if refusals.isEmpty {
      for (section, number) in update.order.enumerated() {
        guard let number, !batch.reloadedSections.contains(number) else { continue }
        for (sides, isHeader) in zip(oldSides, [true, false]) {
          guard let known = sides[number],
            let side = list.side(ofSection: section, isHeader: isHeader)
          else { continue }
          #expect(known === side, "\(mark): section \(section)")
          tally.keptSides += 1
        }
      }
    }
    let now = Set(list.selectedPaths.map { after[$0.section][$0.row] })
    #expect(now == selected.intersection(kept), "\(mark)")
    for (cell, _) in list.cells { tally.cells.insert(ObjectIdentifier(cell)) }
    tally.most = max(tally.most, list.cells.count)
  }

  private func fresh(_ next: inout Int) -> Int {
    next += 1
    return next
  }

  /// A refusal without its numbers.
  private func kind(of refusal: String) -> String { refusal.filter { !$0.isNumber } }

  // MARK: Comparing

  /// The numbers that must be visible, with their frames, by arithmetic.
  private func wanted(_ list: some UpdatedList) -> [(path: IndexPath, text: String, frame: CGRect)]
  {
    var found: [(path: IndexPath, text: String, frame: CGRect)] = []
    for (section, frames) in list.frames(of: list.sections).enumerated() {
      for (row, frame) in frames.enumerated()
      where frame.maxY > list.view.bounds.minY && frame.minY < list.view.bounds.maxY {
        found.append(
          (IndexPath(row: row, section: section), "\(list.sections[section][row])", frame))
      }
    }
    return found
  }

  /// The visible cells by the texts that they must show; cells on their way out of sight are not among them.
  private func cellsByText(_ list: some UpdatedList) -> [String: UIView] {
    Dictionary(wanted(list).compactMap { item in list.cell(at: item.path).map { (item.text, $0) } })
    {
      first, _ in first
    }
  }

  /// Compares what the list shows now; cells on their way out of sight may be there as well.
  private func checkVisible(_ list: some UpdatedList, _ mark: String) {
    let wanted = wanted(list)
    #expect(list.visiblePaths == wanted.map(\.path), "\(mark)")
    for (path, text, frame) in wanted {
      let shown = list.cells.contains { $0.text == text && $0.cell.frame == frame }
      #expect(shown, "\(mark): \(text) at \(path)")
    }
    for (section, frames) in list.sideFrames(of: list.sections).enumerated() {
      for (frame, isHeader) in [(frames.header, true), (frames.footer, false)] {
        let isVisible = frame.maxY > list.view.bounds.minY && frame.minY < list.view.bounds.maxY
        let side = list.side(ofSection: section, isHeader: isHeader)
        #expect(side?.frame == (isVisible ? frame : nil), "\(mark): section \(section)")
      }
    }
  }

  /// Compares the cells after all animations: exactly the visible ones, at their places.
  private func checkFrames(_ list: some UpdatedList, _ mark: String) {
    let wanted = wanted(list)
    let shown = list.cells.sorted {
      ($0.cell.frame.minY, $0.cell.frame.minX) < ($1.cell.frame.minY, $1.cell.frame.minX)
    }
    #expect(shown.map(\.text) == wanted.map(\.text), "\(mark)")
    #expect(shown.map(\.cell.frame) == wanted.map(\.frame), "\(mark)")
  }

  // MARK: Tests

  private func check(_ tally: Tally, of rounds: Int, _ list: some UpdatedList) {
    let item = list.item
    #expect(tally.accepted > rounds / 2 && tally.accepted < rounds * 9 / 10)
    #expect(
      tally.refused.isSuperset(of: [
        "attempt to delete and reload the same",
        "attempt to perform a delete and a move from the same",
        "attempt to perform an insert and a move to the same", "attempt to delete \(item)",
        "attempt to insert \(item)", "attempt to delete section", "attempt to insert section",
        "attempt to delete or move the same \(item) more than once",
        "attempt to delete or move the same section more than once",
        "attempt to insert two \(item)s at", "attempt to insert two sections at",
        "Invalid update: invalid number of sections.",
        "Invalid update: invalid number of \(item)s in section .",
      ]))
    // Cells are used again, also those that animations move out of sight.
    #expect(tally.cells.count <= 2 * tally.most, "\(tally.cells.count), \(tally.most)")
    #expect(list.cellsAsked > 20 * tally.cells.count, "\(list.cellsAsked)")
    #expect(tally.keptSides > rounds, "\(tally.keptSides)")
  }

  @Test func `a table shows the rows, cells and selection of the model after 5,000 random batches`()
  {
    var random = RandomNumbers(state: 9)
    let kinds: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let list = UpdatedTable(Self.start) { kinds.randomElement(using: &random) ?? .none }
    check(run(list, rounds: 5000, seed: 1), of: 5000, list)
  }

  @Test func `rows that find their own heights follow the model through 1,500 random batches`() {
    let list = UpdatedTable(Self.start, fits: true) { .fade }
    check(run(list, rounds: 1500, seed: 4), of: 1500, list)
  }

  @Test
  func `a collection shows the items, cells and selection of the model after 5,000 random batches`()
  {
    let list = UpdatedCollection(Self.start)
    check(run(list, rounds: 5000, seed: 2), of: 5000, list)
  }
}

/// Batches that contradict themselves or the data.
@MainActor @Suite(.ownEnvironment)
struct RefusedUpdateTests {
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
    let twice =
      "attempt to perform a delete and a move from the same index path"
      + " (<NSIndexPath: …> {length = 2, path ="
    #expect(both.first?.message == twice + " 0 - 2})")
    let reloaded = errors([[1, 2, 0], [3, 4]]) { table in
      table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(reloaded.first?.message == twice + " 0 - 0})")
  }

  @Test func `the reload of a section that is also deleted or moved is refused`() {
    let deleted = errors([[3, 4]]) { table in
      table.reloadSections([0], with: .none)
      table.deleteSections([0], with: .none)
    }
    #expect(deleted.first?.message == "attempt to delete and reload the same section (0)")
    let moved = errors([[3, 4], [0, 1, 2]]) { table in
      table.reloadSections([0], with: .none)
      table.moveSection(0, toSection: 1)
    }
    #expect(
      moved.first?.message
        == "attempt to perform a delete and a move from the same section (0)")
  }

  @Test func `moves do not shift where a reload is inserted, so that both can collide`() {
    let rows = NumberRows([[0], [1], [2], [3], [4]])
    let (table, _) = ListStage.table(rows)
    let sections = FailureLog.during {
      rows.sections = [[0], [1], [9], [3], [2]]
      table.performBatchUpdates {
        table.moveSection(2, toSection: 4)
        table.reloadSections([3], with: .none)
        table.deleteSections([4], with: .none)
        table.insertSections([2], with: .none)
      }
    }
    #expect(
      sections.map(\.message)
        == ["attempt to perform an insert and a move to the same section (4)"])
    let items = errors([[3, 4], [0, 1, 2]]) { table in
      table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
      table.moveSection(1, toSection: 0)
    }
    #expect(
      items.first?.message.hasPrefix("Invalid update: invalid number of rows in section 0.")
        == true && items.first?.message.contains("(0 inserted, 1 deleted)") == true)
  }

  @Test func `a collection view inserts several items at one index path, and a table refuses them`()
  {
    let items = NumberItems([[1, 2]])
    let (collection, _) = ListStage.collection(items, UICollectionViewFlowLayout())
    let known = collection.visibleCells
    let accepted = FailureLog.during {
      items.sections = [[7, 8, 1, 9, 2]]
      collection.performBatchUpdates {
        collection.insertItems(at: [[0, 0], [0, 0], [0, 3]])
      }
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(accepted.isEmpty && collection.visibleCells.map(\.tag) == [7, 8, 1, 9, 2])
    #expect(collection.visibleCells[2] === known[0] && collection.visibleCells[4] === known[1])
    let missing = FailureLog.during {
      items.sections = [[7, 8, 1, 9, 2, 3]]
      collection.performBatchUpdates { collection.insertItems(at: [[0, 5], [0, 5]]) }
    }
    #expect(missing.first?.message.contains("(2 inserted, 0 deleted)") == true)
    let deleted = FailureLog.during {
      items.sections = [[1, 9, 2, 3]]
      collection.performBatchUpdates { collection.deleteItems(at: [[0, 0], [0, 0]]) }
    }
    #expect(
      deleted.map(\.message) == [
        "attempt to delete or move the same item more than once"
          + " (<NSIndexPath: …> {length = 2, path = 0 - 0})"
      ])
    let rows = errors([[8, 9, 0, 1, 2], [3, 4]]) { table in
      table.insertRows(at: [[0, 0], [0, 0]], with: .none)
    }
    #expect(
      rows.map(\.message) == [
        "attempt to insert two rows at the same index path"
          + " (<NSIndexPath: …> {length = 2, path = 0 - 0})"
      ])
  }
}
