import Testing
import UIKit
import UIKitTesting

@testable import DelegatePattern

@MainActor @Suite struct CartTests {
  @Test func `the stepper counts, and the button hands the count to the shop, which says it`()
    throws
  {
    try withScreen { window in
      let navigation = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? UINavigationController)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try tap(try #require(window.view(withObjectID: "cZ3-MN-5A5")))
      HeadlessClock.shared.advance(by: 1)
      let cart = try #require(navigation.presentedViewController as? CartViewController)
      #expect(cart.priceLabel.text == "7,900 원" && cart.itemCountLabel.text == "0")
      let stepper = try #require(cart.view.view(withObjectID: "eoX-tY-GFg"))
      let half = stepper.bounds.width / 4
      try tap(stepper, at: CGPoint(x: stepper.bounds.maxX - half, y: stepper.bounds.midY))
      try tap(stepper, at: CGPoint(x: stepper.bounds.maxX - half, y: stepper.bounds.midY))
      try tap(stepper, at: CGPoint(x: half, y: stepper.bounds.midY))
      #expect(cart.itemCount == 1 && cart.itemCountLabel.text == "1")
      try tap(try #require(cart.view.view(withObjectID: "Wq1-8t-f2Y")))
      HeadlessClock.shared.advance(by: 1)
      let alert = try #require(navigation.presentedViewController as? UIAlertController)
      #expect(alert.message?.contains("1개") == true)
      try choose("확인")
      HeadlessClock.shared.advance(by: 1)
      #expect(navigation.presentedViewController == nil)
    }
  }
}
