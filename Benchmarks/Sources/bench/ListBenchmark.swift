import Foundation
import HeadlessUIKit

/// The cost of long lists: the first screen, one screen further, the preparation of a flow layout, and what has
/// changed from one snapshot to the next.
@MainActor
struct ListBenchmark {
  private static let rounds = 15

  func run(_ table: inout Table) {
    tables(&table)
    flowLayouts(&table)
    SelfSizingBenchmark().run(&table)
    cells(&table)
    snapshots(&table)
  }

  // MARK: Tables

  private func tables(_ table: inout Table) {
    var times = [String: [Double]]()
    for round in 0...Self.rounds {
      for count in [1000, 1_000_000] {
        let stage = TableStage(count: count)
        let first = milliseconds { stage.window.layoutIfNeeded() }
        stage.table.contentOffset.y += 600
        stage.window.layoutIfNeeded()
        stage.table.contentOffset.y += 600
        let next = milliseconds { stage.window.layoutIfNeeded() }
        guard round > 0 else { continue }
        times["first \(count)", default: []].append(first)
        times["next \(count)", default: []].append(next)
      }
    }
    for (name, goal) in [("first", 3.0), ("next", 2.0)] {
      let long = times["\(name) 1000000", default: []].median
      let short = times["\(name) 1000", default: []].median
      table.add(
        "\(name) screen of a self-sizing table of 1,000,000 rows, against one of 1,000",
        ratio: long / short, atMost: goal, detail: "\(long.text) ms, \(short.text) ms")
    }
  }

  // MARK: Flow layouts

  private func flowLayouts(_ table: inout Table) {
    for isUniform in [true, false] {
      var preparations: [Double] = []
      var queries = [Int: [Double]]()
      for round in 0...Self.rounds {
        for count in [1000, 100_000] {
          let stage = ItemStage(count: count, isUniform: isUniform)
          stage.window.layoutIfNeeded()
          stage.layout.invalidateLayout()
          let time = milliseconds { _ = stage.collection.layoutAttributesForItem(at: [0, 0]) }
          let rect = CGRect(
            x: 0, y: stage.collection.contentSize.height / 2, width: 375, height: 600)
          let query = milliseconds {
            for _ in 0..<50 { _ = stage.layout.layoutAttributesForElements(in: rect) }
          }
          guard round > 0 else { continue }
          if count == 100_000 { preparations.append(time) }
          queries[count, default: []].append(query / 50)
        }
      }
      let kind = isUniform ? "one size" : "sizes of the delegate"
      table.add(
        "prepare a flow layout of 100,000 items of \(kind), per item against 100 ns",
        ratio: preparations.median * 10 / 100, atMost: 1,
        detail: "\((preparations.median * 10).text) ns")
      let (long, short) = (queries[100_000, default: []].median, queries[1000, default: []].median)
      table.add(
        "a screen of 100,000 items of \(kind), against one of 1,000", ratio: long / short,
        atMost: 2, detail: "\((long * 1000).text) µs, \((short * 1000).text) µs")
    }
  }

  // MARK: Reuse

  private func cells(_ table: inout Table) {
    CountedCell.made.cells = []
    let stage = TableStage(count: 100_000)
    stage.window.layoutIfNeeded()
    let screen = stage.table.visibleCells.count
    while stage.table.contentOffset.y + 600 < stage.table.contentSize.height {
      stage.table.contentOffset.y += 600
      stage.window.layoutIfNeeded()
    }
    let alive = CountedCell.made.cells.compactMap(\.cell)
    let visible = stage.table.visibleCells.count
    // If the queue is empty, the table creates a new cell, which ends the loop.
    var waiting: [UITableViewCell] = []
    while let cell = stage.table.dequeueReusableCell(withIdentifier: "row"),
      alive.contains(where: { $0 === cell })
    { waiting.append(cell) }
    table.add(
      "cells alive after scrolling through 100,000 rows, against the visible and the waiting ones",
      ratio: Double(alive.count) / Double(visible + waiting.count), atMost: 1,
      detail: "\(alive.count), \(visible) and \(waiting.count)")
    table.add(
      "the same cells, against those of two screens",
      ratio: Double(alive.count) / Double(2 * screen), atMost: 1,
      detail: "\(alive.count), \(screen)")
  }

  // MARK: Snapshots

  private func snapshots(_ table: inout Table) {
    let (old, new) = Self.lists(10_000)
    let (longOld, longNew) = Self.lists(40_000)
    var ours: [Double] = []
    var long: [Double] = []
    var standard: [Double] = []
    for round in 0...Self.rounds {
      let stage = SnapshotStage()
      stage.show(old)
      let time = milliseconds { stage.show(new) }
      let other = milliseconds { _ = new.difference(from: old) }
      let longStage = SnapshotStage()
      longStage.show(longOld)
      let longTime = milliseconds { longStage.show(longNew) }
      guard round > 0 else { continue }
      ours.append(time)
      standard.append(other)
      long.append(longTime)
    }
    table.add(
      "apply a snapshot of 10,000 items with 5 % changed, against difference(from:)",
      ratio: ours.median / standard.median, atMost: 1,
      detail: "\(ours.median.text) ms, \(standard.median.text) ms")
    table.add(
      "apply a snapshot of 40,000 items with 5 % changed, per item against one of 10,000",
      ratio: long.median / ours.median / 4, atMost: 1.5,
      detail: "\(long.median.text) ms, \(ours.median.text) ms")
  }

  /// Returns numbers, and the same with 5 % of them replaced or at other places.
  private static func lists(_ count: Int) -> (old: [Int], new: [Int]) {
    let old = Array(0..<count)
    var new = old
    for index in stride(from: 0, to: count, by: 40) {
      new[index] = count + index
      new.swapAt(index + 7, (index * 13 + 4001) % count)
    }
    return (old, new)
  }
}

/// A cell that the tally does not keep alive.
private struct WeakCell {
  weak var cell: CountedCell?
}

/// The cells that were made.
@MainActor
private final class Tally {
  var cells: [WeakCell] = []
  nonisolated init() {}
}

extension UILabel {
  /// Fills the content of a cell, whose size the text then decides.
  /// - Parameter margins: The space at each side, and above and below, in points.
  func fill(_ content: UIView, margins: CGSize) {
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: content.topAnchor, constant: margins.height),
      bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -margins.height),
      leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margins.width),
      trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margins.width),
    ])
  }
}

/// A cell whose label decides its height.
private final class CountedCell: UITableViewCell {
  static let made = Tally()
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made.cells.append(WeakCell(cell: self))
    label.fill(contentView, margins: CGSize(width: 16, height: 8))
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TableStage: NSObject, UITableViewDataSource {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  let table: UITableView
  private let count: Int

  init(count: Int) {
    self.count = count
    table = UITableView(frame: window.bounds)
    super.init()
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? CountedCell)?.label.text =
      "Row \(indexPath.row)" + String(repeating: " and more", count: indexPath.row % 9)
    return cell
  }
}

@MainActor
private final class ItemStage: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  private let count: Int
  private let isUniform: Bool

  init(count: Int, isUniform: Bool) {
    self.count = count
    self.isUniform = isUniform
    collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    layout.itemSize = CGSize(width: 80, height: 80)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = self
    if !isUniform { collection.delegate = self }
    window.addSubview(collection)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 60 + indexPath.item % 5 * 10, height: 80) }
}

@MainActor
private final class SnapshotStage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
  private let table: UITableView
  private let source: UITableViewDiffableDataSource<Int, Int>

  init() {
    table = UITableView(frame: window.bounds)
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = UITableViewDiffableDataSource(tableView: table) { table, path, number in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  func show(_ numbers: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(numbers)
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
  }
}
