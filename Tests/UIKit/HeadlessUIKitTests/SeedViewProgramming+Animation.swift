import Foundation
import HeadlessUIKit
import Testing

// S4.6: what animates, what jumps, and how views change places.
extension SeedViewProgramming {
  @MainActor @Suite(.environment { HeadlessEnvironment() }) struct AnimatedChanges {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var clock: HeadlessClock { .shared }

    init() {
      window.addSubview(view)
      window.makeKeyAndVisible()
    }

    /// Makes a change in an even block of two seconds, and gives what is seen after one.
    private func halfway(_ change: @escaping () -> Void) -> CALayer {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: change)
      clock.advance(by: 1)
      return view.layer.presentation() ?? CALayer()
    }

    @Test func `frame, center, bounds and transform animate`() {
      #expect(
        halfway { view.frame = CGRect(x: 100, y: 0, width: 200, height: 100) }.frame
          == CGRect(x: 50, y: 0, width: 150, height: 100))
      clock.advance(by: 5)
      #expect(halfway { view.center = .zero }.position == CGPoint(x: 100, y: 25))
      clock.advance(by: 5)
      #expect(halfway { view.bounds.size.height = 200 }.bounds.height == 150)
      clock.advance(by: 5)
      let scaled = halfway { view.transform = CGAffineTransform(scaleX: 3, y: 1) }
      #expect(abs(scaled.affineTransform().a - 2) < 1e-6)
    }

    @Test func `alpha, background color and stretching animate`() {
      #expect(halfway { view.alpha = 0 }.opacity == 0.5)
      clock.advance(by: 5)
      view.backgroundColor = .black
      let color = halfway { view.backgroundColor = .white }.backgroundColor
      #expect(color.map { abs($0.red - 0.5) < 1e-6 } == true)
      clock.advance(by: 5)
      let stretch = halfway { view.contentStretch = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }
      #expect(stretch.contentsCenter == CGRect(x: 0.25, y: 0, width: 0.75, height: 1))
    }

    // Since then, UIKit has added these (reference: pages of the properties, and WWDC sessions about effects).
    @Test func `scrolling, transform3D and corners animate`() {
      let scroll = UIScrollView(frame: view.bounds)
      scroll.contentSize = CGSize(width: 100, height: 1000)
      view.addSubview(scroll)
      _ = halfway { scroll.contentOffset.y = 200 }
      #expect(scroll.layer.presentation()?.bounds.origin.y == 100 && scroll.contentOffset.y == 200)
      clock.advance(by: 5)
      #expect(halfway { view.layer.cornerRadius = 20 }.cornerRadius == 10)
      clock.advance(by: 5)
      let moved = halfway { view.transform3D = CATransform3DMakeTranslation(40, 0, 0) }
      #expect(moved.transform.m41 == 20)
    }

    @Test func `changes of an effect or a tint take the duration of their block`() {
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
      view.addSubview(blur)
      let changes: [() -> Void] = [{ blur.effect = nil }, { view.tintColor = .red }]
      for change in changes {
        var isFinished: Bool?
        UIView.animate(withDuration: 1, animations: change) { isFinished = $0 }
        clock.advance(by: 0.9)
        #expect(isFinished == nil)
        clock.advance(by: 0.2)
        #expect(isFinished == true)
      }
      #expect(blur.effect == nil && view.tintColor == .red)
    }

    @Test func `other properties change at once`() {
      let layer = halfway {
        view.isHidden = true
        view.clipsToBounds = true
        view.contentMode = .center
        view.tag = 3
      }
      #expect(layer.isHidden && layer.masksToBounds && view.layer.animationKeys() == nil)
    }

    @Test func `delay, repeat and autoreverse affect only the presentation`() {
      UIView.animate(
        withDuration: 1, delay: 1, options: [.curveLinear, .repeat, .autoreverse],
        animations: { view.alpha = 0 })
      let seen = [0.5, 1.5, 2.25, 3.75].map { time in
        clock.advance(to: time)
        return view.layer.presentation()?.opacity
      }
      #expect(view.alpha == 0 && seen == [1, 0.5, 0.25, 0.25])
    }

    @Test func `a transition swaps views at once and completes after its duration`() {
      let other = UIView(frame: view.frame)
      var finished: [Bool] = []
      UIView.transition(from: view, to: other, duration: 1, options: .transitionFlipFromLeft) {
        finished.append($0)
      }
      #expect(view.superview == nil && other.superview === window && finished.isEmpty)
      clock.advance(by: 1)
      #expect(finished == [true])
      window.addSubview(view)
      UIView.transition(
        from: other, to: view, duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews])
      #expect(other.superview === window && other.isHidden)
    }

    @Test func `a transition with a view runs changes inside it`() {
      var isDone = false
      let inside = UIView()
      UIView.transition(
        with: view, duration: 1, options: .transitionCurlUp,
        animations: { view.addSubview(inside) }, completion: { isDone = $0 })
      #expect(inside.superview === view && !isDone)
      clock.advance(by: 1)
      #expect(isDone)
    }
  }
}
