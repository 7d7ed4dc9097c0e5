import HeadlessUIKit
import Testing

/// `CALayer.owner` is not counted, so these tests guard it.
@MainActor @Suite struct LayerLifetimeTests {
  @Test func `a layer that outlives its view has no delegate`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    #expect(layer?.delegate === view)
    view = nil
    #expect(layer?.delegate == nil)
  }

  @Test func `a layer that outlives a hierarchy of views keeps its sublayers without delegates`() {
    weak var child: UIView?
    let layer: CALayer
    do {
      let superview = UIView()
      let view = UILabel()
      superview.addSubview(view)
      child = view
      layer = superview.layer
      #expect(layer.sublayers?.first?.delegate === view)
    }
    #expect(child == nil)
    #expect(layer.sublayers?.compactMap(\.delegate) ?? [] == [])
    #expect(layer.delegate == nil)
  }
}
