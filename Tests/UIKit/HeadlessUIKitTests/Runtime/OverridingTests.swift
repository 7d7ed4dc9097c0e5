import Foundation
import HeadlessUIKit
import Testing

/// Members of UIKit's classes that apps override to add something of their own.
@MainActor @Suite(.ownEnvironment) struct OverridingTests {
  private final class Table: UITableView, UITableViewDataSource {
    var calls: [String] = []
    var count = 2

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    override func beginUpdates() {
      calls.append("begin")
      super.beginUpdates()
    }
    override func endUpdates() {
      super.endUpdates()
      calls.append("end")
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert \(indexPaths.count)")
      super.insertRows(at: indexPaths, with: .none)
    }
    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      calls.append("select")
      super.selectRow(at: indexPath, animated: false, scrollPosition: scrollPosition)
    }
    override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow ?? [9, 9] }
  }

  @Test func `a table's own methods run instead of UIKit's, and inside batches`() {
    let own = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    own.dataSource = own
    own.layoutIfNeeded()
    let table: UITableView = own
    own.count = 3
    table.beginUpdates()
    table.insertRows(at: [[0, 2]], with: .fade)
    table.endUpdates()
    #expect(table.indexPathForSelectedRow == [9, 9])
    table.selectRow(at: [0, 2], animated: false)
    #expect(own.calls == ["begin", "insert 1", "end", "select"])
    #expect(table.numberOfRows(inSection: 0) == 3 && table.indexPathForSelectedRow == [0, 2])
    own.count = 4
    table.insertRows(at: [[0, 3]], with: .fade)
    // A change outside of a batch does not call the methods for batches.
    #expect(own.calls.suffix(2) == ["select", "insert 1"])
  }

  private final class Button: UIButton {
    var added: [Event] = []
    override func addTarget(_ target: Any?, action: Selector, for events: Event) {
      added.append(events)
      super.addTarget(target, action: action, for: events)
    }
    override func sizeToFit() {
      super.sizeToFit()
      bounds.size.width += 10
    }
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
  }

  @Test func `controls and views can be asked through their superclass`() {
    let own = Button(type: .custom)
    let control: UIControl = own
    control.addTarget(nil, action: Selector("tap"), for: .touchUpInside)
    #expect(own.added == [.touchUpInside] && control.allControlEvents == .touchUpInside)
    let width = own.sizeThatFits(.zero).width
    (own as UIView).sizeToFit()
    #expect(own.bounds.width == width + 10 && (own as UIView).safeAreaInsets.top == 7)
    #expect((own as UIView).alignmentRect(forFrame: own.bounds).minX == 1)
  }

  private final class Screen: UIViewController {
    let outer = UINavigationController()
    override var navigationController: UINavigationController? { outer }
    override var presentedViewController: UIViewController? { self }
    override var isBeingDismissed: Bool { true }
  }

  private final class Shade: CALayer {
    var removals = 0
    override func removeAllAnimations() {
      removals += 1
      super.removeAllAnimations()
    }
    override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(bounds) }
  }

  @Test func `a controller of a test names other controllers, and a layer counts`() {
    let screen = Screen()
    let controller: UIViewController = screen
    #expect(controller.navigationController === screen.outer && controller.isBeingDismissed)
    #expect(controller.presentedViewController === screen)
    let shade = Shade()
    shade.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    (shade as CALayer).removeAllAnimations()
    (shade as CALayer).setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(shade.removals == 1 && shade.needsDisplay())
  }

  private final class Grid: UICollectionView {
    var calls: [String] = []
    override func reloadItems(at indexPaths: [IndexPath]) { calls.append("reload") }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      updates?()
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      UICollectionViewCell()
    }
  }

  @Test func `a subclass catches the changes of a collection view`() {
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let view: UICollectionView = grid
    view.performBatchUpdates { view.reloadItems(at: [[0, 0]]) }
    #expect(grid.calls == ["batch", "reload"] && view.cellForItem(at: [0, 0]) != nil)
  }

  private final class Pane: UIScrollView {
    private let guide = UILayoutGuide()
    private var insets = UIEdgeInsets.zero
    override var scrollIndicatorInsets: UIEdgeInsets {
      get { insets }
      set { insets = newValue }
    }
    override var contentLayoutGuide: UILayoutGuide { guide }
    override func forBaselineLayout() -> UIView { subviews.first ?? super.forBaselineLayout() }
  }

  @Test func `a scroll view may have its own indicator insets, guides and view for the baseline`() {
    let pane = Pane()
    let view: UIScrollView = pane
    view.scrollIndicatorInsets.top = 5
    #expect(view.scrollIndicatorInsets.top == 5 && view.verticalScrollIndicatorInsets == .zero)
    #expect(view.contentLayoutGuide !== UIScrollView().contentLayoutGuide)
    #expect(view.forBaselineLayout() === view)
    let label = UILabel()
    view.addSubview(label)
    #expect(view.forBaselineLayout() === label)
  }

  private final class Banner: UILabel {
    private let inner = UILabel()
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { inner.minimumContentSizeCategory }
      set { inner.minimumContentSizeCategory = newValue }
    }
    override var appliedContentSizeCategoryLimitsDescription: String { "inner" }
  }

  @Test func `a view may pass the limits of its text size on`() {
    let banner: UIView = Banner()
    banner.minimumContentSizeCategory = .small
    banner.maximumContentSizeCategory = .large
    #expect(banner.minimumContentSizeCategory == .small)
    #expect(banner.maximumContentSizeCategory == .large)
    #expect(banner.appliedContentSizeCategoryLimitsDescription == "inner")
    #expect(UIView().minimumContentSizeCategory == nil)
  }
}
