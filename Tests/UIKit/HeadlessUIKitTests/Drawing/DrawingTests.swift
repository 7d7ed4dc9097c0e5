import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.ownEnvironment) struct DrawingTests {
  /// A view that notes what it is asked to draw.
  private final class Canvas: UIView {
    var log: [CGRect] = []
    override func draw(_ rect: CGRect) {
      log.append(rect)
      UIColor.red.setFill()
      UIRectFill(bounds)
    }
  }

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    window.isHidden = false
    return window
  }

  @Test func `a context records steps with their state`() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      let context = context.cgContext
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.setAlpha(0.5)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setLineWidth(3)
      context.setLineCap(.round)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 4, y: 4))
      context.strokePath()
    }
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == UIScreen.main.scale)
    let items = try #require(image.displayList).items
    #expect(items.count == 2)
    #expect(
      items[0].operation
        == .fill(
          CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil), rule: .winding,
          color: red))
    #expect(items[0].transform == CGAffineTransform(translationX: 5, y: 5))
    #expect(items[0].alpha == 0.5 && items[0].clips.isEmpty)
    guard case .stroke(_, let style, let color) = items[1].operation else {
      Issue.record("the second step is no stroke")
      return
    }
    #expect(style.width == 3 && style.cap == .round && color == .black)
    #expect(items[1].clips.count == 1 && items[1].alpha == 1 && items[1].transform.isIdentity)
  }

  @Test func `a path is placed by the transform of when it was begun`() throws {
    let context = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      $0.cgContext.move(to: .zero)
      $0.cgContext.translateBy(x: 100, y: 0)
      $0.cgContext.addLine(to: .zero)
      $0.cgContext.strokePath()
    }
    let item = try #require(context.displayList?.items.first)
    guard case .stroke(let path, _, _) = item.operation else { return }
    #expect(path.elements == [.move(CGPoint(x: -100, y: 0)), .line(.zero)])
    #expect(item.transform.tx == 100)
  }

  @Test func `a path under a clip of nothing, and states that were never kept, do no harm`() {
    let context = UIGraphicsImageRenderer(size: .zero).image {
      $0.cgContext.restoreGState()
      $0.cgContext.fillPath()
      $0.cgContext.clip()
      $0.cgContext.scaleBy(x: 0, y: 0)
      $0.cgContext.fill(.infinite)
    }
    #expect(context.displayList?.items.count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `texts and images are steps`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in
      "Tide".draw(
        at: CGPoint(x: 1, y: 2),
        withAttributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.green])
      UIImage().draw(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let items = try #require(image.displayList).items
    guard case .text(let text, let attributes, let rect) = items[0].operation else {
      Issue.record("the first step is no text")
      return
    }
    #expect(text == "Tide" && attributes.fontSize == 17 && rect.origin == CGPoint(x: 1, y: 2))
    #expect(attributes.color == UIColor.green.cgColor && rect.width > 20)
  }

  // MARK: When views draw

  @Test func `a view draws once on its first display and not again without a change`() {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let window = shown(view)
    HeadlessClock.shared.turn()
    HeadlessClock.shared.turn()
    #expect(view.log == [view.bounds])
    #expect(view.layer.drawing?.items.count == 1 && !window.isHidden)
  }

  @Test func `invalidations come together in one drawing of their union`() throws {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let window = shown(view)
    HeadlessClock.shared.turn()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 20, y: 10, width: 500, height: 10))
    HeadlessClock.shared.turn()
    #expect(view.log.dropFirst() == [CGRect(x: 0, y: 0, width: 50, height: 20)])
    let count = try #require(view.layer.drawing?.items.count)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 50, height: 20))
    HeadlessClock.shared.turn()
    #expect(view.layer.drawing?.items.count == count)
    view.setNeedsDisplay()
    HeadlessClock.shared.turn()
    #expect(view.log.last == view.bounds && view.layer.drawing?.items.count == 1)
    #expect(!window.isHidden)
  }

  @Test func `a new size draws again only with the content mode redraw`() {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let window = shown(view)
    HeadlessClock.shared.turn()
    view.frame.size.width = 80
    view.center.x = 90
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    HeadlessClock.shared.turn()
    #expect(view.log.count == 1)
    view.transform = .identity
    view.contentMode = .redraw
    view.frame.size.width = 60
    HeadlessClock.shared.turn()
    #expect(view.log.last == CGRect(x: 0, y: 0, width: 60, height: 40) && !window.isHidden)
  }

  @Test func `hidden views wait, and views without drawing of their own do not draw`() {
    let view = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let plain = UIView(frame: view.frame)
    plain.setNeedsDisplay()
    view.addSubview(plain)
    view.isHidden = true
    let window = shown(view)
    HeadlessClock.shared.turn()
    #expect(view.log.isEmpty)
    view.isHidden = false
    HeadlessClock.shared.turn()
    #expect(view.log.count == 1 && plain.layer.drawing == nil)
    let empty = Canvas(frame: .zero)
    window.addSubview(empty)
    HeadlessClock.shared.turn()
    #expect(empty.log.isEmpty)
  }

  @Test func `a layer draws by its class or by its delegate`() {
    final class Marked: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    final class Painter: CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.stroke(layer.bounds) }
    }
    let painter = Painter()
    let (own, delegated) = (Marked(), CALayer())
    delegated.delegate = painter
    let window = shown(UIView())
    for layer in [own, delegated] {
      layer.bounds.size = CGSize(width: 5, height: 5)
      window.layer.addSublayer(layer)
    }
    HeadlessClock.shared.turn()
    #expect(own.drawing?.items.count == 1 && delegated.drawing?.items.count == 1)
  }

  // MARK: Layers that draw by themselves

  @Test func `a shape layer fills and strokes its path`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(layer.drawing?.items.count == 1)
    layer.strokeColor = .black
    layer.strokeEnd = 0.25
    let stroke = try #require(layer.drawing?.items.last)
    guard case .stroke(let path, _, _) = stroke.operation else { return }
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 2)
    layer.add(draw, forKey: "draw")
    HeadlessClock.shared.advance(by: 1)
    #expect(layer.presentation()?.strokeEnd == 0.5 && layer.strokeEnd == 0.25)
  }

  @Test func `a gradient layer draws its colors along its axis`() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.drawing == nil)
    layer.colors = [CGColor.black, CGColor.white]
    layer.startPoint = CGPoint(x: 0, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.5)
    let item = try #require(layer.drawing?.items.first)
    guard case .linearGradient(let gradient, let start, let end, _) = item.operation else {
      Issue.record("the gradient is not linear")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(start == CGPoint(x: 0, y: 25) && end == CGPoint(x: 100, y: 25))
  }

  @Test func `gradients and shadows are parts of the list`() throws {
    let colors = [CGColor.black, CGColor.white] as CFArray
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image {
      let context = $0.cgContext
      context.setShadow(
        offset: CGSize(width: 1, height: 2), blur: 3,
        color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 50, y: 0), options: .drawsBeforeStartLocation)
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 25, y: 25), startRadius: 0,
        endCenter: CGPoint(x: 25, y: 25), endRadius: 20, options: [])
    }
    let items = try #require(image.displayList).items
    #expect(
      items.map(\.operation) == [
        .linearGradient(
          gradient, start: .zero, end: CGPoint(x: 50, y: 0), options: .drawsBeforeStartLocation),
        .radialGradient(
          gradient, startCenter: CGPoint(x: 25, y: 25), startRadius: 0,
          endCenter: CGPoint(x: 25, y: 25), endRadius: 20, options: []),
      ])
    let shadow = DisplayList.Shadow(
      offset: CGSize(width: 1, height: 2), blur: 3,
      color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(items.map(\.shadow) == [shadow, nil])
  }

  @Test func `a text layer draws its text in its font and color`() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(layer.drawing == nil)
    layer.string = "tide"
    layer.font = "Courier"
    layer.fontSize = 20
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let item = try #require(layer.drawing?.items.first)
    guard case .text("tide", let attributes, let rect) = item.operation else {
      Issue.record("no text is drawn")
      return
    }
    #expect(attributes.fontName == "Courier" && attributes.fontSize == 20)
    #expect(attributes.color == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(rect.origin == .zero)
  }

  // MARK: Content modes

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 200, height: 200)),
    (.redraw, CGRect(x: 0, y: 0, width: 200, height: 200)),
    (.scaleAspectFit, CGRect(x: 0, y: 50, width: 200, height: 100)),
    (.scaleAspectFill, CGRect(x: -100, y: 0, width: 400, height: 200)),
    (.center, CGRect(x: 50, y: 75, width: 100, height: 50)),
    (.top, CGRect(x: 50, y: 0, width: 100, height: 50)),
    (.bottom, CGRect(x: 50, y: 150, width: 100, height: 50)),
    (.left, CGRect(x: 0, y: 75, width: 100, height: 50)),
    (.right, CGRect(x: 100, y: 75, width: 100, height: 50)),
    (.topLeft, CGRect(x: 0, y: 0, width: 100, height: 50)),
    (.topRight, CGRect(x: 100, y: 0, width: 100, height: 50)),
    (.bottomLeft, CGRect(x: 0, y: 150, width: 100, height: 50)),
    (.bottomRight, CGRect(x: 100, y: 150, width: 100, height: 50)),
  ])
  func `content modes place content`(_ mode: UIView.ContentMode, _ rect: CGRect) {
    #expect(
      mode.contentRect(
        for: CGSize(width: 100, height: 50), in: CGRect(x: 0, y: 0, width: 200, height: 200))
        == rect)
  }

  @Test func `stretched content keeps its ends`() {
    let part = StretchedContent(content: 40, target: 100, start: 0.25, length: 0.5)
    #expect((part.before, part.middle, part.after) == (10, 80, 10))
  }
}
