import Foundation
import HeadlessUIKit
import Testing

/// Controllers in front of others.
@MainActor @Suite(.ownEnvironment) struct PresentationTests {
  private func shown() -> (RecordingController, UIWindow) {
    let root = RecordingController.named("A")
    return (root, UIWindow.showing(root))
  }

  private func controller(_ name: String, _ style: UIModalPresentationStyle) -> RecordingController
  {
    let controller = RecordingController.named(name)
    controller.modalPresentationStyle = style
    return controller
  }

  /// What controllers warn of while a closure runs.
  private func warnings(_ body: () -> Void) -> [ControllerWarning] {
    var warnings: [ControllerWarning] = []
    let handler = ControllerWarning.handler
    ControllerWarning.handler = { warnings.append($0) }
    defer { ControllerWarning.handler = handler }
    body()
    return warnings
  }

  // MARK: Chains

  @Test
  func `a chain of presentations is dismissed as a whole, and only what was seen is reported`() {
    let (root, window) = shown()
    let (second, third) = (controller("B", .fullScreen), controller("C", .fullScreen))
    root.present(second, animated: false)
    second.present(third, animated: false)
    #expect(root.presentedViewController === second && second.presentedViewController === third)
    #expect(third.presentingViewController === second && root.view.window == nil)
    let lines = RecordingController.record { root.dismiss(animated: false) }
    #expect(
      lines == ["C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear"])
    #expect(root.view.window === window && root.view.frame == window.bounds)
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil && third.presentingViewController == nil)
  }

  @Test func `a presented controller that presents nothing dismisses itself`() {
    let (root, window) = shown()
    let (second, third) = (controller("B", .pageSheet), controller("C", .pageSheet))
    root.present(second, animated: false)
    second.present(third, animated: false)
    let lines = RecordingController.record { third.dismiss(animated: false) }
    #expect(lines == ["C.viewWillDisappear", "C.viewDidDisappear"])
    #expect(second.presentedViewController == nil && root.presentedViewController === second)
    second.dismiss(animated: false)
    #expect(root.presentedViewController == nil && window.subviews == [root.view])
    #expect(RecordingController.record { root.dismiss(animated: false) }.isEmpty)
  }

  @Test func `the outermost container presents, and one inside knows of it`() {
    let inner = RecordingController.named("A")
    let navigation = UINavigationController(rootViewController: inner)
    let window = UIWindow.showing(navigation)
    let other = controller("B", .fullScreen)
    inner.present(other, animated: false)
    #expect(other.presentingViewController === navigation)
    #expect(inner.presentedViewController === other)
    #expect(navigation.visibleViewController === other)
    inner.dismiss(animated: false)
    #expect(inner.presentedViewController == nil && inner.view.window === window)
  }

  @Test func `an animated presentation ends on the clock, with its completion last`() {
    let (root, window) = shown()
    let other = controller("B", .fullScreen)
    var events: [String] = []
    let lines = RecordingController.record {
      root.present(other, animated: true) {
        events = RecordingController.lines()
      }
    }
    #expect(lines == ["A.viewWillDisappear", "B.viewWillAppear"] && events.isEmpty)
    #expect(other.isBeingPresented && root.view.window === window)
    HeadlessClock.shared.advance(by: 1)
    #expect(events == lines + ["B.viewDidAppear", "A.viewDidDisappear"])
    #expect(!other.isBeingPresented && root.view.window == nil)
    let dismissal = RecordingController.record {
      root.dismiss(animated: true)
      #expect(other.isBeingDismissed)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      dismissal == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  @Test func `a dismissal while the presentation is under way ends that one first`() {
    let (root, window) = shown()
    weak var gone: UIViewController?
    let lines = RecordingController.record {
      let other = controller("B", .pageSheet)
      gone = other
      root.present(other, animated: true)
      root.dismiss(animated: true)
      HeadlessClock.shared.advance(by: 1)
    }
    #expect(
      lines == ["B.viewWillAppear", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(gone == nil && window.subviews == [root.view])
  }

  // MARK: Contexts

  @Test
  func `a controller that defines a context presents what is for the current one, in its place`() {
    let (root, window) = shown()
    let context = RecordingController.named("C")
    context.definesPresentationContext = true
    root.addChild(context)
    context.view.frame = CGRect(x: 10, y: 100, width: 200, height: 300)
    root.view.addSubview(context.view)
    let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    root.view.addSubview(sibling)
    let other = controller("B", .currentContext)
    let show = RecordingController.record { context.present(other, animated: false) }
    #expect(
      show == ["C.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear"])
    #expect(other.presentingViewController === context)
    #expect(
      other.view.convert(other.view.bounds, to: window)
        == CGRect(x: 10, y: 100, width: 200, height: 300))
    #expect(context.view.superview == nil && root.view.window === window)
    context.dismiss(animated: false)
    #expect(root.view.subviews == [context.view, sibling])
    #expect(context.view.frame == CGRect(x: 10, y: 100, width: 200, height: 300))
  }

  @Test func `a full screen passes over a context, and over current context covers nothing`() {
    let (root, window) = shown()
    defer { #expect(window.rootViewController === root) }
    let context = RecordingController.named("C")
    context.definesPresentationContext = true
    root.addChild(context)
    root.view.addSubview(context.view)
    let full = controller("B", .fullScreen)
    context.present(full, animated: false)
    #expect(full.presentingViewController === root)
    root.dismiss(animated: false)
    let over = controller("O", .overCurrentContext)
    let lines = RecordingController.record { context.present(over, animated: false) }
    #expect(lines == ["O.viewWillAppear", "O.viewDidAppear"])
    #expect(over.presentingViewController === context && context.view.superview === root.view)
  }

  // MARK: What cannot be done

  @Test func `what cannot be presented is reported in UIKit's words, and nothing happens`() {
    let (root, window) = shown()
    let (second, third) = (controller("B", .pageSheet), controller("C", .pageSheet))
    root.present(second, animated: false)
    let stray = RecordingController.named("S")
    let warnings = warnings {
      root.present(third, animated: false)
      third.present(second, animated: false)
      stray.present(third, animated: false)
      second.present(second, animated: false)
    }
    #expect(
      warnings.map(\.kind) == [.alreadyPresenting, .alreadyShown, .notInWindow, .alreadyShown])
    #expect(
      warnings.first?.message
        == "Attempt to present <RecordingController> on <RecordingController> (from"
        + " <RecordingController>) which is already presenting <RecordingController>.")
    #expect(warnings[2].message.contains("whose view is not in the window hierarchy"))
    #expect(third.presentingViewController == nil && root.presentedViewController === second)
    #expect(window.rootViewController === root)
  }

  // MARK: Places

  @Test func `a sheet leaves a strip at the top of a phone and is in the middle of a tablet`()
    throws
  {
    func frame(_ style: UIModalPresentationStyle) -> CGRect {
      let (root, window) = shown()
      defer { #expect(window.rootViewController === root) }
      let sheet = controller("B", style)
      root.present(sheet, animated: false)
      return sheet.view.frame
    }
    let top = UIScreen.main.device.safeArea.top + 10
    #expect(frame(.pageSheet) == CGRect(x: 0, y: top, width: 393, height: 852 - top))
    #expect(frame(.fullScreen) == CGRect(x: 0, y: 0, width: 393, height: 852))
    UIScreen.main = UIScreen(device: try #require(HeadlessDevice(identifier: "ipad9_7")))
    #expect(frame(.formSheet) == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(frame(.fullScreen) == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  // MARK: Memory

  @Test(arguments: [false, true])
  func `nothing is left of what was dismissed, with all in front of it`(animated: Bool) {
    let (root, window) = shown()
    weak var first: UIViewController?
    weak var second: UIViewController?
    weak var view: UIView?
    do {
      let navigation = UINavigationController(rootViewController: RecordingController.named("B"))
      root.present(navigation, animated: animated)
      let front = controller("C", .fullScreen)
      navigation.present(front, animated: animated)
      (first, second, view) = (navigation, front, front.view)
    }
    HeadlessClock.shared.advance(by: 1)
    #expect(first != nil && second != nil && view?.window === window)
    root.dismiss(animated: animated)
    HeadlessClock.shared.advance(by: 1)
    #expect(first == nil && second == nil && view == nil)
  }
}
