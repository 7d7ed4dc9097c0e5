import Foundation
import HeadlessUIKit
import Testing

/// Animations of the properties that shape and gradient layers add.
@MainActor @Suite(.ownEnvironment) struct ShapeAnimationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let shape = CAShapeLayer()
  private var clock: HeadlessClock { .shared }

  init() {
    window.makeKeyAndVisible()
    window.layer.addSublayer(shape)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    clock.turn()
  }

  private func animate(_ key: String, to value: Any?) {
    let animation = CABasicAnimation(keyPath: key)
    animation.toValue = value
    animation.duration = 1
    shape.add(animation, forKey: key)
    clock.advance(by: 0.5)
  }

  @Test func `a path becomes another one with the same steps, point by point`() {
    let wide = CGPath(rect: CGRect(x: 10, y: 0, width: 30, height: 20), transform: nil)
    animate("path", to: wide)
    #expect(
      shape.presentation()?.path?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 15))
    shape.shadowPath = shape.path
    animate("shadowPath", to: wide)
    #expect(
      shape.presentation()?.shadowPath?.boundingBox == CGRect(x: 5, y: 0, width: 20, height: 15))
    #expect(shape.path?.boundingBox.width == 10)
  }

  @Test func `curves become curves, and their control points move too`() {
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    animate("path", to: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath)
    let seen = shape.presentation()?.path
    let middle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    #expect(seen?.elements.count == middle.elements.count)
    #expect(seen.map { abs($0.boundingBoxOfPath.width - 20) < 1e-9 } ?? false)
  }

  @Test func `a path with other steps is shown at the end`() {
    animate("path", to: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).cgPath)
    #expect(shape.presentation()?.path == shape.path)
  }

  @Test func `a path that code sets does not animate by itself, other properties do`() {
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    #expect(shape.animationKeys() == nil)
    shape.strokeEnd = 0
    #expect(shape.animationKeys() == ["strokeEnd"])
    shape.actions = ["path": CABasicAnimation()]
    shape.path = nil
    #expect(shape.animationKeys() == ["strokeEnd", "path"])
  }

  @Test func `colors and locations of a gradient are seen as an app sets them`() {
    let gradient = CAGradientLayer()
    window.layer.addSublayer(gradient)
    gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), UIColor.white.cgColor]
    gradient.locations = [0, 0.5]
    clock.turn()
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor.white.cgColor]
    gradient.locations = [0.5, 1]
    CATransaction.commit()
    clock.advance(by: 0.5)
    let seen = gradient.presentation()
    let colors = seen?.colors as? [CGColor]
    #expect(colors?.count == 2 && colors?.first?.components?.first == 0.5)
    #expect(seen?.locations?.map(\.doubleValue) == [0.25, 0.75])
  }
}
