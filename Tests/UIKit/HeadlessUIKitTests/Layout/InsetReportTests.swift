import Foundation
import HeadlessUIKit
import Testing

/// When views and controllers are told that their safe areas and margins have changed.
@MainActor @Suite(.ownEnvironment)
struct InsetReportTests {
  /// A view that counts what it is told.
  private final class Listener: UIView {
    var safeAreas: [UIEdgeInsets] = []
    var margins: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    override func layoutMarginsDidChange() { margins.append(layoutMargins) }
  }

  private final class Controller: UIViewController {
    var calls: [String] = []

    override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
    override func viewLayoutMarginsDidChange() { calls.append("margins") }
  }

  /// A window on a phone without a home button, with the view of a controller and a view in it.
  private func stage() throws -> (window: UIWindow, controller: Controller, inner: Listener) {
    let device = try #require(HeadlessDevice(identifier: "retina6_12"))
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    window.screen = UIScreen(device: device)
    let controller = Controller()
    controller.view = Listener()
    window.rootViewController = controller
    window.isHidden = false
    let inner = Listener(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    controller.view.addSubview(inner)
    window.layoutIfNeeded()
    return (window, controller, inner)
  }

  @Test func `a view in a window is told what bars cover of it, once`() throws {
    let (window, controller, inner) = try stage()
    let root = try #require(controller.view as? Listener)
    #expect(root.safeAreas == [UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)])
    #expect(inner.safeAreas == [UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0)])
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.safeAreas.count == 1 && inner.safeAreas.count == 1)
  }

  @Test func `a view that moves is told of another safe area, and of the margins that follow`()
    throws
  {
    let (window, _, inner) = try stage()
    let told = inner.margins.count
    inner.frame.origin.y = 30
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(inner.safeAreas.last?.top == 29)
    #expect(inner.margins.count == told + 1 && inner.margins.last?.top == 37)
  }

  @Test func `what a controller covers besides belongs to the safe area of its view and below`()
    throws
  {
    let (window, controller, inner) = try stage()
    controller.calls = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 3, bottom: 34, right: 0))
    #expect(inner.safeAreas.last == UIEdgeInsets(top: 49, left: 3, bottom: 0, right: 0))
    #expect(controller.calls == ["safe area", "margins"])
  }

  @Test func `margins that are set are told of at once, and not again at the next layout`() throws {
    let (window, _, inner) = try stage()
    let told = inner.margins.count
    inner.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inner.margins.count == told + 1)
    window.layoutIfNeeded()
    #expect(inner.margins.count == told + 1)
  }

  @Test
  func `margins that a view takes over from the one around it are told of when that one's change`()
    throws
  {
    let (window, controller, inner) = try stage()
    inner.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    let told = inner.margins.count
    controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(inner.margins.count == told + 1 && inner.margins.last?.left == 50)
  }
}
