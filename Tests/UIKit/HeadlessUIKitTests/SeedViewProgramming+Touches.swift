import Foundation
import HeadlessUIKit
import Testing

// S4.3: what a touch goes to; S4.7: layers.
extension SeedViewProgramming {
  private func stage() -> (root: UIView, box: UIView, inner: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let inner = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    root.addSubview(box)
    box.addSubview(inner)
    return (root, box, inner)
  }

  @Test(arguments: [false, true])
  func `a point outside the superview's bounds hits nothing, clipped or not`(_ clips: Bool) {
    let (root, box, inner) = stage()
    box.clipsToBounds = clips
    #expect(root.hitTest(CGPoint(x: 45, y: 45), with: nil) === inner)
    #expect(root.hitTest(CGPoint(x: 60, y: 60), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === box)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    #expect(root.hitTest(CGPoint(x: 99.5, y: 0), with: nil) === root)
  }

  @Test func `the frontmost view by order of subviews is hit, not by depth`() {
    let (root, box, _) = stage()
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === front)
    box.layer.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === front)
    root.sendSubviewToBack(front)
    #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === box)
  }

  @Test func `views without interaction let touches through, including their subviews`() {
    let (root, box, _) = stage()
    let point = CGPoint(x: 45, y: 45)
    box.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    box.isUserInteractionEnabled = true
    box.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    box.isHidden = false
    box.alpha = 0.009
    #expect(root.hitTest(point, with: nil) === root)
    box.alpha = 0.01
    #expect(root.hitTest(point, with: nil) !== root)
    root.alpha = 0
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func `a rotated view is hit where it is seen`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bar = UIView(frame: CGRect(x: 10, y: 45, width: 80, height: 10))
    root.addSubview(bar)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 50, y: 15), with: nil) === bar)
    #expect(root.hitTest(CGPoint(x: 15, y: 50), with: nil) === root)
  }

  @Test func `a scrolled view is hit where it is seen`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView(frame: CGRect(x: 0, y: 150, width: 100, height: 20))
    scroll.addSubview(item)
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    let root = UIView(frame: scroll.frame)
    root.addSubview(scroll)
    #expect(root.hitTest(CGPoint(x: 10, y: 55), with: nil) === item)
    #expect(root.hitTest(CGPoint(x: 10, y: 45), with: nil) === scroll)
  }

  @Test func `a view can decide which points are inside`() {
    final class Disc: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y <= bounds.width * bounds.width / 4
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let disc = Disc(frame: root.bounds)
    root.addSubview(disc)
    #expect(root.hitTest(CGPoint(x: 50, y: 2), with: nil) === disc)
    #expect(root.hitTest(CGPoint(x: 2, y: 2), with: nil) === root)
  }

  // MARK: Layers

  @Test func `every view has a layer with its geometry and appearance`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(type(of: view.layer) == CALayer.self && view.layer.delegate === view)
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.clipsToBounds = true
    view.alpha = 0.5
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.layer.masksToBounds && view.layer.opacity == 0.5)
    #expect(view.layer.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    view.layer.position = CGPoint(x: 100, y: 100)
    view.layer.masksToBounds = false
    view.layer.isHidden = true
    view.layer.backgroundColor = .white
    #expect(view.center == CGPoint(x: 100, y: 100) && !view.clipsToBounds && view.isHidden)
    #expect(view.backgroundColor?.cgColor == .white)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func `the layer has the view's layer class`() throws {
    #expect(SpotView(frame: .zero).layer is SpotLayer)
    let (root, _, _) = stage()
    let view = SpotView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    root.addSubview(view)
    #expect(root.layer.sublayers?.last is SpotLayer)
    #expect((view.layer as? SpotLayer)?.spots == 3)
  }

  @Test func `bar button items have no layer`() {
    let item: AnyObject = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    #expect(!(item is UIView))
  }

  @Test func `additional layers are ordered among the layers of subviews`() {
    let (root, box, _) = stage()
    let own = CALayer()
    own.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.layer.insertSublayer(own, below: box.layer)
    #expect(root.layer.sublayers == [own, box.layer])
    #expect(own.convert(CGPoint(x: 1, y: 1), to: box.layer) == CGPoint(x: -9, y: -9))
    let new = CALayer()
    root.layer.replaceSublayer(own, with: new)
    #expect(root.layer.sublayers == [new, box.layer] && own.superlayer == nil)
    new.removeFromSuperlayer()
    box.removeFromSuperview()
    #expect(root.layer.sublayers == nil)
  }
}

private final class SpotLayer: CALayer {
  var spots = 3
}

private final class SpotView: UIView {
  override class var layerClass: AnyClass { SpotLayer.self }
}
