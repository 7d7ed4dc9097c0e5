import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

@MainActor @Suite(.ownEnvironment) struct ScreenTests {
  @Test(arguments: ["retina4_7", "retina6_12", "ipad11_0rounded"])
  func `a screen has the size and the insets of its device`(identifier: String) throws {
    let device = try #require(HeadlessDevice(identifier: identifier))
    withScreen(of: device) { window in
      #expect(window.frame == CGRect(origin: .zero, size: device.size))
      #expect(window.safeAreaInsets == device.safeArea)
      #expect(window.isKeyWindow && UIScreen.main.scale == device.scale)
    }
  }

  @Test func `screens do not cover each other, and each has its own clock`() throws {
    try withScreen { window in
      let button = UIButton(frame: window.bounds)
      window.addSubview(button)
      HeadlessClock.shared.advance(by: 5)
      withScreen { #expect($0.subviews.isEmpty && HeadlessClock.shared.now == 0) }
      try tap(button)
    }
  }

  @Test func `a screen without a fault has no problems`() {
    #expect(screenProblems { UIViewController() }.isEmpty)
  }

  @Test func `a missing nib, a conflict and a missing controller are problems`() {
    let missing = screenProblems { UIViewController(nibName: "Nowhere", bundle: nil) }
    #expect(missing.contains { $0.contains("Nowhere") })
    let conflict = screenProblems {
      let controller = UIViewController()
      controller.view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      controller.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      return controller
    }
    #expect(conflict.contains { $0.hasPrefix("Unable to simultaneously satisfy constraints.") })
    #expect(screenProblems { nil } == ["there is no controller to show"])
  }

  @Test func `a conflict after an exception is no problem of its own`() {
    let problems = screenProblems {
      let controller = UIViewController(nibName: "Nowhere", bundle: nil)
      controller.view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      controller.view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      return controller
    }
    #expect(problems.count == 1 && problems[0].contains("Nowhere"), "\(problems)")
  }

  @Test func `an action that its target does not implement is a problem before a tap`() {
    func problems(of action: String) -> [String] {
      screenProblems {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Save", style: .plain, target: controller, action: Selector(action))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        button.addTarget(controller.view, action: Selector(action), for: .touchUpInside)
        // Without a target, any responder may have the method.
        button.addTarget(nil, action: Selector("nowhere:"), for: .touchUpInside)
        controller.view.addSubview(button)
        return UINavigationController(rootViewController: controller)
      }
    }
    let end = "unrecognized selector sent to instance, when a"
    #expect(
      problems(of: "save:").sorted() == [
        "-[UIView save:]: \(end) UIButton sends it",
        "-[UIViewController save:]: \(end) UIBarButtonItem sends it",
      ])
    #expect(problems(of: "becomeFirstResponder").isEmpty)
  }
}
