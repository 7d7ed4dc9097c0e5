import Foundation
import HeadlessUIKit
import Testing

/// A layer may outlive its view, and must not point to it then.
@MainActor @Suite(.ownEnvironment)
struct LayerOwnerTests {
  /// A view whose initializer fails once it has its layer.
  private final class RefusedView: UIView {
    static var layer: CALayer?

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      #expect(layer.delegate === self)
      Self.layer = layer
      return nil
    }
  }

  @Test func `a layer that outlives its view has no delegate`() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = view?.layer
    #expect(layer?.delegate === view)
    view = nil
    #expect(layer?.delegate == nil)
    #expect(layer?.bounds.width == 10)
  }

  @Test func `sublayers are replaced as a whole, and each belongs to one layer`() {
    let layer = CALayer()
    let other = CALayer()
    let (first, second, third) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(first)
    layer.addSublayer(second)
    other.addSublayer(third)
    layer.sublayers = [third, first]
    #expect(layer.sublayers?.elementsEqual([third, first], by: ===) == true)
    #expect(second.superlayer == nil && other.sublayers == nil && third.superlayer === layer)
    layer.sublayers = nil
    #expect(layer.sublayers == nil && first.superlayer == nil)
  }

  @Test func `layers of a whole hierarchy outlive its views`() {
    var root: UIView? = UIView()
    let inner = UILabel()
    root?.addSubview(inner)
    let layers = [root?.layer, inner.layer].compactMap(\.self)
    #expect(layers.count == 2)
    #expect(layers[1].superlayer === layers[0])
    root = nil
    #expect(layers[0].delegate == nil)
    #expect(layers[1].delegate === inner, "the test still holds the label")
  }

  @Test func `a view whose initializer fails leaves no delegate behind`() {
    #expect(RefusedView(coder: NSCoder()) == nil)
    #expect(RefusedView.layer != nil)
    #expect(RefusedView.layer?.delegate == nil)
    RefusedView.layer = nil
  }
}
