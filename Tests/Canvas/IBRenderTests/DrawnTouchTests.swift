import Foundation
import HeadlessUIKit
import IBRender
import TestSupport
import Testing
import UIKitTesting

/// Whether a finger in the middle of what a screen shows does what it does on a device.
@MainActor @Suite struct DrawnTouchTests {
  private final class Counts {
    var taps = 0
    var works = 0
    var failures: [String] = []

    func record(_ works: Bool, _ name: @autoclosure () -> String) {
      taps += 1
      if works { self.works += 1 } else { failures.append(name()) }
    }
  }

  @Test func `a touch in the middle of each item of bars and of each control has its effect`()
    throws
  {
    let counts = Counts()
    try ShownScreens.visit { window, controller, name in
      touchBars(in: window, name, counts)
      touchControls(in: window, name, counts)
      touchTabs(controller, name, counts)
      touchBack(in: window, controller, name, counts)
    }
    #expect(counts.taps > 20)
    #expect(
      counts.failures.isEmpty,
      "\(counts.works) of \(counts.taps):\n\(counts.failures.prefix(60).joined(separator: "\n"))")
  }

  /// Taps a point of a view unless something else is in front of it. Returns false if there is.
  private func tapMiddle(of rect: CGRect, of view: UIView, in window: UIWindow) -> Bool {
    let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    guard window.bounds.contains(point),
      let hit = window.hitTest(point, with: nil), hit === view || hit.isDescendant(of: view)
    else { return false }
    do throws(InteractionError) { try tap(at: point, in: window) } catch { return false }
    return true
  }

  private func touchBars(in window: UIWindow, _ name: String, _ counts: Counts) {
    for bar in window.visibleTree {
      guard let shown = bar as? any BarWithParts else { continue }
      for item in shown.parts.items {
        guard case .button(let button) = item.role, button.isEnabled,
          button.customView == nil, let part = shown.parts.item(for: button)
        else { continue }
        var sent = 0
        button.primaryAction = UIAction(title: button.title ?? "", image: button.image) { _ in
          sent += 1
        }
        guard tapMiddle(of: part.frame, of: bar, in: window) else { continue }
        counts.record(sent == 1, "\(name): button '\(button.title ?? "")' of \(type(of: bar))")
      }
    }
  }

  private func touchControls(in window: UIWindow, _ name: String, _ counts: Counts) {
    for view in window.visibleTree where view.isUserInteractionEnabled {
      guard let control = view as? UIControl, control.isEnabled else { continue }
      control.removeTarget(nil, action: nil, for: .allEvents)
      switch control {
      case let button as UIButton:
        guard button.menu == nil else { continue }
        var sent = 0
        button.addAction(UIAction { _ in sent += 1 }, for: .touchUpInside)
        guard tapMiddle(of: button.bounds, of: button, in: window) else { continue }
        counts.record(sent == 1, "\(name): button '\(button.currentTitle ?? "")'")
      case let toggle as UISwitch:
        let old = toggle.isOn
        guard tapMiddle(of: toggle.bounds, of: toggle, in: window) else { continue }
        counts.record(toggle.isOn != old, "\(name): switch")
      case let segments as UISegmentedControl:
        for (index, part) in segments.parts.enumerated()
        where segments.isEnabledForSegment(at: index) {
          segments.isMomentary = false
          segments.selectedSegmentIndex = UISegmentedControl.noSegment
          guard tapMiddle(of: part.frame, of: segments, in: window) else { continue }
          counts.record(segments.selectedSegmentIndex == index, "\(name): segment \(index)")
        }
      case let stepper as UIStepper:
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (0, 10, 5)
        stepper.stepValue = 1
        for (mark, value) in zip(stepper.marks, [4.0, 5.0]) {
          guard tapMiddle(of: mark.frame, of: stepper, in: window) else { continue }
          counts.record(stepper.value == value, "\(name): stepper \(value)")
        }
      default: break
      }
    }
  }

  private func touchTabs(_ controller: UIViewController, _ name: String, _ counts: Counts) {
    guard let tabs = controller as? UITabBarController, let window = tabs.view.window else {
      return
    }
    for item in tabs.tabBar.parts.items.reversed() {
      guard case .tab(let tab) = item.role, tab.isEnabled,
        tapMiddle(of: item.frame, of: tabs.tabBar, in: window)
      else { continue }
      HeadlessClock.shared.advance(by: 1)
      counts.record(tabs.selectedViewController?.tabBarItem === tab, "\(name): tab")
    }
  }

  private func touchBack(
    in window: UIWindow, _ controller: UIViewController, _ name: String, _ counts: Counts
  ) {
    guard let navigation = controller as? UINavigationController,
      !navigation.isNavigationBarHidden, !navigation.viewControllers.isEmpty
    else { return }
    let pushed = UIViewController()
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    guard let back = navigation.navigationBar.parts.back,
      tapMiddle(of: back.frame, of: navigation.navigationBar, in: window)
    else { return }
    HeadlessClock.shared.advance(by: 1)
    counts.record(navigation.topViewController !== pushed, "\(name): back")
  }
}
