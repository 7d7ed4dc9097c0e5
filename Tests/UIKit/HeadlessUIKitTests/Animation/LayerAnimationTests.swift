import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct LayerAnimationTests {
  private let layer = CALayer()
  private var clock: HeadlessClock { .shared }

  init() {
    layer.bounds.size = CGSize(width: 10, height: 10)
  }

  private func near(_ value: (some BinaryFloatingPoint)?, _ expected: Double) -> Bool {
    value.map { abs(Double($0) - expected) <= 1e-5 } ?? false
  }

  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start \(CACurrentMediaTime())") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      log.append("stop \(flag) \(CACurrentMediaTime())")
    }
  }

  @Test func `a basic animation shows its values and leaves the model alone`() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 20
    move.duration = 2
    layer.add(move, forKey: "move")
    move.toValue = 1000
    clock.advance(by: 1)
    #expect(near(layer.presentation()?.position.x, 15) && layer.position.x == 0)
    clock.advance(by: 1)
    #expect(layer.presentation()?.position.x == 0 && layer.animationKeys() == nil)
  }

  @Test func `missing ends are those of the layer`() {
    func shown(_ change: (CABasicAnimation) -> Void) -> Double? {
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.duration = 1
      change(animation)
      layer.cornerRadius = 8
      layer.add(animation, forKey: "radius")
      clock.advance(by: 0.5)
      defer { layer.removeAllAnimations() }
      return layer.presentation().map { Double($0.cornerRadius) }
    }
    #expect(near(shown { $0.fromValue = 0 }, 4))
    #expect(near(shown { $0.toValue = 12 }, 10))
    #expect(near(shown { $0.byValue = 4 }, 10))
    #expect(near(shown { ($0.fromValue, $0.byValue) = (2, 4) }, 4))
    #expect(near(shown { ($0.toValue, $0.byValue) = (2, 4) }, 0))
  }

  @Test func `the delegate hears of the start and the end`() {
    let listener = Listener()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 1
    fade.beginTime = clock.now + 2
    fade.delegate = listener
    layer.add(fade, forKey: nil)
    clock.advance(by: 5)
    #expect(listener.log == ["start 2.0", "stop true 3.0"])
    fade.beginTime = 0
    layer.add(fade, forKey: "fade")
    clock.advance(by: 0.5)
    layer.add(fade, forKey: "fade")
    #expect(listener.log.suffix(1) == ["stop false 5.5"])
  }

  @Test func `fill modes show the ends outside of the active time`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.25, 0.75, 1)
    fade.beginTime = clock.now + 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    #expect(layer.presentation()?.opacity == 0.25)
    clock.advance(by: 10)
    #expect(layer.presentation()?.opacity == 0.75 && layer.animationKeys() == ["fade"])
  }

  @Test func `speed zero pauses, and a new time base goes on where it was`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 10)
    let listener = Listener()
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    clock.advance(by: 2)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    clock.advance(by: 100)
    #expect(near(layer.presentation()?.opacity, 0.2))
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    clock.advance(by: 3)
    #expect(near(layer.presentation()?.opacity, 0.5))
    clock.advance(by: 5)
    #expect(listener.log.last == "stop true 110.0")
  }

  @Test func `keyframes go through their values at their times`() {
    let jump = CAKeyframeAnimation(keyPath: "position.x")
    jump.values = [0, 10, 40]
    jump.keyTimes = [0, 0.25, 1]
    jump.duration = 4
    layer.add(jump, forKey: "jump")
    clock.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 5))
    clock.advance(by: 2)
    #expect(near(layer.presentation()?.position.x, 25))
    jump.calculationMode = .discrete
    jump.keyTimes = nil
    layer.add(jump, forKey: "jump")
    clock.advance(by: 2)
    #expect(layer.presentation()?.position.x == 10)
    jump.calculationMode = .paced
    layer.add(jump, forKey: "jump")
    clock.advance(by: 1)
    #expect(near(layer.presentation()?.position.x, 10))
  }

  @Test func `keyframes follow a path, step by step or at an even speed`() {
    let way = CGMutablePath()
    way.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let walk = CAKeyframeAnimation(keyPath: "position")
    walk.path = way
    walk.values = [CGPoint(x: 500, y: 500)]
    walk.duration = 4
    layer.add(walk, forKey: "walk")
    clock.advance(by: 1)
    #expect(layer.presentation()?.position == CGPoint(x: 15, y: 0))
    clock.advance(by: 2)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
    walk.calculationMode = .paced
    walk.rotationMode = .rotateAuto
    layer.add(walk, forKey: "walk")
    clock.advance(by: 1)
    #expect(layer.presentation()?.position == CGPoint(x: 10, y: 0))
    #expect(layer.presentation()?.transform == CATransform3DIdentity)
    clock.advance(by: 2.5)
    #expect(layer.presentation()?.position == CGPoint(x: 30, y: 5))
    #expect(near(layer.presentation()?.affineTransform().b, 1), "it points downwards")
  }

  @Test func `a curve of a path is one step, on which the speed is even`() {
    let walk = CAKeyframeAnimation(keyPath: "position")
    walk.path = CGPath(
      ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    walk.duration = 4
    layer.add(walk, forKey: "walk")
    clock.advance(by: 0.5)
    let place = layer.presentation()?.position ?? .zero
    #expect(abs(place.x - 7.0711) < 0.02 && abs(abs(place.y) - 7.0711) < 0.02)
  }

  @Test func `cubic keyframes pass through their values without a corner`() {
    let curve = CAKeyframeAnimation(keyPath: "position.x")
    curve.values = [0, 10, 0]
    curve.duration = 2
    curve.calculationMode = .cubic
    layer.add(curve, forKey: "curve")
    clock.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 5.625))
    clock.advance(by: 0.5)
    #expect(near(layer.presentation()?.position.x, 10))
  }

  @Test func `a group runs its animations in its own time and cuts them off`() {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue, grow.duration, grow.beginTime) = (1, 3, 1, 1)
    let group = CAAnimationGroup()
    group.animations = [fade, grow]
    group.duration = 2
    layer.add(group, forKey: "both")
    clock.advance(by: 1.5)
    #expect(near(layer.presentation()?.opacity, 0.375))
    #expect(near(layer.presentation()?.transform.m11, 2))
    clock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil)
  }

  @Test func `cumulative repetitions go on from one another`() {
    let step = CABasicAnimation(keyPath: "position.x")
    (step.fromValue, step.toValue, step.duration, step.repeatCount) = (0, 10, 1, 3)
    (step.isCumulative, step.isAdditive) = (true, true)
    layer.position.x = 100
    layer.add(step, forKey: "step")
    clock.advance(by: 2.5)
    #expect(near(layer.presentation()?.position.x, 125))
  }

  @Test func `a spring animation settles in the time that it says`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    #expect((spring.mass, spring.stiffness, spring.damping) == (1, 100, 10))
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "spring")
    clock.advance(by: spring.settlingDuration * 0.999)
    #expect(abs((layer.presentation()?.position.x ?? 0) - 100) <= 0.11)
  }

  // MARK: Transactions and actions

  private func shownLayer() -> (UIWindow, CALayer) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CALayer()
    window.layer.addSublayer(layer)
    clock.turn()
    return (window, layer)
  }

  @Test func `a layer does not animate by itself before the commit after it was added`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner) = (CALayer(), CALayer())
    window.layer.addSublayer(outer)
    outer.opacity = 0.5
    #expect(outer.animationKeys() == nil)
    CATransaction.flush()
    outer.addSublayer(inner)
    (outer.opacity, inner.opacity) = (0, 0)
    #expect(outer.animationKeys() == ["opacity"] && inner.animationKeys() == nil)
    let explicit = CABasicAnimation(keyPath: "opacity")
    explicit.fromValue = 1
    inner.add(explicit, forKey: "fade")
    #expect(inner.animationKeys() == ["fade"])
    clock.turn()
    inner.opacity = 1
    #expect(inner.animationKeys() == ["fade", "opacity"])
  }

  @Test func `a layer of its own animates by itself where it is shown`() {
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    let (window, shown) = shownLayer()
    shown.opacity = 0
    #expect(shown.animationKeys() == ["opacity"] && shown.presentation()?.opacity == 1)
    #expect(shown.animation(forKey: "opacity")?.duration == 0.25)
    clock.advance(by: 0.25)
    #expect(shown.presentation()?.opacity == 0 && shown.animationKeys() == nil)
    window.layer.opacity = 0.5
    #expect(window.layer.animationKeys() == nil)
  }

  @Test func `a transaction takes the values of the one around it, until it sets its own`() {
    let pace = CAMediaTimingFunction(name: .easeIn)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(pace)
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.animationTimingFunction() === pace)
    CATransaction.setDisableActions(false)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test func `a transaction decides how long changes take and what follows them`() {
    let (window, shown) = shownLayer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { log.append("done \(clock.now)") }
    shown.cornerRadius = 5
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown.opacity = 0
    CATransaction.commit()
    CATransaction.commit()
    #expect(shown.animationKeys() == ["cornerRadius"])
    clock.advance(by: 3)
    #expect(log == ["done 2.0"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("nothing") }
    CATransaction.commit()
    #expect(log.last == "nothing" && window.layer.sublayers?.count == 1)
  }

  @Test func `a transaction waits for what is added to the transactions inside it`() {
    let (window, shown) = shownLayer()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer \(clock.now)") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setCompletionBlock { log.append("inner \(clock.now)") }
    shown.opacity = 0
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    shown.cornerRadius = 5
    CATransaction.commit()
    CATransaction.commit()
    clock.advance(by: 3)
    #expect(log == ["inner 1.0", "outer 2.0"])
    withExtendedLifetime(window) {}
  }

  private final class Asked: CALayerDelegate {
    var keys: [String] = []
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      keys.append(event)
      return NSNull()
    }
  }

  @Test func `the completion block of a transaction can be read, and none is there outside`() {
    #expect(CATransaction.completionBlock() == nil)
    var runs = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { runs += 1 }
    CATransaction.completionBlock()?()
    #expect(runs == 1)
    #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
    CATransaction.begin()
    #expect(CATransaction.completionBlock() == nil, "each transaction has its own")
    CATransaction.commit()
    CATransaction.commit()
    #expect(runs == 2 && CATransaction.completionBlock() == nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { runs += 10 }
    CATransaction.setCompletionBlock(nil)
    CATransaction.commit()
    #expect(runs == 12, "a block that is replaced waits for nothing more")
  }

  @Test func `the delegate decides about actions`() {
    let (window, shown) = shownLayer()
    let asked = Asked()
    shown.delegate = asked
    shown.position.x = 5
    #expect(asked.keys == ["position"] && shown.animationKeys() == nil)
    shown.delegate = nil
    shown.actions = ["opacity": NSNull()]
    shown.opacity = 0
    #expect(shown.animationKeys() == nil && window.layer.sublayers?.count == 1)
  }

  @Test func `presentation layers convert points where things are seen`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    outer.addSubview(inner)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.frame.origin.x = 50 }
    clock.advance(by: 0.5)
    let shown = outer.layer.presentation()
    #expect(shown?.hitTest(CGPoint(x: 35, y: 15))?.model() === inner.layer)
    #expect(shown?.hitTest(CGPoint(x: 55, y: 15))?.model() === outer.layer)
    #expect(
      inner.layer.presentation()?.superlayer?.model() === outer.layer)
  }

  @Test func `a layer class with initializers of its own is made by those that UIKit calls`() {
    final class Dot: CALayer {
      var color: String
      override init() {
        color = "red"
        super.init()
      }
      override init(layer: Any) {
        color = (layer as? Dot)?.color ?? ""
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class DotView: UIView {
      override class var layerClass: AnyClass { Dot.self }
    }
    let view = DotView()
    #expect((view.layer as? Dot)?.color == "red")
    (view.layer as? Dot)?.color = "blue"
    #expect((view.layer as? Dot)?.presentation()?.color == "blue")
  }

  @Test func `nothing is left alive when an animated layer goes`() {
    weak var gone: CALayer?
    do {
      let layer = CALayer()
      gone = layer
      let endless = CABasicAnimation(keyPath: "opacity")
      (endless.toValue, endless.duration, endless.repeatCount) = (0, 1, .infinity)
      layer.add(endless, forKey: "endless")
      _ = layer.presentation()
      clock.advance(by: 0.5)
    }
    #expect(gone == nil)
  }
}
