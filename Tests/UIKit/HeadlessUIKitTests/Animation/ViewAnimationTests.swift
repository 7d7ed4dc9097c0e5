import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct ViewAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: HeadlessClock { .shared }

  init() {
    view.center = .zero
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private var shownAlpha: Double { Double(view.layer.presentation()?.opacity ?? .nan) }

  private func near(_ value: Double, _ expected: Double, _ error: Double = 1e-5) -> Bool {
    abs(value - expected) <= error
  }

  @Test func `a block changes the model at once and the presentation over time`() {
    var finished: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 100 },
      completion: { finished.append($0) })
    #expect(view.center.x == 100 && shownX == 0)
    clock.advance(by: 0.25)
    #expect(near(shownX, 25))
    clock.advance(by: 0.74)
    #expect(near(shownX, 99) && finished.isEmpty)
    clock.advance(by: 0.01)
    #expect(shownX == 100 && finished == [true])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `touches pass by a view in animation unless the block allows them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inside = UIView(frame: inner.bounds)
    outer.addSubview(inner)
    inner.addSubview(inside)
    func hit(_ x: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: 10), with: nil) }
    UIView.animate(withDuration: 1, delay: 0.5, options: [], animations: { inner.center.x += 200 })
    #expect(hit(210) === outer && hit(10) === outer)
    clock.advance(by: 1.5)
    #expect(hit(210) === inside)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      inner.center.x -= 200
    }
    #expect(hit(10) === inside && hit(210) === outer, "the end counts, and not what is seen")
    clock.advance(by: 1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x += 100 }
    animator.startAnimation()
    #expect(hit(10) === inside && hit(110) === outer, "an animator's view is hit where it is seen")
    clock.advance(by: 1)
    #expect(hit(110) === inside)
    let rigid = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0.5 }
    rigid.isUserInteractionEnabled = false
    rigid.startAnimation()
    #expect(hit(110) === outer)
    clock.advance(by: 2)
    #expect(hit(110) === inside)
  }

  @Test
  func `completions run before timers of the same time, by their ends and then by their starts`() {
    var log: [String] = []
    clock.schedule(after: 1) { log.append("timer") }
    for (name, length) in [("late", 2.0), ("first", 1.0), ("second", 1.0)] {
      UIView.animate(
        withDuration: length, animations: { view.center.x += 1 },
        completion: { _ in log.append(name) }
      )
    }
    clock.advance(by: 1)
    #expect(log == ["first", "second", "timer"])
    clock.advance(by: 1)
    #expect(log.last == "late")
  }

  @Test func `an endless animation keeps a clock from settling, and is named`() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0 })
    let error = try #require(
      #expect(throws: HeadlessClock.Unsettled.self) { try clock.settle(limit: 5) })
    #expect(error.pending == ["endless animation 'opacity' of UIView"])
    #expect(error.elapsed == 5)
    view.layer.removeAllAnimations()
    try clock.settle()
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.curveEaseIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.curveEaseOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.curveEaseInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
  ])
  func `curves have the values of their control points`(
    _ curve: UIView.AnimationOptions, _ values: [Double]
  ) {
    UIView.animate(withDuration: 10, delay: 0, options: curve) { view.alpha = 0 }
    for (time, value) in zip([1, 2.5, 5, 7.5, 9], values) {
      clock.advance(to: time)
      #expect(near(1 - shownAlpha, value))
    }
  }

  @Test func `a delay shows the old value until it has passed`() {
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { view.alpha = 0 }
    #expect(view.alpha == 0)
    clock.advance(by: 2)
    #expect(shownAlpha == 1)
    clock.advance(by: 0.5)
    #expect(near(shownAlpha, 0.5))
  }

  @Test func `animating geometry again adds up and both blocks finish`() {
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 100
    } completion: {
      log.append("first \($0) \(clock.now)")
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 0
    } completion: {
      log.append("second \($0) \(clock.now)")
    }
    #expect(near(shownX, 50))
    for (time, x) in [(0.75, 50.0), (1.0, 50), (1.25, 25), (1.5, 0)] {
      clock.advance(to: time)
      #expect(near(shownX, x))
    }
    #expect(log == ["first true 1.0", "second true 1.5"])
  }

  @Test(arguments: [false, true])
  func `animating alpha again replaces the animation, which has not finished`(
    beginningWhereItIsSeen: Bool
  ) {
    let options: UIView.AnimationOptions =
      beginningWhereItIsSeen ? [.curveLinear, .beginFromCurrentState] : .curveLinear
    let start = beginningWhereItIsSeen ? 0.5 : 0
    var log: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.alpha = 0
    } completion: {
      log.append("first \($0) \(clock.now)")
    }
    clock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: options) {
      view.alpha = 1
    } completion: {
      log.append("second \($0) \(clock.now)")
    }
    #expect(near(shownAlpha, start))
    clock.advance(by: 0.5)
    #expect(near(shownAlpha, start + (1 - start) / 2))
    clock.advance(by: 0.5)
    #expect(log == ["first false 0.5", "second true 1.5"])
  }

  @Test func `autoreverse goes there and back once and then jumps to the new value`() {
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
      view.center.x = 100
    } completion: {
      finished = $0
    }
    clock.advance(by: 1)
    #expect(near(shownX, 100))
    clock.advance(by: 0.75)
    #expect(near(shownX, 25) && finished == nil)
    clock.advance(by: 0.25)
    #expect(shownX == 100 && finished == true)
  }

  @Test func `a repeated animation ends only when it is removed`() {
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    clock.advance(by: 100.25)
    #expect(near(shownAlpha, 0.75) && finished == nil)
    view.layer.removeAllAnimations()
    #expect(finished == false && shownAlpha == 0)
  }

  @Test func `half a repetition ends on the new value`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.alpha = 0 }
    }
    clock.advance(by: 3)
    #expect(near(shownAlpha, 0))
    clock.advance(by: 1.5)
    #expect(near(shownAlpha, 0.5))
    clock.advance(by: 0.5)
    #expect(shownAlpha == 0 && clock.eventCount == 0)
  }

  @Test func `a block without a duration or a change completes in the next turn`() {
    var log: [String] = []
    UIView.animate(withDuration: 0) {
      view.alpha = 0
    } completion: {
      log.append("none \($0)")
    }
    UIView.animate(withDuration: 5) {
      view.alpha = 0
    } completion: {
      log.append("same \($0)")
    }
    UIView.animate(withDuration: 0, delay: 5) {
      view.alpha = 1
    } completion: {
      log.append("delayed \($0)")
    }
    #expect(log.isEmpty && shownAlpha == 1)
    clock.advance(by: 0)
    #expect(log == ["none true", "same true", "delayed true"])
  }

  @Test func `switched off, changes are made at once and completions follow`() {
    var finished: Bool?
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    UIView.setAnimationsEnabled(true)
    #expect(shownAlpha == 0 && finished == nil)
    clock.advance(by: 0)
    #expect(finished == true)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 1 }
      #expect(UIView.areAnimationsEnabled)
      view.center.x = 10
    }
    #expect(shownAlpha == 1 && shownX == 0)
  }

  @Test func `a block inside another one takes over its duration and its curve`() {
    let inner = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      view.alpha = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        inner.alpha = 0
      } completion: { _ in
        log.append("inner \(clock.now)")
      }
      UIView.animate(
        withDuration: 2, delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
      ) {
        view.center.x = 100
      } completion: { _ in
        log.append("own \(clock.now)")
      }
    }
    clock.advance(by: 1)
    #expect(near(Double(inner.layer.presentation()!.opacity), 0.75) && near(shownX, 50))
    clock.advance(by: 3)
    #expect(log == ["own 2.0", "inner 4.0"])
  }

  @Test func `colors are interpolated by component`() {
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0)
    }
    clock.advance(by: 0.25)
    let shown = view.layer.presentation()?.backgroundColor
    #expect(shown == CGColor(red: 0.25, green: 0, blue: 0.75, alpha: 0.75))
  }

  @Test func `an animated frame changes center and size, and resizes subviews`() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    clock.advance(by: 0.5)
    #expect(
      view.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    #expect(
      inner.layer.presentation()?.frame == CGRect(x: 10, y: 10, width: 130, height: 80))
  }

  @Test func `properties that UIKit does not animate change at once`() {
    UIView.animate(withDuration: 1) {
      view.isHidden = true
      view.tag = 4
      view.clipsToBounds = true
      view.contentMode = .center
    }
    let shown = view.layer.presentation()
    #expect(shown?.isHidden == true && shown?.masksToBounds == true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `layout inside a block animates constraints`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      box.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    width.constant = 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    #expect(box.frame.width == 200)
    clock.advance(by: 0.5)
    #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
  }

  @Test func `a view that leaves its window ends its animations unfinished`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let parent = UIView()
    window.addSubview(parent)
    parent.addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    clock.advance(by: 0.5)
    parent.removeFromSuperview()
    #expect(finished == false && view.layer.animationKeys() == nil)
  }

  @Test
  func `a spring starts at its velocity, swings below critical damping, and ends on the value`() {
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 2
    ) { view.center.x = 100 }
    clock.advance(by: 0.001)
    #expect(near(shownX, 0.2, 0.02))
    var highest = 0.0
    for _ in 0..<498 {
      clock.advance(by: 0.001)
      highest = max(highest, shownX)
    }
    #expect(highest > 100)
    clock.advance(by: 0.001)
    #expect(shownX == 100)
  }

  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func `keyframes hold between their parts`() {
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 30 }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
    } completion: {
      finished = $0
    }
    #expect(view.center.x == 30 && view.alpha == 0)
    for (time, x, alpha) in [(0.5, 5.0, 1.0), (0.75, 7.5, 0.5), (1, 10, 0), (1.5, 20, 0)] {
      clock.advance(to: time)
      #expect(near(shownX, x) && near(shownAlpha, alpha))
    }
    clock.advance(to: 2)
    #expect(finished == true && shownX == 30)
  }

  @Test func `keyframes without a curve ease in and out as a whole, as on a device`() throws {
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 30 }
    }
    let animation = try #require(view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
    #expect(animation.calculationMode == .linear)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    // The ease of a quarter of the time is 0.129162, and that of three quarters 0.870838.
    for (time, x) in [(0.5, 10 * 0.129162 / 0.5), (1, 10), (1.5, 10 + 20 * 0.370838 / 0.5)] {
      clock.advance(to: time)
      #expect(near(shownX, x, 1e-4))
    }
  }

  @Test(arguments: [false, true])
  func `keyframes begin at the value that was set, or at the visible one if asked to`(
    beginningWhereItIsSeen: Bool
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    clock.advance(by: 0.5)
    let options = beginningWhereItIsSeen ? [Self.linear, .beginFromCurrentState] : Self.linear
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
    }
    #expect(near(shownAlpha, beginningWhereItIsSeen ? 0.5 : 0))
    clock.advance(by: 0.5)
    #expect(near(shownAlpha, beginningWhereItIsSeen ? 0.75 : 0.5))
  }

  @Test func `an inner block waits its own delay after the outer one's, and completes by itself`() {
    let inner = UIView()
    var log: [String] = []
    UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
      view.center.x = 100
      UIView.animate(withDuration: 9, delay: 0.5) {
        inner.alpha = 0
      } completion: {
        log.append("inner \($0) \(clock.now)")
      }
    } completion: {
      log.append("outer \($0) \(clock.now)")
    }
    clock.advance(to: 1.5)
    #expect(near(Double(inner.layer.presentation()!.opacity), 1) && near(shownX, 25))
    clock.advance(to: 2.5)
    #expect(near(Double(inner.layer.presentation()!.opacity), 0.5) && near(shownX, 75))
    clock.advance(to: 4)
    #expect(log == ["outer true 3.0", "inner true 3.5"])
  }

  @Test func `a transition without a kind changes at once, and completes after its duration`() {
    var log: [String] = []
    UIView.transition(with: view, duration: 1) {
      view.alpha = 0
    } completion: {
      log.append("\($0) \(clock.now)")
    }
    #expect(shownAlpha == 0)
    clock.advance(by: 0.9)
    #expect(log.isEmpty)
    clock.advance(by: 0.1)
    #expect(log == ["true 1.0"])
    UIView.transition(with: view, duration: 0, animations: nil) { log.append("\($0)") }
    clock.turn()
    #expect(log.last == "true" && clock.now == 1)
    UIView.transition(with: view, duration: 1, animations: nil) { log.append("\($0)") }
    view.layer.removeAllAnimations()
    #expect(log.last == "false")
  }

  @Test func `a transition from one view to another swaps them at once and completes in time`() {
    let (old, new) = (UIView(), UIView())
    view.addSubview(old)
    var finished: Bool?
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) {
      finished = $0
    }
    #expect(view.subviews == [new] && old.superview == nil)
    #expect((view.layer.animation(forKey: "transition") as? CATransition)?.type == .fade)
    clock.advance(by: 1)
    #expect(finished == true && view.layer.animationKeys() == nil)
  }

  @Test func `a transition may hide and show its views in place of moving them`() {
    let (old, new) = (UIView(), UIView())
    new.isHidden = true
    view.addSubview(old)
    view.addSubview(new)
    UIView.transition(
      from: old, to: new, duration: 1, options: [.showHideTransitionViews, .transitionFlipFromLeft])
    #expect(view.subviews == [old, new] && old.isHidden && !new.isHidden)
  }

  @Test func `what changes within a transition does not animate unless it is allowed to`() {
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.alpha = 0 }
    #expect(shownAlpha == 0)
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) { view.alpha = 1 }
    #expect(shownAlpha == 0)
  }

  @Test func `an awaited animation returns whether it has finished`() async {
    let clock = clock
    let view = view
    let animating = Task { @MainActor in await UIView.animate(withDuration: 1) { view.alpha = 0 } }
    while view.layer.animationKeys() == nil { await Task.yield() }
    clock.advance(by: 1)
    #expect(await animating.value)
  }

  @Test func `a spring by its perceived duration swings as long, and bounces as far, as it says`() {
    var finished: [Bool] = []
    UIView.animate(
      springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 100 },
      completion: { finished.append($0) })
    // Damping ratio 0.7: the first swing goes beyond by exp(-π·0.7/√(1-0.49)) after 0.25/√(1-0.49) s.
    clock.advance(by: 0.25 / 0.51.squareRoot())
    #expect(near(shownX, 104.5988, 1e-3))
    #expect(finished.isEmpty)
    clock.advance(by: 2)
    #expect(finished == [true] && shownX == 100)
  }

  @Test func `a block knows its duration, and none is inherited outside`() {
    var durations = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.5) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [0, 2, 2, 0.5])
  }

  @Test func `a view that is released in the middle of its animation ends it unfinished`() {
    var finished: [Bool] = []
    weak var released: UIView?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.isHidden = false
      let ghost = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      released = ghost
      window.addSubview(ghost)
      UIView.animate(
        withDuration: 1, delay: 0, options: .repeat, animations: { ghost.alpha = 0 },
        completion: { finished.append($0) })
      clock.advance(by: 0.5)
      ghost.removeFromSuperview()
      window.isHidden = true
    }
    clock.advance(by: 2)
    #expect(released == nil && finished == [false])
  }
}
