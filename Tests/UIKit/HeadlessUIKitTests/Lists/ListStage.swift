import Foundation
import HeadlessUIKit

/// Rows of numbers, section by section, with notes of what the table asks and tells.
@MainActor
final class NumberRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[Int]]
  var heights: ((IndexPath) -> CGFloat)?
  var asked: [IndexPath] = []
  var events: [String] = []
  var identifier = "row"
  /// Sets up cells.
  var setUp: ((UITableViewCell, Int) -> Void)?

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int) { self.init([Array(0..<count)]) }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    let number = sections[indexPath.section][indexPath.row]
    cell.tag = number
    if let setUp { setUp(cell, number) } else { cell.textLabel?.text = "\(number)" }
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { events.append("will \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { events.append("did \(indexPath.row)") }
}

/// Rows whose delegate gives heights.
@MainActor
final class MeasuredRows: NSObject, UITableViewDelegate {
  var asked = 0
  let height: (IndexPath) -> CGFloat

  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height(indexPath)
  }
}

/// Items of numbers, section by section.
@MainActor
final class NumberItems: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  var asked: [IndexPath] = []
  /// Sets up cells, or makes them in another way.
  var setUp: ((UICollectionViewCell, Int) -> Void)?
  var makeCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// Whether the items may move, and the places of each move before and after it.
  var isMovable = false
  var moves: [[IndexPath]] = []

  init(_ sections: [[Int]]) { self.sections = sections }

  convenience init(count: Int, isMovable: Bool = false) {
    self.init([Array(0..<count)])
    self.isMovable = isMovable
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { isMovable }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.item)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    asked.append(indexPath)
    let cell =
      makeCell?(collectionView, indexPath)
      ?? collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    setUp?(cell, cell.tag)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "side", for: indexPath)
  }
}

/// A cell that counts how often it was made and made ready again.
final class CountingCell: UITableViewCell {
  static let made = Counter()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made.count += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A number that tests share on the main actor.
@MainActor
final class Counter {
  var count = 0
  nonisolated init() {}
}

@MainActor
enum ListStage {
  /// What the last stage consists of: neither windows nor lists keep it alive.
  private static let kept = Kept()

  private final class Kept {
    var objects: [AnyObject] = []
    nonisolated init() {}
  }

  /// A table of 320 by 440 points in a window, with rows of 44 points.
  static func table(
    _ rows: NumberRows, cell: UITableViewCell.Type = UITableViewCell.self,
    style: UITableView.Style = .plain
  ) -> (UITableView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    let table = UITableView(frame: window.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.register(cell, forCellReuseIdentifier: rows.identifier)
    table.dataSource = rows
    table.delegate = rows
    kept.objects = [window, rows]
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (table, window)
  }

  /// A collection in a window.
  static func collection(
    _ items: NumberItems, _ layout: UICollectionViewLayout, width: CGFloat = 320,
    height: CGFloat = 440, cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) -> (UICollectionView, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(cell, forCellWithReuseIdentifier: "item")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "side")
    }
    collection.dataSource = items
    kept.objects = [window, items]
    window.addSubview(collection)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (collection, window)
  }

  /// Moves a collection into the view of a controller with a safe area, and sets its margins.
  static func embed(_ collection: UICollectionView, safeArea: UIEdgeInsets, margins: UIEdgeInsets)
    -> UIViewController
  {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = safeArea
    let window = collection.window
    window?.rootViewController = controller
    collection.insetsLayoutMarginsFromSafeArea = false
    collection.layoutMargins = margins
    controller.view.addSubview(collection)
    window?.layoutIfNeeded()
    return controller
  }
}
