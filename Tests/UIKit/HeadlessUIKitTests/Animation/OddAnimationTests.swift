import Foundation
import HeadlessUIKit
import Testing

/// Numbers that are none, blocks inside blocks, and objects that go at the wrong time.
@MainActor @Suite(.ownEnvironment) struct OddAnimationTests {
  private var clock: HeadlessClock { .shared }
  nonisolated private static let oddNumbers: [Double] = [
    -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0,
  ]

  // MARK: Numbers

  @Test(arguments: oddNumbers)
  func `odd durations and delays end in the new value, with one completion`(_ number: Double) {
    let view = UIView()
    var completions = 0
    func done(_ finished: Bool) { completions += 1 }
    UIView.animate(withDuration: number, animations: { view.alpha = 0.9 }, completion: done)
    UIView.animate(
      withDuration: 0.1, delay: number, animations: { view.center.x = 1 }, completion: done)
    UIView.animate(
      withDuration: number, delay: 0, usingSpringWithDamping: number, initialSpringVelocity: number,
      animations: { view.center.y = 2 }, completion: done)
    UIView.animate(
      springDuration: number, bounce: number, initialSpringVelocity: number, delay: 0,
      animations: { view.bounds.size.width = 3 }, completion: done)
    UIView.animateKeyframes(
      withDuration: number, delay: number,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: number, relativeDuration: number) {
          view.bounds.size.height = 4
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.bounds.size.height = 5
        }
      }, completion: done)
    UIView.transition(
      with: view, duration: number, animations: { view.alpha = 0.5 }, completion: done)
    clock.turn()
    _ = view.layer.presentation()?.frame
    clock.advance(by: 1)
    _ = view.layer.presentation()?.frame
    view.layer.removeAllAnimations()
    clock.turn()
    #expect(completions <= 6)
    #expect(view.alpha == 0.5 && view.center == CGPoint(x: 1, y: 2))
    #expect(view.bounds.size == CGSize(width: 3, height: 5))
  }

  @Test(arguments: oddNumbers)
  func `an animator with odd numbers can be started, scrubbed and stopped`(_ number: Double) {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: number, dampingRatio: number) {
      view.center.x = 100
    }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: number)
    animator.startAnimation(afterDelay: number)
    clock.advance(by: 0.1)
    animator.pauseAnimation()
    animator.fractionComplete = number
    _ = view.layer.presentation()?.position
    animator.continueAnimation(withTimingParameters: nil, durationFactor: number)
    animator.isReversed = true
    clock.advance(by: 1)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    let spring = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        mass: number, stiffness: number, damping: number,
        initialVelocity: CGVector(dx: number, dy: number)))
    spring.addAnimations { view.center.x = 0 }
    spring.startAnimation()
    clock.advance(by: 1)
    spring.stopAnimation(true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `a fraction that is not a number leaves the animator where it is`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.fractionComplete = 0.25
    animator.fractionComplete = .nan
    #expect(animator.fractionComplete == 0.25)
    animator.stopAnimation(true)
  }

  @Test(arguments: oddNumbers)
  func `animations of layers with odd timing are shown and end or are removed`(_ number: Double) {
    let layer = CALayer()
    let basic = CABasicAnimation(keyPath: "opacity")
    (basic.fromValue, basic.toValue) = (0, number)
    (basic.duration, basic.beginTime, basic.timeOffset) = (number, number, number)
    (basic.speed, basic.repeatCount, basic.repeatDuration) = (Float(number), Float(number), number)
    basic.timingFunction = CAMediaTimingFunction(controlPoints: Float(number), 0, 1, Float(number))
    layer.add(basic, forKey: "basic")
    let keyframes = CAKeyframeAnimation(keyPath: "position.x")
    keyframes.values = [0, number, 1]
    keyframes.keyTimes = [NSNumber(value: number), 0.5]
    keyframes.timingFunctions = []
    keyframes.duration = number
    layer.add(keyframes, forKey: "keyframes")
    for mode in [CAAnimationCalculationMode.paced, .cubic, .cubicPaced, .discrete] {
      let other = CAKeyframeAnimation(keyPath: "position.y")
      (other.values, other.calculationMode, other.duration) = ([0, number], mode, 1)
      layer.add(other, forKey: mode.rawValue)
    }
    let cumulative = CABasicAnimation(keyPath: "transform")
    cumulative.toValue = CATransform3DMakeTranslation(1, 0, 0)
    (cumulative.isCumulative, cumulative.repeatCount) = (true, .infinity)
    cumulative.duration = 1e-12
    layer.add(cumulative, forKey: "cumulative")
    let empty = CAKeyframeAnimation(keyPath: "bounds")
    empty.values = []
    layer.add(empty, forKey: "empty")
    let group = CAAnimationGroup()
    group.animations = [basic, keyframes]
    group.duration = number
    layer.add(group, forKey: "group")
    layer.speed = Float(number)
    layer.timeOffset = number
    for _ in 0..<3 {
      clock.advance(by: 0.25)
      _ = layer.presentation()?.frame
    }
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.opacity == 1)
  }

  @Test func `a frame that is not a number neither hangs nor crashes layout and drawing`() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {}
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = Drawn(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -1))
    window.addSubview(view)
    window.makeKeyAndVisible()
    clock.turn()
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
    clock.advance(by: 0.5)
    _ = view.layer.presentation()?.frame
    _ = window.hitTest(CGPoint(x: CGFloat.nan, y: 5), with: nil)
    clock.advance(by: 1)
    #expect(view.layer.animationKeys() == nil)
  }

  // MARK: Blocks inside blocks

  @Test func `a completion may start animations, remove its view and start itself again`() {
    let view = UIView()
    var rounds = 0
    func run() {
      UIView.animate(withDuration: 0.1) {
        view.alpha = view.alpha == 1 ? 0 : 1
      } completion: { _ in
        rounds += 1
        view.removeFromSuperview()
        run()
      }
    }
    run()
    #expect(clock.advance(by: 1.05))
    #expect(rounds == 10)
  }

  @Test func `completions that start themselves at once do not hang the clock`() {
    var rounds = 0
    func run() {
      UIView.animate(withDuration: 0) {
      } completion: { _ in
        rounds += 1
        run()
      }
    }
    run()
    #expect(!clock.advance(by: 1))
    #expect(rounds > 1000)
  }

  @Test func `an animator's completion may start it again`() {
    let view = UIView()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    func start() {
      animator.addAnimations { view.center.x += 10 }
      animator.addCompletion { _ in
        ends += 1
        if ends < 3 { start() }
      }
      animator.startAnimation()
    }
    start()
    clock.advance(by: 10)
    #expect(ends == 3 && view.center.x == 30 && animator.state == .inactive)
  }

  @Test func `an animator that is stopped inside its own animations and completions stays sound`() {
    let view = UIView()
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [unowned animator] in
      view.center.x = 100
      animator.stopAnimation(true)
    }
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    clock.advance(by: 2)
    #expect(view.layer.animationKeys() == nil && ends <= 1)
    let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    other.addCompletion { [unowned other] _ in
      other.stopAnimation(true)
      ends += 10
    }
    other.startAnimation()
    clock.advance(by: 2)
    #expect(ends >= 10 && other.state == .inactive)
  }

  @Test func `an animator that nobody keeps runs to its end`() {
    let view = UIView()
    var hasEnded = false
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      view.alpha = 0
    } completion: { _ in
      hasEnded = true
    }
    clock.advance(by: 1)
    #expect(hasEnded && view.layer.animationKeys() == nil)
  }

  @Test func `transactions that are committed too often, or not at all, do no harm`() {
    CATransaction.commit()
    CATransaction.flush()
    CATransaction.begin()
    var runs = 0
    CATransaction.setCompletionBlock {
      runs += 1
      CATransaction.begin()
      CATransaction.setCompletionBlock { runs += 1 }
      CATransaction.commit()
    }
    clock.turn()
    #expect(runs == 0, "it is open still")
    CATransaction.commit()
    #expect(runs == 2)
    CATransaction.commit()
    CATransaction.begin()
    clock.advance(by: 1)
    CATransaction.commit()
  }

  @Test func `a view that is moved to another window in its animation goes on`() {
    let windows = (0..<2).map { _ in UIWindow(frame: UIScreen.main.bounds) }
    for window in windows { window.makeKeyAndVisible() }
    let view = UIView()
    windows[0].addSubview(view)
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    clock.advance(by: 0.5)
    windows[1].addSubview(view)
    clock.advance(by: 1)
    #expect(finished != nil && view.alpha == 0)
  }
}
