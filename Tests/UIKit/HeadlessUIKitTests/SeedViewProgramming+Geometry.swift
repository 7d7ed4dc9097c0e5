import Foundation
import HeadlessUIKit
import Testing

// S4.2: frame, bounds, center, transforms and conversions.
extension SeedViewProgramming {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    isClose(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }

  @Test func `a new frame sets the bounds' size and the center`() {
    let view = UIView(frame: CGRect(x: 40, y: 40, width: 240, height: 380))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 240, height: 380))
    #expect(view.center == CGPoint(x: 160, y: 230))
    view.bounds.origin = CGPoint(x: 7, y: 9)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 100, height: 60))
    #expect(view.center == CGPoint(x: 60, y: 50))
  }

  @Test func `a new center moves the frame`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.center = CGPoint(x: 200, y: 100)
    #expect(view.frame == CGRect(x: 150, y: 70, width: 100, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `new bounds change the frame's size about the center`() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    view.bounds = CGRect(x: 5, y: 5, width: 50, height: 80)
    #expect(view.center == CGPoint(x: 150, y: 130))
    #expect(view.frame == CGRect(x: 125, y: 90, width: 50, height: 80))
  }

  @Test func `the anchor point stays in place when it changes, so the frame moves`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.center == CGPoint(x: 10, y: 20))
  }

  @Test func `a transform changes the frame to the bounding box, not bounds or center`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 80, y: 20, width: 40, height: 100)))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 100, y: 70))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(isClose(view.frame, CGRect(x: 0, y: 60, width: 200, height: 20)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 140 / 2.0.squareRoot()
    #expect(
      isClose(view.frame, CGRect(x: 100 - side / 2, y: 70 - side / 2, width: side, height: side)))
  }

  @Test func `a 3D transform rotates a view about an axis in its plane`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isClose(view.frame, CGRect(x: 25, y: 0, width: 50, height: 40)))
    #expect(abs(view.transform.a - 0.5) < 1e-12)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 200
    view.transform3D = CATransform3DTranslate(perspective, 0, 0, 100)
    // Half way to the eye everything is twice as large.
    #expect(isClose(view.frame, CGRect(x: -50, y: -20, width: 200, height: 80)))
    view.transform = .identity
    #expect(view.transform3D == CATransform3DIdentity)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `inverse 3D transforms cancel each other`() {
    let transform = CATransform3DTranslate(
      CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.7, 1, 2, 3), 5, -6, 7)
    let identity = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (index, value) in [
      identity.m11, identity.m12, identity.m13, identity.m21, identity.m22, identity.m33,
      identity.m41, identity.m42, identity.m43, identity.m44,
    ].enumerated() {
      let expected: CGFloat = [0, 4, 5, 9].contains(index) ? 1 : 0
      #expect(abs(value - expected) < 1e-12)
    }
  }

  /// Three views in each other, scrolled, rotated and scaled, in a window.
  private func nested() -> (window: UIWindow, outer: UIView, scroll: UIScrollView, inner: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
    window.addSubview(outer)
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 15, y: 25)
    return (window, outer, scroll, inner)
  }

  @Test func `points are converted across scroll offsets`() {
    let (window, outer, scroll, inner) = nested()
    #expect(scroll.bounds.origin == CGPoint(x: 15, y: 25))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: scroll) == CGPoint(x: 41, y: 52))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 36, y: 37))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 56, y: 67))
    #expect(window.convert(CGPoint(x: 56, y: 67), to: inner) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 36, y: 37), from: outer) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 55, y: 65, width: 60, height: 20))
    #expect(inner.convert(CGRect(x: 55, y: 65, width: 60, height: 20), from: nil) == inner.bounds)
  }

  @Test func `conversions across transforms are exact in both directions`() {
    let (window, outer, scroll, inner) = nested()
    outer.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.5, y: 0.7)
    scroll.transform = CGAffineTransform(rotationAngle: -1.1)
    inner.transform = CGAffineTransform(a: 1, b: 0.4, c: -0.2, d: 1.3, tx: 3, ty: -4)
    inner.layer.anchorPoint = CGPoint(x: 0.1, y: 0.8)
    let other = UIView(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    other.transform = CGAffineTransform(rotationAngle: 2.5)
    window.addSubview(other)
    for point in [CGPoint.zero, CGPoint(x: 17.25, y: -3), CGPoint(x: 1000, y: 2000)] {
      let there = inner.convert(point, to: other)
      #expect(isClose(other.convert(there, to: inner), point))
      #expect(isClose(inner.convert(there, from: other), point))
      // Step by step it is the same.
      let steps = inner.convert(point, to: scroll)
      let inWindow = outer.convert(scroll.convert(steps, to: outer), to: window)
      #expect(isClose(window.convert(inWindow, to: other), there))
    }
    // By hand: center + T · (p − origin − anchor · size).
    let p = CGPoint(x: 10, y: 5)
    let q = CGPoint(x: p.x - 6, y: p.y - 16)
    let t = inner.transform
    let expected = CGPoint(
      x: inner.center.x + t.a * q.x + t.c * q.y + t.tx,
      y: inner.center.y + t.b * q.x + t.d * q.y + t.ty)
    #expect(isClose(inner.convert(p, to: scroll), expected))
  }

  @Test func `a converted rectangle is the box around its corners`() {
    let (_, outer, scroll, inner) = nested()
    scroll.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let corners = [(0, 0), (60, 0), (0, 20), (60, 20)].map {
      inner.convert(CGPoint(x: $0.0, y: $0.1), to: outer)
    }
    let box = inner.convert(inner.bounds, to: outer)
    #expect(abs(box.minX - corners.map(\.x).min()!) < 1e-9)
    #expect(abs(box.maxY - corners.map(\.y).max()!) < 1e-9)
    #expect(abs(box.width - 20) < 1e-9 && abs(box.height - 60) < 1e-9)
  }

  @Test func `points are converted between two windows on one screen`() {
    let (window, _, _, inner) = nested()
    window.frame.origin = CGPoint(x: 0, y: 100)
    let other = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    other.addSubview(view)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 55, y: 65))
    #expect(inner.convert(CGPoint.zero, to: view) == CGPoint(x: 40, y: 140))
    #expect(view.convert(CGPoint(x: 40, y: 140), to: inner) == .zero)
    #expect(other.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?) == CGPoint(x: 11, y: 21))
    #expect(window.convert(CGPoint(x: 1, y: 1), from: other) == CGPoint(x: 11, y: -79))
  }

  @Test func `the perspective of a superlayer applies to conversions`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    parent.addSubview(child)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 400
    parent.layer.sublayerTransform = perspective
    child.layer.zPosition = 200
    let corner = child.convert(CGPoint.zero, to: parent)
    #expect(isClose(corner, CGPoint(x: 0, y: 0)))
    #expect(isClose(parent.convert(corner, to: child), .zero))
  }

  // MARK: Masks

  @Test func `autoresizing applies immediately and proportionally`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stretched = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    stretched.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let centered = UIView(frame: CGRect(x: 40, y: 30, width: 20, height: 20))
    centered.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    let shared = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 10))
    shared.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    let fixed = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    for view in [stretched, centered, shared, fixed] { parent.addSubview(view) }
    parent.bounds.size = CGSize(width: 200, height: 160)
    #expect(stretched.frame == CGRect(x: 10, y: 10, width: 180, height: 140))
    #expect(centered.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    #expect(shared.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(fixed.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func `autoresizing is skipped if constraints apply or the parent disables it`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    parent.frame.size.width = 300
    #expect(child.frame.width == 100)
    child.translatesAutoresizingMaskIntoConstraints = true
    parent.autoresizesSubviews = false
    parent.frame.size.width = 400
    #expect(child.frame.width == 100)
  }

  @Test func `a rotated view is resized along its own axes, and back again`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 60))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.transform = CGAffineTransform(rotationAngle: 0.5)
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 100)
    #expect(child.bounds.size == CGSize(width: 180, height: 60))
    #expect(child.center == CGPoint(x: 100, y: 50))
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(child.bounds.size == CGSize(width: 80, height: 60))
    #expect(child.center == CGPoint(x: 50, y: 50))
  }

  @Test func `the subviews of a rotated view are resized by its own bounds`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    parent.bounds.size = CGSize(width: 120, height: 80)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
  }
}
