import Testing
import UIKit
import UIKitTesting

@testable import DelegateSample2

@MainActor @Suite struct YoutubeTests {
  @Test func `a button in a prototype cell tells the controller, which asks`() throws {
    try withScreen { window in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? ViewController)
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.tableView.numberOfRows(inSection: 0) == 5)
      let cell = try #require(
        controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
          as? YoutubeTableViewCell)
      #expect(cell.youtuberLabel.text == "Dave Lee")
      #expect(cell.youtuberLabel.frame.width > 0 && cell.bounds.width == window.bounds.width)
      try tap(cell.subscribeButton)
      HeadlessClock.shared.advance(by: 1)
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      #expect(alert.title == "Subscribe" && alert.message?.hasPrefix("Dave Lee") == true)
    }
  }
}
