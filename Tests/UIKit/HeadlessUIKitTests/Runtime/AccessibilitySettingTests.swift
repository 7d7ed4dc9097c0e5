import Foundation
import HeadlessUIKit
import Testing

/// The user's settings for accessibility, and what UIKit does with them.
@MainActor @Suite(.ownEnvironment) struct AccessibilitySettingTests {
  private var environment: HeadlessEnvironment { .current }
  private var clock: HeadlessClock { .shared }

  @Test func `an app reads a setting and is told that it has changed, once`() {
    let center = NotificationCenter()
    environment.notificationCenter = center
    final class Log: @unchecked Sendable {
      var names: [String] = []
    }
    let log = Log()
    for name in [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ] {
      _ = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        log.names.append(notification.name.rawValue)
      }
    }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    environment.accessibility.isReduceMotionEnabled = true
    environment.accessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(log.names == ["UIAccessibilityReduceMotionStatusDidChangeNotification"])
    withEnvironment(HeadlessEnvironment()) { #expect(!UIAccessibility.isReduceMotionEnabled) }
  }

  @Test func `an app's animations run with reduced motion too, and it can leave them out`() {
    environment.accessibility.isReduceMotionEnabled = true
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.layer.presentation()?.opacity == 1)
  }

  @Test func `pushes and sheets fade only if the user prefers that with reduced motion`() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    environment.accessibility.prefersCrossFadeTransitions = true
    #expect(!UIAccessibility.prefersCrossFadeTransitions, "motion is not reduced")
    let sliding = UIViewController()
    stack.pushViewController(sliding, animated: true)
    #expect(sliding.view.layer.presentation()?.frame.minX == window.bounds.width)
    clock.advance(by: 1)
    environment.accessibility.isReduceMotionEnabled = true
    #expect(UIAccessibility.prefersCrossFadeTransitions)
    let fading = UIViewController()
    stack.pushViewController(fading, animated: true)
    let start = try #require(fading.view.layer.presentation())
    #expect(start.frame.minX == 0 && start.opacity == 0)
    clock.advance(by: 1)
    #expect(fading.view.layer.presentation()?.opacity == 1)
    let sheet = UIViewController()
    stack.present(sheet, animated: true)
    #expect(sheet.view.layer.presentation()?.opacity == 0)
    clock.advance(by: 1)
    stack.dismiss(animated: true)
    clock.advance(by: 0.1)
    let opacity = sheet.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0 && opacity < 1)
    clock.advance(by: 1)
    #expect(stack.presentedViewController == nil)
  }
}
