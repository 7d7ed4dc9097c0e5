import Foundation
import HeadlessUIKit
import Testing

/// Which parts of the safe area the behaviors add to the insets of a scroll view.
@MainActor @Suite(.ownEnvironment)
struct InsetBehaviorTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var changes = 0
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
  }

  private let log = Log()

  /// A scroll view that fills a screen with a safe area of 59, 20, 34 and 10 points.
  private func stage(
    _ content: CGSize, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior,
    inNavigation: Bool = false
  ) throws -> (UIScrollView, UIWindow) {
    let device = try #require(HeadlessDevice(identifier: "retina6_12"))
    let window = UIWindow()
    window.screen = UIScreen(device: device)
    window.frame = window.screen.bounds
    let controller = UIViewController()
    let view = UIScrollView(frame: window.bounds)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = content
    controller.view = view
    controller.additionalSafeAreaInsets.left = 20
    controller.additionalSafeAreaInsets.right = 10
    let navigation = UINavigationController()
    if inNavigation { navigation.viewControllers = [controller] }
    window.rootViewController = inNavigation ? navigation : controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.left == 20 && view.safeAreaInsets.bottom == 34)
    view.delegate = log
    return (view, window)
  }

  private let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let small = CGSize(width: 100, height: 100)
  private let tall = CGSize(width: 100, height: 3000)

  @Test func `never adds nothing`() throws {
    let (view, window) = try stage(tall, .never)
    #expect(view.adjustedContentInset == own)
    withExtendedLifetime(window) {}
  }

  @Test func `always adds all four edges, however small the content is`() throws {
    let (view, window) = try stage(small, .always)
    let all = UIEdgeInsets(top: 60, left: 22, bottom: 37, right: 14)
    #expect(view.adjustedContentInset == all)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == own && log.changes == 1)
    withExtendedLifetime(window) {}
  }

  @Test func `scrollable axes add the edges of the axes along which the content scrolls`() throws {
    let (view, window) = try stage(small, .scrollableAxes)
    #expect(view.adjustedContentInset == own)
    view.contentSize = tall
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
    view.contentSize = CGSize(width: 3000, height: 100)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 14))
    view.contentSize = small
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
    withExtendedLifetime(window) {}
  }

  @Test func `automatic also adds top and bottom to short content below bars`() throws {
    let (plain, window) = try stage(small, .automatic)
    #expect(plain.adjustedContentInset == own)
    plain.contentSize = tall
    #expect(plain.adjustedContentInset == UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
    let (below, other) = try stage(small, .automatic, inNavigation: true)
    let top = below.safeAreaInsets.top
    #expect(top > 59 && below.adjustedContentInset.top == top + 1)
    #expect(below.adjustedContentInset.bottom == 37 && below.adjustedContentInset.left == 2)
    let (axes, third) = try stage(small, .scrollableAxes, inNavigation: true)
    #expect(axes.adjustedContentInset == own)
    withExtendedLifetime((window, other, third)) {}
  }

  @Test func `content at the top follows another behavior`() throws {
    let (view, window) = try stage(tall, .never)
    view.contentOffset.y = -1
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.contentOffset.y == -60)
    withExtendedLifetime(window) {}
  }

  @Test func `a table that constraints place below a bar begins at its top`() {
    let controller = UIViewController()
    let table = UITableView()
    let rows = NumberRows(count: 50)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: controller.view.topAnchor),
      table.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.adjustedContentInset.top > 80)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }
}
