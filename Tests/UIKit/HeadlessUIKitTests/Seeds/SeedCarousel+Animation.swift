import Foundation
import HeadlessUIKit
import Testing

// S2.5: the carousel's cells swell and shrink while it scrolls.
extension SeedCarousel {
  @MainActor @Suite(.environment { HeadlessEnvironment() }) struct CellAnimation {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private var clock: HeadlessClock { .shared }

    private func swell(to scale: CGFloat, _ completion: @escaping (Bool) -> Void) {
      UIView.animate(
        withDuration: 0.4,
        animations: { cell.transform = CGAffineTransform(scaleX: scale, y: scale) },
        completion: completion)
    }

    @Test func `a transform ends at its target and completes once`() {
      var finished: [Bool] = []
      swell(to: 1.3) { finished.append($0) }
      #expect(cell.transform.a == 1.3 && finished.isEmpty)
      clock.advance(by: 1)
      #expect(finished == [true] && cell.layer.presentation()?.affineTransform().a == 1.3)
    }

    @Test func `a second animation adds to the first, and both finish`() {
      var finished: [String] = []
      swell(to: 2) { finished.append("first \($0)") }
      clock.advance(by: 0.2)
      swell(to: 1) { finished.append("second \($0)") }
      clock.advance(by: 0.2)
      #expect(finished == ["first true"])
      clock.advance(by: 0.2)
      #expect(finished == ["first true", "second true"])
    }

    @Test func `a removed or replaced animation completes with false`() {
      var finished: [String] = []
      swell(to: 2) { finished.append("scale \($0)") }
      cell.layer.removeAllAnimations()
      #expect(finished == ["scale false"])
      for alpha in [0.5, 1] {
        UIView.animate(
          withDuration: 1, animations: { cell.alpha = alpha },
          completion: { finished.append("alpha \(alpha) \($0)") })
      }
      clock.advance(by: 2)
      #expect(finished == ["scale false", "alpha 0.5 false", "alpha 1.0 true"])
    }

    @Test func `an animation to the current value completes in the next turn`() {
      var finished: [Bool] = []
      swell(to: 1) { finished.append($0) }
      #expect(finished.isEmpty)
      clock.turn()
      #expect(finished == [true])
    }
  }
}
