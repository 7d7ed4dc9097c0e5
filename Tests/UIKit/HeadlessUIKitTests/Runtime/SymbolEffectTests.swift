import Foundation
import HeadlessUIKit
import Testing

/// Effects of symbols, which are only recorded.
@MainActor @Suite(.ownEnvironment) struct SymbolEffectTests {
  private var recorded: [String] {
    HeadlessEnvironment.current.recordedCalls.map { "\($0.name) \($0.arguments)" }
  }

  @Test func `an effect is recorded with its options`() {
    let view = UIImageView()
    view.addSymbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3))
    view.addSymbolEffect(.scale.up, animated: true)
    view.addSymbolEffect(.variableColor.iterative.reversing)
    view.removeSymbolEffect(ofType: .pulse)
    UIBarButtonItem().addSymbolEffect(.pulse, options: .repeating)
    #expect(
      recorded == [
        "UIImageView.addSymbolEffect [\"bounce.up.byLayer\", \"speed 2.0, repeat 3\"]",
        "UIImageView.addSymbolEffect [\"scale.up\", \"default\"]",
        "UIImageView.addSymbolEffect [\"variableColor.iterative.reversing\", \"default\"]",
        "UIImageView.removeSymbolEffect [\"pulse\"]",
        "UIBarButtonItem.addSymbolEffect [\"pulse\", \"repeating\"]",
      ])
  }

  @Test func `an image replaces another one at once, and the handler runs afterwards`() throws {
    let (view, image) = (UIImageView(), UIImage(systemName: "star"))
    var isFinished = false
    view.setSymbolImage(try #require(image), contentTransition: .replace.downUp) {
      isFinished = $0.isFinished
    }
    #expect(view.image === image && !isFinished)
    try HeadlessClock.shared.settle()
    #expect(isFinished)
  }
}
