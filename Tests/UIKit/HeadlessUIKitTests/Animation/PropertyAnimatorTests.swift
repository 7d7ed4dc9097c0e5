import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct PropertyAnimatorTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private var clock: HeadlessClock { .shared }

  init() {
    view.center = .zero
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 100 }
  }

  private func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 1e-4 }

  @Test func `a tint and an effect end with their animator, and return when it goes back`() {
    let blur = UIVisualEffectView(effect: nil)
    var ended = 0
    for position in [UIViewAnimatingPosition.end, .start] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        blur.effect = UIBlurEffect(style: .dark)
        blur.tintColor = .red
        UIView.animate(withDuration: 1, animations: { blur.tintColor = .green }) { _ in ended += 1 }
      }
      animator.fractionComplete = 0.5
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
      #expect(blur.layer.animationKeys() == nil)
      #expect((blur.effect == nil) == (position == .start))
      #expect((blur.tintColor == .green) == (position == .end))
      blur.effect = nil
      blur.tintColor = nil
    }
    #expect(ended == 2)
  }

  @Test func `it runs from inactive through active to inactive and completes at the end`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && view.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
    clock.advance(by: 0.5)
    #expect(near(shownX, 25) && near(animator.fractionComplete, 0.25))
    clock.advance(by: 1.5)
    #expect(animator.state == .inactive && ends == [.end] && shownX == 100)
  }

  @Test func `a pause holds the value and going on loses no time`() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    clock.advance(by: 0.5)
    let seen = shownX
    animator.pauseAnimation()
    clock.advance(by: 50)
    #expect(!animator.isRunning && animator.state == .active && near(shownX, seen))
    animator.startAnimation()
    #expect(near(shownX, seen))
    clock.advance(by: 0.5)
    #expect(near(shownX, 50))
    clock.advance(by: 1)
    #expect(animator.state == .inactive)
  }

  @Test func `scrubbing shows the fraction`() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && near(shownX, 30))
    animator.fractionComplete = 0.8
    #expect(near(shownX, 80) && view.center.x == 100)
    animator.stopAnimation(true)
  }

  @Test func `reversed, it runs back, completes at the start and restores the model`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(by: 1.5)
    animator.isReversed = true
    #expect(near(shownX, 75))
    clock.advance(by: 0.5)
    #expect(near(shownX, 50) && ends.isEmpty)
    clock.advance(by: 1)
    #expect(ends == [.start] && view.center.x == 0 && shownX == 0)
  }

  @Test func `stopping without finishing leaves what is visible and calls no handler`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && near(view.center.x, 25) && ends.isEmpty)
    clock.advance(by: 10)
    #expect(near(shownX, 25) && ends.isEmpty)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, 0.0), (.current, 25), (.end, 100)])
  func `a stopped animation finishes where it is told to`(
    _ position: UIViewAnimatingPosition, _ x: Double
  ) {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && near(view.center.x, 25))
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && ends == [position] && near(view.center.x, x))
  }

  @Test func `only a stopped animator can be finished, and it takes nothing else`() {
    var errors: [String] = []
    NibFailure.handler = { errors.append($0.message) }
    let animator = animator()
    animator.finishAnimation(at: .end)
    #expect(
      errors == ["finishAnimationAtPosition: should only be called on a stopped animator!"])
    animator.startAnimation()
    animator.stopAnimation(false)
    animator.startAnimation()
    #expect(errors.count == 2 && errors[1].hasPrefix("It is an error to call -startAnimation"))
    animator.finishAnimation(at: .current)
  }

  @Test func `a paused one goes on in another time and at another pace`() {
    let animator = animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.25)
    clock.advance(by: 0.25)
    #expect(near(shownX, 75))
    clock.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test func `changes that are added on the way take the rest of the time`() {
    let animator = animator()
    animator.startAnimation()
    clock.advance(by: 1)
    animator.addAnimations { view.alpha = 0 }
    clock.advance(by: 0.5)
    #expect(near(Double(view.layer.presentation()!.opacity), 0.5) && near(shownX, 75))
  }

  @Test func `it can pause at its end without completing`() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    clock.advance(by: 5)
    #expect(animator.state == .active && !animator.isRunning && ends.isEmpty)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test func `a spring of mass and stiffness has its own duration`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 7, timingParameters: spring)
    #expect(animator.duration < 2 && animator.duration > 0.5)
  }

  @Test func `one that is made running starts after its delay, at the pace of its options`() {
    let view = view
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 1, options: .curveLinear, animations: { view.center.x = 100 },
      completion: { ends.append($0) })
    #expect(animator.state == .active && animator.isRunning && animator.delay == 1)
    clock.advance(by: 1)
    #expect(near(shownX, 0))
    clock.advance(by: 0.5)
    #expect(near(shownX, 25))
    clock.advance(by: 2)
    #expect(ends == [.end] && shownX == 100)
  }

  @Test func `one that does not scrub evenly shows the pace's value of the fraction`() {
    let animator = animator(.easeInOut)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    // The curve of ease in and out has done 0.1291 of its way after a quarter of its time.
    #expect(abs(shownX - 12.91) < 0.05)
    animator.fractionComplete = 0.5
    #expect(near(shownX, 50))
    animator.stopAnimation(true)
  }

  @Test func `one that cannot be interrupted is neither paused nor stopped`() {
    let animator = animator()
    animator.isInterruptible = false
    animator.startAnimation()
    clock.advance(by: 0.5)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    clock.advance(by: 0.5)
    #expect(animator.isRunning && near(shownX, 50))
    clock.advance(by: 1)
    #expect(animator.state == .inactive && shownX == 100)
  }
}
