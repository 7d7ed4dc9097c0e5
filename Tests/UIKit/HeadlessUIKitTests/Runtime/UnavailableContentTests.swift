import Foundation
import HeadlessUIKit
import Testing

/// What a controller shows when there is no content.
@MainActor @Suite(.ownEnvironment) struct UnavailableContentTests {
  private func labels(in view: UIView) -> [String] {
    ([view] + view.subviews).flatMap { inner -> [String] in
      inner === view
        ? [(inner as? UILabel)?.text].compactMap { $0 } : labels(in: inner)
    }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `the texts are below each other in the middle of the view`() throws {
    let controller = UIViewController()
    let window = shown(controller)
    defer { withExtendedLifetime(window) {} }
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "No boats"
    content.secondaryText = "Add a boat."
    controller.contentUnavailableConfiguration = content
    window.layoutIfNeeded()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(
      view.frame == controller.view.bounds && labels(in: view) == ["No boats", "Add a boat."])
    let column = try #require(view.subviews.first)
    #expect(abs(column.frame.midX - view.bounds.midX) < 0.51)
    let gap = column.subviews[1].frame.minY - column.subviews[0].frame.maxY
    #expect(abs(gap - 8) < 1e-9)
    controller.contentUnavailableConfiguration = nil
    #expect(view.superview == nil && controller.contentUnavailableConfiguration == nil)
  }

  @Test func `another configuration changes the same view, and a button has its action`() throws {
    let controller = UIViewController()
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(labels(in: view) == ["Loading…"])
    var content = UIContentUnavailableConfiguration.search()
    var taps = 0
    content.button = .borderless()
    content.button.title = "Again"
    content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    controller.contentUnavailableConfiguration = content
    #expect(controller.view.subviews.last === view)
    let button = try #require(view.subviews.first?.subviews.last as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1 && button.configuration?.title == "Again")
  }

  private final class Search: UIViewController {
    var updates = 0
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    }
  }

  @Test func `an update comes once, and names what is searched for`() throws {
    let controller = Search()
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController?.searchBar.text = "Tern"
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.updates == 0)
    try HeadlessClock.shared.settle()
    #expect(controller.updates == 1)
    let view = try #require(controller.view.subviews.last)
    #expect(labels(in: view).first == "No Results for “Tern”")
  }
}
