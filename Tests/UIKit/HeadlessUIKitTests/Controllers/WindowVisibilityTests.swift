import Foundation
import HeadlessUIKit
import Testing

/// What controllers hear when their window goes out of sight and comes back, or takes another size.
@MainActor @Suite(.ownEnvironment) struct WindowVisibilityTests {
  private func presenting(_ style: UIModalPresentationStyle, animated: Bool = false) -> (
    back: RecordingController, front: RecordingController, window: UIWindow
  ) {
    let (back, front) = (RecordingController.named("A"), RecordingController.named("B"))
    let window = UIWindow.showing(back)
    front.modalPresentationStyle = style
    back.present(front, animated: animated)
    return (back, front, window)
  }

  private let coming = ["B.viewWillAppear", "B.viewDidAppear"]
  private let going = ["B.viewWillDisappear", "B.viewDidDisappear"]

  @Test func `who is in front goes and comes with the window, who is covered stays so`() {
    let (back, front, window) = presenting(.fullScreen)
    #expect(RecordingController.record { window.isHidden = true } == going)
    #expect(RecordingController.record { window.isHidden = false } == coming)
    #expect(back.view.window == nil && front.view.window === window)
    let lines = RecordingController.record { back.dismiss(animated: false) }
    #expect(
      lines == ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear"])
    #expect(window.subviews == [back.view])
  }

  @Test func `a sheet goes and comes with who presents it, the sheet first and last`() {
    let (_, _, window) = presenting(.pageSheet)
    let away = RecordingController.record { window.isHidden = true }
    #expect(
      away == [
        "B.viewWillDisappear", "A.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear",
      ]
    )
    let back = RecordingController.record { window.isHidden = false }
    #expect(back == ["A.viewWillAppear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidAppear"])
  }

  @Test func `a presentation that is under way is over before the window goes`() {
    let (back, front, window) = presenting(.fullScreen, animated: true)
    let lines = RecordingController.record {
      window.isHidden = true
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(lines == ["B.viewDidAppear", "A.viewDidDisappear"] + going)
    #expect(back.presentedViewController === front)
  }

  @Test
  func `a push deep inside that is under way is over before the window gets another controller`() {
    let inner = UINavigationController(rootViewController: RecordingController.named("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [inner]
    let window = UIWindow.showing(tabs)
    let lines = RecordingController.record {
      inner.pushViewController(RecordingController.named("B"), animated: true)
      window.rootViewController = nil
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ] + going)
  }

  @Test func `who is presented goes with the controller that the window loses`() {
    let (back, front, window) = presenting(.pageSheet)
    let lines = RecordingController.record { window.rootViewController = nil }
    #expect(
      lines == [
        "B.viewWillDisappear", "A.viewWillDisappear", "B.viewDidDisappear", "A.viewDidDisappear",
      ]
    )
    #expect(back.presentedViewController == nil && front.presentingViewController == nil)
    #expect(window.subviews.isEmpty)
  }

  // MARK: Size

  private final class Turning: UIViewController {
    var events: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("will \(Int(view.bounds.width)) -> \(Int(size.width))x\(Int(size.height))")
      coordinator.animate { _ in
        self.events.append("along \(Int(self.view.bounds.width))")
      } completion: { context in
        self.events.append("done \(context.isAnimated)")
      }
    }
  }

  @Test func `another size of the window is told before the view has it, also inside and in front`()
  {
    let (root, inside, sheet) = (Turning(), Turning(), Turning())
    root.addChild(inside)
    root.view.addSubview(inside.view)
    inside.didMove(toParent: root)
    let window = UIWindow.showing(root)
    sheet.modalPresentationStyle = .fullScreen
    root.present(sheet, animated: false)
    window.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(sheet.events == ["will 393 -> 852x393", "along 852", "done false"])
    #expect(root.events.first == "will 393 -> 852x393")
    #expect(inside.events.first == "will 393 -> 852x393")
    sheet.events = []
    window.frame.origin.x = 10
    #expect(sheet.events.isEmpty)
  }
}
