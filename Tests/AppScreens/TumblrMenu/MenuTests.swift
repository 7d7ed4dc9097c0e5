import Testing
import UIKit
import UIKitTesting

@testable import TumblrMenu

@MainActor @Suite struct MenuTests {
  @Test func `a segue brings the menu in, and an unwind segue takes it away`()
    throws
  {
    try withScreen { window in
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? UINavigationController)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try tap(try #require(window.view(withObjectID: "qNB-ir-bwS")))
      let menu = try #require(navigation.presentedViewController as? MenuViewController)
      HeadlessClock.shared.advance(by: 0.1)
      #expect(menu.textButton.transform == .identity)
      let moving = try #require(menu.textButton.layer.presentation()).affineTransform().tx
      #expect(moving != 0 && abs(moving) < 300)
      HeadlessClock.shared.advance(by: 1)
      #expect(menu.view.alpha == 1 && menu.view.window === window)
      try tap(try #require(menu.view.view(withObjectID: "0ww-Ne-HlL")))
      HeadlessClock.shared.advance(by: 2)
      #expect(navigation.presentedViewController == nil)
    }
  }
}
