import Foundation
import HeadlessUIKit
import Testing

@Suite(.ownEnvironment) struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
      && abs(a.maxY - b.maxY) < 0.01
  }

  @Test func `shapes fill their boxes`() {
    #expect(UIBezierPath(rect: box).bounds == box)
    #expect(near(UIBezierPath(ovalIn: box).bounds, box))
    #expect(near(UIBezierPath(roundedRect: box, cornerRadius: 5).bounds, box))
    #expect(near(UIBezierPath(roundedRect: box, cornerRadius: 500).bounds, box))
    #expect(UIBezierPath().bounds == .zero && UIBezierPath().cgPath.boundingBox.isNull)
  }

  @Test func `round corners leave their corners out, and others have theirs`() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 49, y: 21)))
    #expect(!path.contains(CGPoint(x: 49, y: 49)) && path.contains(CGPoint(x: 11, y: 49)))
    #expect(path.contains(CGPoint(x: 30, y: 35)))
  }

  @Test func `the box of a curve is that of what is drawn, not of its control points`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.maxY == 10 && abs(path.boundingBoxOfPath.maxY - 5) < 1e-9)
  }

  @Test func `fill rules differ where parts overlap`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    let donut = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    donut.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!donut.contains(middle) && donut.contains(CGPoint(x: 5, y: 5)))
  }

  @Test(arguments: [(true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10))])
  func `UIKit's arcs turn clockwise on the screen`(_ clockwise: Bool, _ passed: CGPoint) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
    #expect(abs((passed.y > 0 ? path.bounds.maxY : path.bounds.minY) - passed.y) < 0.01)
    #expect(abs(passed.y > 0 ? path.bounds.minY : path.bounds.maxY) < 0.01)
  }

  @Test func `an arc between tangents touches both lines`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    guard case .line(let touch) = path.elements[1] else {
      Issue.record("no line leads to the arc")
      return
    }
    #expect(abs(touch.x - 6) < 1e-9 && abs(touch.y) < 1e-9)
  }

  @Test func `a closed part goes on from its start`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }
}
