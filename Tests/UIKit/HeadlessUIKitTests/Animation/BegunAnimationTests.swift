import Foundation
import HeadlessUIKit
import Testing

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite(.ownEnvironment) struct BegunAnimationTests {
  private var clock: HeadlessClock { .shared }
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var shownX: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  /// The methods that a block calls by name.
  private final class Delegate: NSObject, NibConnectable {
    var lines: [String] = []

    func didStart(_ name: String?) { lines.append("start \(name ?? "-")") }

    static func nibConnections(_ nib: NibRegistrar) {
      nib.action("didStart:", Delegate.didStart)
      nib.action("didStop:finished:context:", of: Delegate.self) { target, given in
        let name: String? = try given(0)
        let finished: NSNumber = try given(1)
        target.lines.append("stop \(name ?? "-") \(finished.boolValue)")
        return nil
      }
    }
  }

  @Test func `changes are animated for a fifth of a second unless the block says otherwise`() {
    UIView.beginAnimations("move", context: nil)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    #expect(view.frame.minX == 100 && shownX == 0)
    clock.advance(by: 0.1)
    #expect(abs(shownX - 50) < 0.01)
    clock.advance(by: 0.1)
    #expect(shownX == 100)
    view.frame.origin.x = 0
    #expect(shownX == 0, "the block is over")
  }

  @Test func `parameters count for the changes that follow them`() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.setAnimationDelay(1)
    view.alpha = 0
    UIView.commitAnimations()
    clock.advance(by: 0.5)
    #expect(abs(shownX - 50) < 0.01 && view.layer.presentation()?.opacity == 1)
    clock.advance(by: 1)
    #expect(shownX == 100 && abs((view.layer.presentation()?.opacity ?? 9) - 0.5) < 0.01)
    clock.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func `the delegate hears of the start and of the end`() {
    let delegate = Delegate()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(1)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationWillStart("didStart:")
    UIView.setAnimationDidStop("didStop:finished:context:")
    view.alpha = 0
    UIView.commitAnimations()
    clock.advance(by: 0.9)
    #expect(delegate.lines.isEmpty)
    clock.advance(by: 0.1)
    #expect(delegate.lines == ["start move"])
    clock.advance(by: 2)
    #expect(delegate.lines == ["start move", "stop move true"])
  }

  @Test func `a block that animates nothing is over in the next turn`() {
    let delegate = Delegate()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop("didStop:finished:context:")
    UIView.commitAnimations()
    #expect(delegate.lines.isEmpty)
    clock.turn()
    #expect(delegate.lines == ["stop - true"])
  }

  @Test func `an animation that is removed has not finished`() {
    let delegate = Delegate()
    UIView.beginAnimations("fade", context: nil)
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDidStop("didStop:finished:context:")
    UIView.setAnimationRepeatCount(1e9)
    UIView.setAnimationRepeatAutoreverses(true)
    view.alpha = 0
    UIView.commitAnimations()
    clock.advance(by: 10)
    #expect(delegate.lines.isEmpty)
    view.layer.removeAllAnimations()
    clock.turn()
    #expect(delegate.lines == ["stop fade false"])
  }

  @Test func `blocks nest, with parameters of their own`() {
    let other = UIView(frame: view.frame)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.setAnimationCurve(.linear)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    other.frame.origin.x = 100
    UIView.commitAnimations()
    clock.advance(by: 0.5)
    #expect(abs(shownX - 50) < 0.01)
    #expect(abs((other.layer.presentation()?.frame.minX ?? 0) - 25) < 0.01)
  }

  @Test func `a transition takes the block's time`() throws {
    let container = UIView()
    container.addSubview(view)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationTransition(.curlUp, for: container, cache: true)
    view.removeFromSuperview()
    UIView.commitAnimations()
    let transition = try #require(container.layer.animation(forKey: "transition") as? CATransition)
    #expect(transition.duration == 1 && transition.type.rawValue == "pageCurl")
    clock.advance(by: 1)
    #expect(container.layer.animationKeys() == nil)
  }

  @Test func `calls outside of a block, and animations that are off, change nothing of the timing`()
  {
    UIView.commitAnimations()
    UIView.setAnimationDuration(5)
    view.frame.origin.x = 50
    #expect(shownX == 50)
    UIView.setAnimationsEnabled(false)
    UIView.beginAnimations(nil, context: nil)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    #expect(shownX == 100)
  }

  @Test func `a block that is not committed ends with the closure around it`() {
    UIView.animate(withDuration: 1) {
      UIView.beginAnimations(nil, context: nil)
    }
    view.frame.origin.x = 100
    #expect(shownX == 100)
  }

  @Test func `durations that are not numbers or below zero change at once`() {
    for duration in [-1, Double.nan, 0] {
      view.frame.origin.x = 0
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(duration)
      UIView.setAnimationDelay(.nan)
      view.frame.origin.x = 100
      UIView.commitAnimations()
      #expect(shownX == 100)
    }
  }
}
