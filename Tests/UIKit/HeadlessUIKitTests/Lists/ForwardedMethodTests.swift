import Foundation
import HeadlessUIKit
import Testing

/// Methods of delegates that lists do not call, but apps do, for example to forward what a delegate answers.
@MainActor @Suite(.ownEnvironment) struct ForwardedMethodTests {
  private final class Answers: NSObject, UITableViewDelegate, UICollectionViewDelegate,
    UICollectionViewDataSource
  {
    private(set) var performed: [String] = []

    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }
    func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { performed.append("\(action) \(indexPath.row)") }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
      IndexPath(row: 3, section: 0)
    }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
      -> Bool
    { false }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private final class Silence: NSObject, UITableViewDelegate, UICollectionViewDelegate {}

  private let path = IndexPath(row: 1, section: 0)

  @Test func `a delegate of a table answers for menus and the focus`() {
    let table = UITableView()
    let answers = Answers()
    let delegate: any UITableViewDelegate = answers
    #expect(delegate.tableView(table, shouldShowMenuForRowAt: path))
    delegate.tableView(
      table, performAction: Selector("copy:"), forRowAt: path, withSender: nil)
    #expect(answers.performed == ["copy: 1"])
    #expect(delegate.indexPathForPreferredFocusedView(in: table)?.row == 3)
    let silence: any UITableViewDelegate = Silence()
    #expect(!silence.tableView(table, shouldShowMenuForRowAt: path))
    #expect(silence.tableView(table, canFocusRowAt: path))
    #expect(!silence.tableView(table, shouldBeginMultipleSelectionInteractionAt: path))
    silence.tableViewDidEndMultipleSelectionInteraction(table)
  }

  @Test func `a delegate of a collection view answers for the focus and index titles`() {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let answers = Answers()
    let delegate: any UICollectionViewDelegate = answers
    #expect(!delegate.collectionView(list, canFocusItemAt: path))
    #expect(delegate.indexPathForPreferredFocusedView(in: list) == nil)
    #expect((answers as any UICollectionViewDataSource).indexTitles(for: list) == ["A", "B"])
    let silence: any UICollectionViewDelegate = Silence()
    #expect(silence.collectionView(list, canFocusItemAt: path))
    #expect(
      silence.collectionView(list, sceneActivationConfigurationForItemAt: path, point: .zero) == nil
    )
  }

  /// A controller that overrides a method of the focus.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
  }

  @Test func `a table controller's override is what its delegate answers`() {
    let rows = Rows(style: .plain)
    let delegate: any UITableViewDelegate = rows
    #expect(delegate.tableView(rows.tableView, canFocusRowAt: path))
    #expect(!delegate.tableView(rows.tableView, canFocusRowAt: IndexPath(row: 0, section: 0)))
  }
}
