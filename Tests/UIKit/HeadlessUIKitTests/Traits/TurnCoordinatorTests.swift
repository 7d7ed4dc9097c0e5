import Foundation
import HeadlessUIKit
import Testing

/// The coordinator of an animated turn of the screen, where controllers look for it.
@MainActor @Suite(.ownEnvironment) struct TurnCoordinatorTests {
  /// Notes whether its coordinator is the one that it is given.
  private final class Pier: UIViewController {
    var lines: [String] = []

    private func note(_ name: String, _ given: (any UIViewControllerTransitionCoordinator)? = nil) {
      let own = transitionCoordinator
      let isSame = given.map { $0 === own } ?? true
      lines.append(own == nil ? "\(name): none" : isSame ? name : "\(name): another")
    }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("traits", coordinator)
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("size", coordinator)
      transitionCoordinator?.animate(
        alongsideTransition: { [weak self] _ in self?.note("alongside") },
        completion: { [weak self] _ in self?.lines.append("end") })
    }
    override func viewDidLayoutSubviews() { if !lines.isEmpty { note("layout") } }
  }

  @Test func `controllers have the coordinator from the first callback to the end of the turn`() {
    let (outer, pier) = (UINavigationController(), Pier())
    outer.viewControllers = [pier]
    let window = UIWindow.showing(outer)
    window.layoutIfNeeded()
    HeadlessEnvironment.current.rotate(to: .landscapeRight, animated: true)
    #expect(pier.lines.filter { $0 != "layout" } == ["traits", "size", "alongside"])
    #expect(pier.lines.contains("layout") && pier.transitionCoordinator != nil)
    HeadlessClock.shared.advance(by: 0.29)
    #expect(pier.transitionCoordinator != nil)
    HeadlessClock.shared.advance(by: 0.02)
    #expect(pier.lines.last == "end" && pier.transitionCoordinator == nil)
  }

  @Test func `a turn inside the callbacks of another one leaves no coordinator behind`() {
    final class Turning: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        guard size.width > size.height else { return }
        coordinator.animate(alongsideTransition: nil) { _ in
          HeadlessEnvironment.current.rotate(to: .portrait, animated: true)
        }
      }
    }
    let turning = Turning()
    let window = UIWindow.showing(turning)
    HeadlessEnvironment.current.rotate(to: .landscapeLeft, animated: true)
    HeadlessClock.shared.advance(by: 0.35)
    #expect(turning.transitionCoordinator != nil && window.bounds.width == 393)
    HeadlessClock.shared.advance(by: 1)
    #expect(turning.transitionCoordinator == nil)
  }

  @Test func `a keyboard that is shown follows a turn of the screen`() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller)
    let field = UITextField(frame: CGRect(x: 0, y: 10, width: 100, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    HeadlessClock.shared.advance(by: 1)
    let upright = HeadlessKeyboard.shared.frame
    #expect(upright.maxY == 852 && upright.width == 393)
    var ends: [CGRect] = []
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { ends += frame.map { [$0] } ?? [] }
    }
    HeadlessEnvironment.current.rotate(to: .landscapeRight)
    let lying = HeadlessKeyboard.shared.frame
    #expect(lying.maxY == 393 && lying.width == 852 && lying.height < upright.height)
    #expect(ends == [lying] && window.bounds.width == 852)
    HeadlessEnvironment.current.rotate(to: .portrait)
    #expect(HeadlessKeyboard.shared.frame == upright)
    center.removeObserver(token)
  }
}
