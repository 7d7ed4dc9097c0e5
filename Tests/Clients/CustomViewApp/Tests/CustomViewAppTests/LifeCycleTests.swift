import Testing
import UIKit
import UIKitTesting

@testable import CustomViewApp

@MainActor @Suite struct LifeCycleTests {
  /// Shows the storyboard's first scene on a screen.
  private func onScreen(_ body: (UINavigationController) throws -> Void) throws {
    try withScreen { window in
      HarbourViewController.log = []
      let navigation = try #require(
        UIStoryboard(name: "Pier", bundle: nil).instantiateInitialViewController()
          as? UINavigationController)
      window.rootViewController = navigation
      window.layoutIfNeeded()
      try body(navigation)
    }
  }

  /// Taps the button with a title, and returns the callbacks until all transitions have ended.
  private func tapButton(_ title: String, in controller: UIViewController?) throws -> [String] {
    HarbourViewController.log = []
    let button = try #require(
      controller?.view.subviews.compactMap { $0 as? UIButton }
        .first { $0.currentTitle == title })
    try tap(button)
    HeadlessClock.shared.advance(by: 1)
    return HarbourViewController.log
  }

  @Test func `a scene's controller loads and appears once`() throws {
    try onScreen { _ in
      #expect(
        HarbourViewController.log == ["Pier did load", "Pier will appear", "Pier did appear"])
    }
  }

  @Test func `a push and an unwind call both controllers in UIKit's order`() throws {
    try onScreen { navigation in
      let push = try tapButton("To the gate", in: navigation.topViewController)
      #expect(
        push == [
          "Pier will disappear", "Gate did load", "Gate will appear", "Pier did disappear",
          "Gate did appear",
        ])
      let unwind = try tapButton("Back to the pier", in: navigation.topViewController)
      #expect(
        unwind == [
          "Pier unwinds", "Gate will disappear", "Pier will appear", "Gate did disappear",
          "Pier did appear",
        ])
    }
  }

  @Test func `only a presentation over the full screen makes the presenter disappear`() throws {
    try onScreen { navigation in
      let full = try tapButton("Log", in: navigation.topViewController)
      #expect(full.contains("Pier will disappear") && full.contains("Pier did disappear"))
      _ = try tapButton("Close the log", in: navigation.presentedViewController)
      let sheet = try tapButton("Notes", in: navigation.topViewController)
      #expect(sheet == ["Log did load", "Log will appear", "Log did appear"])
      weak var log = navigation.presentedViewController
      navigation.dismiss(animated: false)
      HeadlessClock.shared.advance(by: 1)
      #expect(log == nil)
    }
  }
}
