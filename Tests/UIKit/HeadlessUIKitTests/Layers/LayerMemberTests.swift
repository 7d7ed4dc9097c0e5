import Foundation
import HeadlessUIKit
import Testing

/// Members of layers and their animations that few apps use.
@MainActor @Suite(.ownEnvironment) struct LayerMemberTests {
  @Test func `a value function animates a part of the transform by numbers`() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    animation.fromValue = 0
    animation.toValue = CGFloat.pi
    animation.duration = 2
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "turn")
    HeadlessClock.shared.advance(by: 1)
    let angle = layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double
    #expect(abs((angle ?? 0) - .pi / 2) < 0.01)
  }

  @Test func `the nearest scroll layer scrolls until a rectangle is visible`() {
    let scroller = CAScrollLayer()
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroller.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 120, y: 20, width: 50, height: 50))
    #expect(scroller.bounds.origin == CGPoint(x: 70, y: 0))
    content.scrollRectToVisible(CGRect(x: 10, y: 20, width: 50, height: 50))
    #expect(scroller.bounds.origin == CGPoint(x: 10, y: 0))
  }

  @Test(
    arguments: [
      (UIFont.Weight.bold, UIImage.SymbolWeight.bold), (.ultraLight, .ultraLight),
      (UIFont.Weight(rawValue: 0.05), .regular), (UIFont.Weight(rawValue: 0.9), .black),
    ])
  func `the weight of a symbol is that of the nearest font`(
    font: UIFont.Weight, symbol: UIImage.SymbolWeight
  ) {
    #expect(font.symbolWeight() == symbol && symbol.fontWeight().symbolWeight() == symbol)
  }
}
