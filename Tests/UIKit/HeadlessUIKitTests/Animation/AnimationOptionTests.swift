import Foundation
import HeadlessUIKit
import Testing

/// Options of animations, each with what it changes.
@MainActor @Suite(.ownEnvironment) struct AnimationOptionTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var clock: HeadlessClock { .shared }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
  private func near(_ value: Double, _ expected: Double, _ error: Double = 1e-4) -> Bool {
    abs(value - expected) <= error
  }

  /// A view that makes its subview as large as itself.
  private final class Cover: UIView {
    let inner = UIView()
    override func layoutSubviews() { inner.frame = bounds }
  }

  @Test(arguments: [false, true])
  func `with layoutSubviews, the views inside a view that changes its size move with it`(
    laysOut: Bool
  ) {
    let cover = Cover(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cover.addSubview(cover.inner)
    cover.layoutIfNeeded()
    UIView.animate(
      withDuration: 1, delay: 0, options: laysOut ? [.curveLinear, .layoutSubviews] : .curveLinear
    ) { cover.bounds.size.width = 200 }
    cover.layoutIfNeeded()
    clock.advance(by: 0.5)
    #expect(cover.inner.frame.width == 200)
    #expect(cover.inner.layer.presentation()?.bounds.width == (laysOut ? 150 : 200))
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.curveLinear, "4.0", 0.129162),
      ([.overrideInheritedDuration, .curveLinear], "2.0", 0.5),
      ([.overrideInheritedCurve, .curveLinear], "4.0", 0.25),
    ] as [(UIView.AnimationOptions, String, Double)])
  func `a block inside another one keeps its own duration or its own curve if it says so`(
    _ options: UIView.AnimationOptions, _ end: String, _ share: Double
  ) {
    var ends: [String] = []
    let start = view.center.x
    UIView.animate(withDuration: 4, delay: 0, options: .curveEaseInOut) {
      UIView.animate(
        withDuration: 2, delay: 0, options: options, animations: { view.center.x += 100 },
        completion: { _ in ends.append("\(clock.now)") })
    }
    clock.advance(by: 1)
    #expect(near(shownX - start, 100 * share))
    clock.advance(by: 3)
    #expect(ends == [end])
  }

  @Test(arguments: [false, true])
  func `a block inside one that repeats repeats too, unless it overrides the options`(
    overrides: Bool
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .allowUserInteraction]) {
      UIView.animate(
        withDuration: 1, delay: 0, options: overrides ? .overrideInheritedOptions : [],
        animations: { view.alpha = 0.5 })
    }
    let outer = UIView(frame: view.frame)
    outer.addSubview(view)
    let hit = outer.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(hit === (overrides ? outer : view), "the option to allow touches is inherited too")
    clock.advance(by: 5)
    #expect((view.layer.animationKeys() == nil) == overrides)
  }

  @Test(
    arguments: [
      ([], 1), (.autoreverse, 2), (.repeat, nil), ([.repeat, .autoreverse], nil),
    ] as [(UIView.AnimationOptions, TimeInterval?)])
  func `changes of tints and effects repeat and go back as others do`(
    options: UIView.AnimationOptions, end: TimeInterval?
  ) {
    let effects = UIVisualEffectView(effect: nil)
    var ends: [TimeInterval] = []
    let changes: [() -> Void] = [
      { view.tintColor = .red }, { effects.effect = UIBlurEffect(style: .dark) },
    ]
    for change in changes {
      UIView.animate(
        withDuration: 1, delay: 0, options: options, animations: change,
        completion: { _ in ends.append(HeadlessClock.shared.now) })
    }
    let start = clock.now
    clock.advance(by: 5)
    #expect(ends.map { $0 - start } == (end.map { [$0, $0] } ?? []))
  }

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeLinear, CAAnimationCalculationMode.linear),
    (.calculationModeDiscrete, .discrete), (.calculationModePaced, .paced),
    (.calculationModeCubic, .cubic), (.calculationModeCubicPaced, .cubicPaced),
  ])
  func `keyframes are calculated in the mode of the options`(
    _ option: UIView.KeyframeAnimationOptions, _ mode: CAAnimationCalculationMode
  ) throws {
    let start = view.center.x
    let linear = UIView.KeyframeAnimationOptions(
      rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: [option, linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 30 }
    }
    let animation = try #require(view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
    #expect(animation.calculationMode == mode)
    clock.advance(by: 1)
    let x = shownX - start
    switch mode {
    case .discrete: #expect(x == 0, "the first value stays until the next one")
    case .paced: #expect(near(x, 10), "a quarter of the way in a quarter of the time")
    case .linear: #expect(near(x, 5))
    default: #expect(x > 0 && x < 20 && !near(x, 5))
    }
    clock.advance(by: 3)
    #expect(shownX - start == 40)
  }

  @Test func `changes of an animator with a delay factor begin later and end with the others`() {
    let view = view
    let start = view.center.x
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x += 100 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    func opacity() -> Double { Double(view.layer.presentation()?.opacity ?? -1) }
    for (time, x, alpha) in [(0.5, 25.0, 1.0), (1, 50, 1), (1.5, 75, 0.5), (2, 100, 0)] {
      clock.advance(to: time)
      #expect(near(shownX - start, x) && near(opacity(), alpha))
    }
    #expect(animator.state == .inactive)
  }

  // MARK: Transitions

  @Test func `a transition that code adds to a layer lasts its time and tells its delegate`() throws
  {
    final class Listener: CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append("stop \(flag)")
      }
    }
    let listener = Listener()
    let transition = CATransition()
    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    transition.type = .push
    transition.subtype = .fromLeft
    transition.duration = 0.5
    transition.delegate = listener
    view.layer.add(transition, forKey: "any")
    #expect(view.layer.animationKeys() == ["transition"], "a layer has one transition at a time")
    let running = try #require(view.layer.animation(forKey: "transition") as? CATransition)
    #expect(running.type == .push && running.subtype == .fromLeft)
    clock.advance(by: 0.25)
    #expect(listener.heard == ["start"])
    view.layer.add(CATransition(), forKey: nil)
    #expect(listener.heard == ["start", "stop false"])
    clock.advance(by: 0.25)
    #expect(view.layer.animationKeys() == nil, "without a duration, it lasts a quarter of a second")
  }

  @Test(
    arguments: [
      (UIView.AnimationOptions.transitionFlipFromLeft, "oglFlip", CATransitionSubtype.fromLeft),
      (.transitionFlipFromRight, "oglFlip", .fromRight),
      (.transitionFlipFromTop, "oglFlip", .fromTop),
      (.transitionFlipFromBottom, "oglFlip", .fromBottom), (.transitionCurlUp, "pageCurl", nil),
      (.transitionCurlDown, "pageUnCurl", nil), (.transitionCrossDissolve, "fade", nil),
    ] as [(UIView.AnimationOptions, String, CATransitionSubtype?)])
  func `flips, curls and dissolves run on the layer for their duration`(
    _ option: UIView.AnimationOptions, _ type: String, _ subtype: CATransitionSubtype?
  ) throws {
    let label = UILabel()
    var ends: [Bool] = []
    view.addSubview(label)
    UIView.transition(
      with: view, duration: 2, options: option, animations: { label.text = "new" },
      completion: { ends.append($0) })
    let transition = try #require(view.layer.animation(forKey: "transition") as? CATransition)
    #expect(transition.type.rawValue == type && transition.subtype == subtype)
    #expect(label.text == "new")
    clock.advance(by: 1.9)
    #expect(ends.isEmpty)
    clock.advance(by: 0.1)
    #expect(ends == [true] && view.layer.animationKeys() == nil)
  }

  // MARK: Touches

  @Test func `a view that an animator moves is touched where it is seen, unless the app hits it`()
    throws
  {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    outer.addSubview(view)
    func hit(_ x: CGFloat) -> UIView? { outer.hitTest(CGPoint(x: x, y: 50), with: nil) }
    let view = view
    func animator() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 2, curve: .linear) {
        view.center.x = 350
        view.alpha = 0.9
      }
    }
    let seen = animator()
    #expect(!seen.isManualHitTestingEnabled)
    seen.startAnimation()
    #expect(hit(50) === view && hit(350) === outer)
    clock.advance(by: 1)
    #expect(hit(200) === view && hit(50) === outer && hit(350) === outer)
    seen.pauseAnimation()
    clock.advance(by: 5)
    #expect(hit(200) === view)
    seen.stopAnimation(true)
    view.center.x = 50
    let manual = animator()
    manual.isManualHitTestingEnabled = true
    manual.startAnimation()
    clock.advance(by: 1)
    #expect(hit(200) === outer && hit(350) === view)
    clock.advance(by: 1)
    #expect(hit(350) === view)
  }
}
