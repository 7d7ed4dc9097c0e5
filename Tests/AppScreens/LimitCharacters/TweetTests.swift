import Testing
import UIKit
import UIKitTesting

@testable import LimitCharacters

@MainActor @Suite struct TweetTests {
  @Test func `typing counts down to nothing, and the bar moves with the keyboard`() throws {
    try withScreen { window in
      let controller = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          as? ViewController)
      window.rootViewController = controller
      window.layoutIfNeeded()
      controller.tweetTextView.text = ""
      try type("Low water at two", into: controller.tweetTextView)
      HeadlessClock.shared.advance(by: 1)
      #expect(controller.characterCountLabel.text == "124")
      #expect(controller.bottomUIView.transform.ty == -HeadlessKeyboard.shared.frame.height)
      try type(String(repeating: "w", count: 200))
      #expect(controller.characterCountLabel.text == "0")
      #expect(controller.tweetTextView.text.count == 140)
      let image = controller.avatarImageView!
      try tap(at: image.convert(CGPoint(x: 5, y: 5), to: nil))
      HeadlessClock.shared.advance(by: 1)
      #expect(controller.bottomUIView.transform.isIdentity)
    }
  }
}
