import Foundation
import HeadlessUIKit
import Testing

/// Rows, headers and footers next to a safe area at the sides, as on a phone in landscape.
@MainActor @Suite(.ownEnvironment)
struct RowSideTests {
  /// Headers with titles, and rows that can be edited and moved.
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row"
      cell.showsReorderControl = true
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private let rows = Rows()
  private let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 300))

  /// A table of 800 by 300 points with a safe area of 50 points at the left and 30 points at the right.
  private func table(_ style: UITableView.Style, _ source: (any UITableViewDataSource)? = nil)
    -> UITableView
  {
    let controller = UITableViewController(style: style)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)
    screen.rootViewController = controller
    let table = controller.tableView ?? UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = source ?? rows
    screen.makeKeyAndVisible()
    screen.layoutIfNeeded()
    return table
  }

  /// Whether lengths differ by rounding at most.
  private func isNear(_ length: CGFloat?, _ other: CGFloat) -> Bool {
    length.map { abs($0 - other) < 1e-6 } ?? false
  }

  @Test func `the content of cells and headers stays inside the safe area`() throws {
    let table = table(.plain)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == 0 && cell.frame.width == 800)
    #expect(isNear(cell.contentView.frame.minX, 50))
    // The accessory is 30 points wide, and the margin next to it 20.
    #expect(isNear(cell.contentView.frame.maxX, 800 - 30 - 50))
    #expect(isNear(cell.accessoryView?.frame.maxX, 800 - 30 - 20))
    #expect(isNear(cell.separatorInset.left, 50 + 20))
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.minX == 0 && header.frame.width == 800)
    #expect(isNear(header.contentView.frame.minX, 50) && isNear(header.contentView.frame.maxX, 770))

    table.insetsContentViewsToSafeArea = false
    table.layoutIfNeeded()
    #expect(isNear(cell.contentView.frame.minX, 0) && isNear(cell.contentView.frame.maxX, 750))
  }

  @Test func `controls of the editing mode stay inside the safe area`() throws {
    let table = table(.plain)
    table.isEditing = true
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let controls = cell.subviews.filter { $0 is UIControl }.map(\.frame).sorted {
      $0.minX < $1.minX
    }
    #expect(controls.count == 2 && isNear(controls[0].minX, 50))
    #expect(isNear(controls.last?.minX, 800 - 30 - 38))
    #expect(isNear(cell.contentView.frame.minX, 50 + 38))
  }

  @Test func `in right-to-left layouts, the left side is the trailing one`() throws {
    let table = table(.plain)
    table.semanticContentAttribute = .forceRightToLeft
    let cell = try #require(table.visibleCells.first)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(isNear(cell.contentView.frame.maxX, 770))
    #expect(isNear(cell.accessoryView?.frame.minX, 50 + 20))
  }

  @Test func `sections of inset grouped tables begin inside the safe area, with their headers`()
    throws
  {
    let table = table(.insetGrouped)
    let cell = try #require(table.visibleCells.first)
    #expect(isNear(cell.frame.minX, 70) && isNear(cell.frame.maxX, 750))
    #expect(cell.contentView.frame.minX == 0)
    let header = try #require(table.headerView(forSection: 0))
    #expect(isNear(header.frame.minX, 70) && isNear(header.frame.maxX, 750))
    #expect(isNear(table.rectForHeader(inSection: 0).minX, 70))
    // The title begins where the text of the rows begins.
    let title = try #require(header.textLabel)
    let text = try #require(cell.textLabel)
    #expect(isNear(title.convert(CGPoint.zero, to: nil).x, text.convert(CGPoint.zero, to: nil).x))
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `rows find other heights when the safe area leaves them another width`(
    style: UITableView.Style
  ) throws {
    let texts = NumberRows(count: 1)
    texts.setUp = { cell, _ in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 30)
    }
    let table = table(style, texts)
    table.rowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    let height = table.rectForRow(at: [0, 0]).height
    let window = try #require(table.window)
    window.rootViewController?.additionalSafeAreaInsets.right = 400
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height > height)
    window.rootViewController?.additionalSafeAreaInsets.right = 30
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).height == height)
    withExtendedLifetime(texts) {}
  }
}
