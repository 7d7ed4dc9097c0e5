import Testing
import UIKit
import UIKitTesting

@testable import UIViewMethods

@MainActor @Suite struct LayoutTests {
  /// Opens one of the two scenes, taps its bar button, and returns the heights of its view: before, at the middle of the
  /// animation as it shows, and after.
  private func heights(opening button: String, of view: String) throws
    -> [CGFloat]
  {
    try withScreen { window in
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? UINavigationController)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try tap(try #require(window.view(withObjectID: button)))
      HeadlessClock.shared.advance(by: 1)
      let controller = try #require(navigation.topViewController)
      let box = try #require(controller.view.view(withObjectID: view))
      var heights = [box.bounds.height]
      let action = try #require(controller.navigationItem.rightBarButtonItem)
      try tap(action, in: navigation.navigationBar)
      HeadlessClock.shared.advance(by: 0.25)
      heights.append(box.layer.presentation()?.bounds.height ?? 0)
      HeadlessClock.shared.advance(by: 1)
      return heights + [box.bounds.height]
    }
  }

  @Test func `layoutIfNeeded inside an animation animates the new height`() throws {
    let heights = try heights(opening: "T2S-aZ-DT3", of: "zC4-2J-zPR")
    #expect(heights[0] == 50 && heights[2] == 100)
    #expect(heights[1] > 50 && heights[1] < 100)
  }

  @Test func `setNeedsLayout inside an animation does not`() throws {
    let heights = try heights(opening: "JkO-Qz-c6e", of: "1xc-i4-4xY")
    #expect(heights == [50, 100, 100])
  }
}
