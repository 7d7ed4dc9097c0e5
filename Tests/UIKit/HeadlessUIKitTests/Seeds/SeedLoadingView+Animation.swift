import Foundation
import HeadlessUIKit
import Testing

extension LoadingView {
  /// As the document has it.
  func startAnimation() {
    for index in 0..<dots.count {
      dots[index].transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
      UIView.animate(
        withDuration: 0.6,
        delay: Double(index + 1) * 0.2,
        options: [.repeat, .autoreverse],
        animations: {
          self.dots[index].transform = CGAffineTransform.identity
        }, completion: nil)
    }
  }
}

extension SeedLoadingView {
  @Test(
    .environment {
      SampleNibs.prepare()
      return HeadlessEnvironment()
    })
  func `the dots swell and shrink in turn, even outside any hierarchy`() {
    let clock = HeadlessClock.shared
    clock.advance(by: 3)
    let loading = LoadingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    loading.startAnimation()
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    superview.addSubview(loading)
    let start = clock.now
    func scales() -> [Double] {
      loading.dots.map { Double($0.layer.presentation()!.affineTransform().a) }
    }
    func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 1e-5 }
    #expect(loading.dots.allSatisfy { $0.transform.isIdentity })
    let shape = [
      (0.0, 0.01), (0.15, 0.13787), (0.3, 0.505), (0.45, 0.87213), (0.6, 1), (0.9, 0.505),
      (1.2, 0.01), (1.5, 0.505), (1.8, 1), (61.8, 1),
    ]
    // Every dot goes through the shape after its own delay; the clock only runs forwards.
    let moments = loading.dots.indices.flatMap { index in
      shape.map { (time: Double(index + 1) * 0.2 + $0.0, index: index, scale: $0.1) }
    }
    for moment in moments.sorted(by: { $0.time < $1.time }) {
      clock.advance(to: start + moment.time)
      #expect(near(scales()[moment.index], moment.scale), "dot \(moment.index) at \(moment.time)")
    }
    #expect(loading.dots.allSatisfy { $0.layer.animationKeys() == ["transform"] })
  }
}
