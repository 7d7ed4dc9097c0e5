import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// Taps on the back button of a navigation bar.
@MainActor @Suite(.ownEnvironment) struct BackButtonTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: first)
    window = UIWindow.showing(navigation)
    first.navigationItem.title = "Pier"
  }

  private func push() {
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
  }

  private func message() -> String? {
    do throws(InteractionError) {
      try tapBack(in: navigation.navigationBar)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `a tap on the back button pops the controller, animated on the clock`() throws {
    push()
    try tapBack(in: navigation.navigationBar)
    #expect(navigation.topViewController === first && first.transitionCoordinator != nil)
    HeadlessClock.shared.advance(by: 1)
    #expect(first.view.window === window && second.view.window == nil)
  }

  @Test func `a tap on the back item pops too, and runs no action of the item`() throws {
    let item = UIBarButtonItem(title: "Home", primaryAction: UIAction { _ in Issue.record() })
    first.navigationItem.backBarButtonItem = item
    push()
    try tap(item, in: navigation.navigationBar)
    HeadlessClock.shared.advance(by: 1)
    #expect(navigation.viewControllers == [first])
    #expect(throws: InteractionError.self) { try tap(item, in: navigation.navigationBar) }
  }

  @Test func `without a back button, the error says what is missing`() {
    let prefix = "cannot tap the back button of <UINavigationBar>: "
    #expect(message() == prefix + "the visible item is the first one")
    push()
    second.navigationItem.hidesBackButton = true
    #expect(message() == prefix + "the visible item hides it")
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
    #expect(message() == prefix + "the visible item's left items replace it")
    second.navigationItem.leftItemsSupplementBackButton = true
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home")
    first.navigationItem.backBarButtonItem?.isEnabled = false
    #expect(message() == prefix + "it is disabled")
    navigation.isNavigationBarHidden = true
    #expect(message() != nil)
    #expect(navigation.viewControllers == [first, second])
  }

  @Test func `the visible item's back action runs instead, even on the first item`() {
    var runs = 0
    first.navigationItem.backAction = UIAction { _ in runs += 1 }
    #expect(message() == nil && runs == 1)
    push()
    second.navigationItem.backAction = UIAction { _ in runs += 10 }
    #expect(message() == nil && runs == 11 && navigation.topViewController === second)
  }

  @Test func `a controller that is the bar's delegate may refuse to go back`() {
    final class Keeper: UINavigationController, UINavigationBarDelegate {
      var allows = false
      var popped = 0
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
    }
    let keeper = Keeper(rootViewController: first)
    window.rootViewController = keeper
    keeper.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(throws: Never.self) { try tapBack(in: keeper.navigationBar) }
    #expect(keeper.topViewController === second && keeper.popped == 0)
    keeper.allows = true
    #expect(throws: Never.self) { try tapBack(in: keeper.navigationBar) }
    #expect(keeper.topViewController === first && keeper.popped == 1)
  }
}
