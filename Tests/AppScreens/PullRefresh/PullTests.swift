import Testing
import UIKit
import UIKitTesting

@testable import PullRefresh

@MainActor @Suite struct PullTests {
  @Test func `a pull starts the animation of the nib's letters, and a timer ends it`() throws {
    try withScreen { window in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? ViewController)
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.labelsArray.count == controller.customView.subviews.count)
      #expect(controller.labelsArray.compactMap(\.text).joined().hasSuffix("SWIFT"))
      #expect(controller.customView.superview === controller.refreshController)
      try swipe(controller.tblDemo, .down, distance: 400)
      HeadlessClock.shared.advance(by: 1)
      #expect(controller.refreshController.isRefreshing && controller.isAnimating)
      HeadlessClock.shared.advance(by: 10)
      #expect(!controller.refreshController.isRefreshing && controller.timer == nil)
      #expect(!controller.isAnimating)
      #expect(controller.labelsArray.allSatisfy { $0.transform.isIdentity })
    }
  }
}
