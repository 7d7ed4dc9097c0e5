import Foundation
import HeadlessUIKit
import Testing

/// What a layer asks of its delegate, which may be a view.
@MainActor @Suite(.ownEnvironment) struct LayerDelegateTests {
  /// A delegate that draws, after it was told that it will.
  private final class Painter: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
  }

  /// A delegate that provides the contents instead.
  private final class Provider: CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) {
      calls.append("display")
      layer.contents = "picture"
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
  }

  private func shownLayer(_ delegate: any CALayerDelegate) -> (CALayer, UIWindow) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 8, height: 8)
    layer.delegate = delegate
    window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    HeadlessClock.shared.turn()
    return (layer, window)
  }

  @Test func `a delegate hears that it will draw, and then draws`() {
    let painter = Painter()
    let (layer, window) = shownLayer(painter)
    #expect(painter.calls == ["will draw", "draw"])
    #expect(layer.drawing?.items.count == 1)
    HeadlessClock.shared.turn()
    #expect(painter.calls.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func `a delegate that displays a layer does not draw it`() {
    let provider = Provider()
    let (layer, window) = shownLayer(provider)
    #expect(provider.calls == ["display"] && layer.contents as? String == "picture")
    #expect(layer.drawing == nil)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(provider.calls == ["display", "display"])
    withExtendedLifetime(window) {}
  }

  @Test func `a delegate lays out the sublayers when that is needed`() {
    let painter = Painter()
    let (layer, window) = shownLayer(painter)
    painter.calls = []
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(painter.calls == ["layout"])
    withExtendedLifetime(window) {}
  }

  /// A view that overrides what layers ask of their delegate.
  private final class Frame: UIView {
    var calls: [String] = []
    var displays = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layoutSubviews")
    }
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      calls.append("layoutSublayers \(layer === self.layer)")
    }
    override func display(_ layer: CALayer) {
      displays += 1
      layer.contents = "picture \(displays)"
    }
  }

  @Test func `a view lays out its subviews within the layout of its layer`() {
    let view = Frame(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    #expect(view.calls == ["layoutSubviews", "layoutSublayers true"])
    let other = CALayer()
    other.delegate = view
    other.setNeedsLayout()
    other.layoutIfNeeded()
    #expect(view.calls.suffix(1) == ["layoutSublayers false"] && view.calls.count == 3)
  }

  @Test func `a view that displays its layer is asked when it needs display`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let view = Frame(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    view.setNeedsDisplay()
    HeadlessClock.shared.turn()
    #expect(view.layer.contents as? String == "picture 1" && view.layer.drawing == nil)
    view.layer.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    HeadlessClock.shared.turn()
    #expect(view.displays == 2)
  }

  @Test func `the action of a view's layer is the view's to decide`() {
    final class Still: UIView {
      var asked: [String] = []
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return event == "opacity" ? NSNull() : super.action(for: layer, forKey: event)
      }
    }
    let view = Still()
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      view.center.x = 10
    }
    #expect(view.asked == ["opacity", "position"])
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test func `an action is the delegate's, else one of the actions, the style or the class`() {
    final class Named: CAAction {
      let name: String
      init(_ name: String) { self.name = name }
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }
    final class Plain: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? Named("class") : nil
      }
    }
    final class Chooser: CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    let (layer, chooser) = (Plain(), Chooser())
    var name: String? { (layer.action(forKey: "opacity") as? Named)?.name }
    #expect(name == "class")
    layer.style = ["actions": ["opacity": Named("style")]]
    #expect(name == "style")
    layer.actions = ["opacity": Named("actions")]
    #expect(name == "actions")
    layer.delegate = chooser
    #expect(name == "actions")
    chooser.answer = Named("delegate")
    #expect(name == "delegate")
    chooser.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }
}
