import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct RestorationPathTests {
  @Test func `a path leads from the root to the controller`() {
    let berth = RestorablePage("berth")
    let stack = UINavigationController(rootViewController: berth)
    stack.restorationIdentifier = "harbour"
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "main"
    tabs.viewControllers = [stack]
    #expect(tabs.restorationPath == ["main"])
    #expect(berth.restorationPath == ["main", "harbour", "berth"])
    #expect(tabs.controller(withRestorationPath: "main/harbour/berth") === berth)
    #expect(tabs.controller(withRestorationPath: ["main", "harbour"]) === stack)
    #expect(tabs.controller(withRestorationPath: "main") === tabs)
    #expect(stack.controller(withRestorationPath: "main/harbour/berth") === berth)
  }

  @Test func `a controller without an identifier cuts off what is inside it`() {
    let berth = RestorablePage("berth")
    let stack = UINavigationController(rootViewController: berth)
    let tabs = UITabBarController()
    tabs.restorationIdentifier = "main"
    tabs.viewControllers = [stack]
    #expect(stack.restorationPath == nil && berth.restorationPath == nil)
    #expect(tabs.controller(withRestorationPath: "main/berth") == nil)
  }

  @Test func `an unknown path leads nowhere, and of two the outer and first one is found`() {
    let (first, second) = (RestorablePage("page"), RestorablePage("page"))
    let stack = UINavigationController(rootViewController: first)
    stack.restorationIdentifier = "stack"
    stack.viewControllers = [first, second]
    #expect(stack.controller(withRestorationPath: "stack/page") === first)
    #expect(stack.controller(withRestorationPath: "stack/other") == nil)
    #expect(stack.controller(withRestorationPath: "page") == nil)
    #expect(stack.controller(withRestorationPath: "") == nil)
  }
}
