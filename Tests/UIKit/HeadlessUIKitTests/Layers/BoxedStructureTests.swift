import Foundation
import HeadlessUIKit
import Testing

/// Transforms and insets in values.
@MainActor @Suite(.ownEnvironment) struct BoxedStructureTests {
  @Test func `a value returns the structure that it contains, and zero for another one`() {
    let turn = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: scale).cgAffineTransformValue == scale)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    #expect(NSValue(cgSize: CGSize(width: 1, height: 1)).uiEdgeInsetsValue == .zero)
    #expect(NSNumber(value: 5).caTransform3DValue == CATransform3DIdentity)
    #expect(NSValue(uiEdgeInsets: insets).cgRectValue == .zero)
  }

  @Test func `values with equal structures are equal`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
  }

  @Test func `a layer animates to the transform in a value`() throws {
    let layer = CALayer()
    let grow = CABasicAnimation(keyPath: "transform")
    grow.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    grow.toValue = NSValue(caTransform3D: CATransform3DMakeScale(3, 3, 1))
    grow.duration = 2
    layer.add(grow, forKey: "grow")
    HeadlessClock.shared.advance(by: 1)
    let shown = try #require(layer.presentation()?.transform)
    #expect(abs(shown.m11 - 2) <= 1e-5 && abs(shown.m22 - 2) <= 1e-5 && shown.m33 == 1)
  }
}
