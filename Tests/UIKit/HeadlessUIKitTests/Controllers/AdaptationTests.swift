import Foundation
import HeadlessUIKit
import Testing

/// A popover on a phone, which its delegate may present in another style.
@MainActor @Suite(.ownEnvironment) struct AdaptationTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let root = UIViewController()
  private let delegate = Delegate()

  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    /// Whether a bar is added to the controller.
    var addsBar = false
    var events: [String] = []
    var place = CGRect.null

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      events.append("asked \(traitCollection.horizontalSizeClass == .compact)")
      return style
    }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      addsBar ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { events.append("adapts \(style == self.style) \(transitionCoordinator != nil)") }
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      events.append("moves")
      rect.pointee = place
    }
  }

  private func popover() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.delegate = delegate
    controller.popoverPresentationController?.sourceView = root.view
    window.rootViewController = root
    window.makeKeyAndVisible()
    return controller
  }

  @Test func `the style none keeps the popover`() {
    let controller = popover()
    root.present(controller, animated: false)
    #expect(delegate.events == ["asked true"])
    #expect(controller.presentationController?.presentationStyle == .popover)
  }

  @Test func `a popover with the style fullScreen covers the presenter`() {
    delegate.style = .fullScreen
    let controller = popover()
    root.present(controller, animated: false)
    #expect(delegate.events == ["asked true", "adapts true true"])
    #expect(controller.presentationController?.presentationStyle == .fullScreen)
    #expect(controller.view.frame == window.bounds && root.viewIfLoaded?.window == nil)
    root.dismiss(animated: false)
    #expect(root.viewIfLoaded?.window === window)
    // The next presentation asks again.
    delegate.style = .none
    root.present(controller, animated: false)
    #expect(controller.presentationController?.presentationStyle == .popover)
  }

  @Test func `the delegate may present another controller in the style`() {
    let controller = popover()
    delegate.style = .fullScreen
    delegate.addsBar = true
    root.present(controller, animated: false)
    let frame = root.presentedViewController as? UINavigationController
    #expect(frame?.viewControllers == [controller])
    #expect(frame?.modalPresentationStyle == .fullScreen)
    #expect(controller.view.window === window)
  }

  @Test func `where there is enough width, nobody is asked`() throws {
    let device = try #require(HeadlessDevice(identifier: "ipad9_7"))
    withEnvironment(HeadlessEnvironment(screen: UIScreen(device: device))) {
      let stage = AdaptationTests()
      stage.delegate.style = .fullScreen
      let controller = stage.popover()
      stage.root.present(controller, animated: false)
      #expect(stage.delegate.events == [])
      #expect(controller.presentationController?.presentationStyle == .popover)
    }
  }

  @Test func `a popover may point at another place when the window turns`() {
    delegate.place = CGRect(x: 5, y: 6, width: 7, height: 8)
    let controller = popover()
    root.present(controller, animated: false)
    #expect(HeadlessEnvironment.current.rotate(to: .landscapeLeft))
    #expect(delegate.events.last == "moves")
    #expect(controller.popoverPresentationController?.sourceRect == delegate.place)
  }
}
