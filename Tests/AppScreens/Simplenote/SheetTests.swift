import Testing
import UIKit
import UIKitTesting

@testable import Simplenote

@MainActor @Suite struct SheetTests {
  /// Shows the sheet over an empty controller, as far as it has come up, and gives it to a closure.
  private func withSheet(_ body: (SPSheetController, UIWindow) throws -> Void) throws {
    try withScreen { window in
      let below = UIViewController()
      window.rootViewController = below
      window.layoutIfNeeded()
      let sheet = SPSheetController()
      sheet.setTitleForButton0(title: "Sign up")
      sheet.setTitleForButton1(title: "Log in")
      sheet.present(from: below)
      HeadlessClock.shared.advance(by: 1)
      try body(sheet, window)
    }
  }

  @Test func `the sheet comes up from below, and a tap on a button sends it away`() throws {
    try withSheet { sheet, window in
      let button = try #require(window.view(withObjectID: "SQq-Wy-YFf") as? SPSquaredButton)
      let other = try #require(window.view(withObjectID: "LEy-5c-bV7") as? SPSquaredButton)
      let safe = window.bounds.inset(by: window.safeAreaInsets)
      #expect(button.currentTitle == "Sign up" && button.layer.cornerRadius == 4)
      #expect(button.superview?.superview.map { $0.convert($0.bounds, to: nil).maxY } == safe.maxY)
      #expect(other.frame.minY - button.frame.maxY == 8 && button.frame.width <= 360)
      var taps = 0
      sheet.onClickButton0 = { taps += 1 }
      try tap(button)
      HeadlessClock.shared.advance(by: 1)
      #expect(taps == 1 && sheet.parent == nil && sheet.view.superview == nil)
    }
  }

  @Test func `a tap beside the buttons sends it away as well`() throws {
    try withSheet { sheet, window in
      var taps = 0
      sheet.onClickButton1 = { taps += 1 }
      try tap(at: CGPoint(x: 40, y: 200))
      HeadlessClock.shared.advance(by: 1)
      #expect(taps == 0 && sheet.parent == nil && sheet.view.superview == nil)
    }
  }
}
