import Foundation
import HeadlessUIKit
import InterfaceBuilder
import NibCompiler
import TestSupport
import Testing

/// Tables and collections of real apps' documents on their own screens, with their own prototypes and rows of the test's.
@MainActor
@Suite(
  .enabled(if: Corpus.folder != nil, "skipped: XIB_CORPUS names no folder of real documents"),
  .ownEnvironment)
struct CorpusListTests {
  /// Rows whose cells are the document's prototypes in turn.
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    static let count = 300
    let identifiers: [String]
    var asked = 0

    init(_ identifiers: [String]) { self.identifiers = identifiers }

    private func identifier(_ path: IndexPath) -> String {
      identifiers[path[1] % identifiers.count]
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      Self.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: identifier(indexPath), for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { Self.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      asked += 1
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier(indexPath), for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "side")
      return collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "side", for: indexPath)
    }
  }

  /// What scrolling a list to its end and back has shown.
  private struct Journey {
    var problems: [String] = []
    var cells: Set<ObjectIdentifier> = []
    var most = 0

    @MainActor mutating func note(_ cells: [UIView], _ paths: [IndexPath], _ list: UIScrollView) {
      most = max(most, cells.count)
      self.cells.formUnion(cells.map { ObjectIdentifier($0) })
      if cells.isEmpty { problems.append("nothing is seen at \(list.contentOffset)") }
      if paths != paths.sorted() || Set(paths).count != paths.count {
        problems.append("the order is wrong at \(list.contentOffset)")
      }
      for cell in cells where !cell.frame.intersects(list.bounds) || !cell.frame.width.isFinite {
        problems.append("\(cell.frame) is not in \(list.bounds)")
      }
      for (cell, next) in zip(cells, cells.dropFirst())
      where list is UITableView && next.frame.minY < cell.frame.maxY - 0.01 {
        problems.append("\(cell.frame) and \(next.frame) overlap")
      }
    }
  }

  private func visible(_ list: UIScrollView) -> (cells: [UIView], paths: [IndexPath]) {
    if let table = list as? UITableView {
      return (table.visibleCells, table.indexPathsForVisibleRows ?? [])
    }
    let collection = list as? UICollectionView
    return (collection?.visibleCells ?? [], collection?.indexPathsForVisibleItems ?? [])
  }

  private func travel(_ list: UIScrollView) -> Journey {
    var journey = Journey()
    list.window?.layoutIfNeeded()
    let isWide = list.contentSize.width > list.bounds.width + 1
    for direction: CGFloat in [1, -1] {
      for _ in 0..<3000 {
        list.window?.layoutIfNeeded()
        let (cells, paths) = visible(list)
        journey.note(cells, paths, list)
        let insets = list.adjustedContentInset
        let seen = isWide ? list.bounds.width : list.bounds.height
        let start = isWide ? -insets.left : -insets.top
        let end =
          isWide
          ? list.contentSize.width + insets.right - seen
          : list.contentSize.height + insets.bottom - seen
        let old = list.contentOffset
        let offset = isWide ? old.x : old.y
        let next = min(max(offset + direction * seen * 0.8, start), max(end, start))
        guard next != offset else { break }
        list.setContentOffset(
          isWide ? CGPoint(x: next, y: old.y) : CGPoint(x: old.x, y: next), animated: false)
      }
      let end = direction > 0 ? Rows.count - 1 : 0
      if !visible(list).paths.contains([0, end]) { journey.problems.append("\(end) is not seen") }
    }
    return journey
  }

  /// The lists with prototypes in a view.
  private func lists(in view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var pending = [view]
    while let here = pending.popLast() {
      if let table = here as? UITableView { found.append(table) }
      if let collection = here as? UICollectionView { found.append(collection) }
      pending += here.subviews
    }
    return found
  }

  @Test func `lists of real documents scroll to their end and back`() throws {
    var options = LoadOptions()
    options.makesStandIns = true
    var screens = 0
    var repositories: Set<String> = []
    for file in Corpus.files(in: "apps", "storyboard", every: 2) {
      guard let document = try? IBDocument(contentsOf: file),
        let storyboard = try? UIStoryboard(document: document, options: options)
      else { continue }
      let known = identifiers(in: file)
      guard !known.isEmpty else { continue }
      for scene in storyboard.identifiers {
        var made: UIViewController?
        _ = FailureLog.during {
          made = storyboard.instantiateViewController(withIdentifier: scene)
        }
        guard let controller = made, let view = controller.view else { continue }
        // The screen is the one of the document: its canvas, with all of its views.
        let window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
        _ = FailureLog.during {
          window.rootViewController = controller
          window.makeKeyAndVisible()
          window.layoutIfNeeded()
        }
        for list in lists(in: view) {
          let identifiers = prototypes(of: list, among: known)
          guard !identifiers.isEmpty, list.bounds.width > 50, list.bounds.height > 50 else {
            continue
          }
          let rows = Rows(identifiers)
          (list as? UITableView)?.delegate = nil
          (list as? UITableView)?.dataSource = rows
          (list as? UICollectionView)?.delegate = nil
          (list as? UICollectionView)?.dataSource = rows
          var journey = Journey()
          let errors = FailureLog.during { journey = travel(list) }
          let place = "\(file.lastPathComponent) \(scene)"
          #expect(errors.isEmpty, "\(place): \(errors.map(\.message))")
          #expect(journey.problems.isEmpty, "\(place): \(journey.problems.prefix(3))")
          // Cells that are used again: each kind has as many as were seen at once, and those that wait.
          #expect(journey.cells.count <= (2 * journey.most + 4) * identifiers.count, "\(place)")
          screens += 1
          let parts = file.path.split(separator: "/")
          if let apps = parts.firstIndex(of: "apps"), apps + 1 < parts.count {
            repositories.insert(String(parts[apps + 1]))
          }
        }
      }
    }
    #expect(screens >= 5 && repositories.count >= 2, "\(screens) screens of \(repositories)")
  }

  /// The identifiers of a document that a list has prototypes for, without those that need a class of the app.
  private func prototypes(of list: UIScrollView, among identifiers: Set<String>) -> [String] {
    identifiers.sorted().filter { identifier in
      var cell: UIView?
      let errors = FailureLog.during {
        if let table = list as? UITableView {
          cell = table.dequeueReusableCell(withIdentifier: identifier)
        } else {
          cell = (list as? UICollectionView)?.dequeueReusableCell(
            withReuseIdentifier: identifier, for: [0, 0])
        }
      }
      return errors.isEmpty && cell != nil
    }
  }

  private func identifiers(in file: URL) -> Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let parts = text.components(separatedBy: "reuseIdentifier=\"").dropFirst()
    return Set(parts.compactMap { $0.split(separator: "\"").first.map(String.init) })
  }
}
