import Foundation
import HeadlessUIKit
import Testing

/// What a presentation controller hears of its container.
@MainActor @Suite(.ownEnvironment) struct PresentationContainerTests {
  /// Places its controller in the lower half, again whenever the container is laid out.
  private final class HalfSheet: UIPresentationController {
    var log: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("came") }
    override func containerViewWillLayoutSubviews() {
      log.append("will lay out")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() {
      log.append("did lay out \(presentedView?.frame.height ?? 0)")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("container becomes \(size.width) × \(size.height)")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append(
        "vertically \(newCollection.verticalSizeClass == .compact ? "compact" : "regular")")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.append("prefers \(container.preferredContentSize.height)")
    }
  }

  private final class Maker: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      HalfSheet(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Page: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("size \(size.width) × \(size.height)")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log.append("traits")
    }
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      log.append("child prefers \(container.preferredContentSize.height)")
    }
  }

  private let root = UIViewController()
  private let page = Page()
  private let maker = Maker()

  private func present(animated: Bool) throws -> (UIWindow, HalfSheet) {
    let window = UIWindow.showing(root)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    root.present(page, animated: animated)
    return (window, try #require(page.presentationController as? HalfSheet))
  }

  @Test(arguments: [false, true])
  func `the container is laid out before the controller has come`(animated: Bool) throws {
    let (window, sheet) = try present(animated: animated)
    HeadlessClock.shared.advance(by: 1)
    let half = window.bounds.height / 2
    #expect(sheet.log.prefix(2) == ["will lay out", "did lay out \(half)"])
    #expect(sheet.log.filter { $0 == "came" }.count == 1 && sheet.log.first != "came")
    #expect(sheet.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `a rotation tells the presentation, which tells its controller`() throws {
    let (window, sheet) = try present(animated: false)
    (sheet.log, page.log) = ([], [])
    let (width, height) = (window.bounds.width, window.bounds.height)
    HeadlessEnvironment.current.rotate(to: .landscapeLeft)
    HeadlessClock.shared.turn()
    #expect(
      sheet.log == [
        "vertically compact", "container becomes \(height) × \(width)", "will lay out",
        "did lay out \(width / 2)",
      ])
    // The view grows with the container, before the presentation places it.
    #expect(page.log == ["traits", "size \(height) × \(width - height / 2)"])
    #expect(page.view.frame == CGRect(x: 0, y: width / 2, width: height, height: width / 2))
    withExtendedLifetime(window) {}
  }

  @Test func `the container hears of another preferred size`() throws {
    let (window, sheet) = try present(animated: false)
    sheet.log = []
    page.preferredContentSize = CGSize(width: 100, height: 200)
    page.preferredContentSize.height = 200
    HeadlessClock.shared.turn()
    #expect(sheet.log.prefix(2) == ["prefers 200.0", "will lay out"])
    #expect(sheet.log.filter { $0.hasPrefix("prefers") }.count == 1)
    let child = UIViewController()
    page.addChild(child)
    child.preferredContentSize.height = 30
    #expect(page.log.last == "child prefers 30.0")
    child.removeFromParent()
    child.preferredContentSize.height = 40
    #expect(page.log.last == "child prefers 30.0")
    withExtendedLifetime(window) {}
  }

  @Test func `a form sheet of a tablet takes another preferred size while it is shown`() {
    UIScreen.main = UIScreen(device: .tablet)
    let window = UIWindow.showing(root)
    page.modalPresentationStyle = .formSheet
    page.preferredContentSize = CGSize(width: 300, height: 200)
    root.present(page, animated: false)
    #expect(page.view.frame.size == CGSize(width: 300, height: 200))
    page.preferredContentSize.height = 400
    #expect(page.view.frame.size == CGSize(width: 300, height: 400))
    #expect(page.view.frame.midY == window.bounds.midY)
  }
}
