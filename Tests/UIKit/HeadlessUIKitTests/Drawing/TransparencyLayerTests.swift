import Foundation
import HeadlessUIKit
import Testing

/// What drawing code records when it uses transparency layers and color spaces.
@MainActor @Suite(.ownEnvironment) struct TransparencyLayerTests {
  private func recorded(_ draw: (CGContext) -> Void) -> [DisplayList.Item] {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      draw($0.cgContext)
    }
    return image.displayList?.items ?? []
  }

  private func color(of item: DisplayList.Item?) -> CGColor? {
    if case .fill(_, _, let color)? = item?.operation { color } else { nil }
  }

  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func `a layer is one step with the opacity, mode and shadow from before it began`() throws {
    let items = recorded { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.fill(square.offsetBy(dx: 5, dy: 0))
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(items.count == 2)
    let layer = try #require(items.first)
    #expect(layer.alpha == 0.5 && layer.blendMode == .multiply && layer.shadow?.blur == 4)
    guard case .layer(let list) = layer.operation else {
      Issue.record("the first step is not a layer")
      return
    }
    #expect(list.items.count == 2)
    for item in list.items {
      #expect(item.alpha == 1 && item.blendMode == .normal && item.shadow == nil)
    }
    #expect(items[1].alpha == 0.5 && items[1].shadow != nil)
  }

  @Test func `the clips around a layer limit the layer, and its own clips limit its steps`() throws
  {
    var visible = CGRect.zero
    let items = recorded { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.beginTransparencyLayer(
        in: CGRect(x: 5, y: 5, width: 30, height: 30), auxiliaryInfo: nil)
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 40))
      visible = context.boundingBoxOfClipPath
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(visible == CGRect(x: 5, y: 5, width: 5, height: 15))
    #expect(items.map(\.clips.count) == [2, 1])
    guard case .layer(let list)? = items.first?.operation else {
      Issue.record("the first step is not a layer")
      return
    }
    #expect(list.items.map(\.clips.count) == [1])
  }

  @Test func `the end of a layer restores the state, whatever was saved and restored inside`() {
    let items = recorded { context in
      context.setFillColor(.white)
      context.saveGState()
      context.translateBy(x: 3, y: 0)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.restoreGState()
      context.saveGState()
      context.translateBy(x: 100, y: 0)
      context.setFillColor(.black)
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    #expect(items.map(\.transform.tx) == [0, 3, 0])
    #expect(color(of: items.last) == .white)
  }

  @Test func `layers are nested, an empty one is nothing, and an end without a beginning too`() {
    let items = recorded { context in
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.endTransparencyLayer()
      context.endTransparencyLayer()
    }
    #expect(items.count == 1)
    guard case .layer(let outer)? = items.first?.operation,
      case .layer(let inner)? = outer.items.first?.operation
    else {
      Issue.record("the layers are not nested")
      return
    }
    #expect(inner.items.count == 1)
  }

  @Test func `a layer that never ends is not painted`() {
    let items = recorded { context in
      context.fill(square)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
    }
    #expect(items.count == 1)
  }

  @Test func `a translucent layer is rendered as one with its sublayers`() throws {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = square
    inner.frame = square
    outer.backgroundColor = UIColor.red.cgColor
    inner.backgroundColor = UIColor.blue.cgColor
    outer.opacity = 0.5
    outer.addSublayer(inner)
    let items = recorded { outer.render(in: $0) }
    #expect(items.count == 1 && items.first?.alpha == 0.5)
    guard case .layer(let list)? = items.first?.operation else {
      Issue.record("no layer: \(items)")
      return
    }
    #expect(list.items.map(\.alpha) == [1, 1])
  }

  // MARK: Color spaces

  @Test func `a new color space makes the color black and gives components their meaning`() {
    let items = recorded { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
      context.fill(square)
      context.setFillColor([0.5, 0.25])
      context.fill(square)
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.setFillColor([0.1, 0.2, 0.3, 0.4])
      context.fill(square)
    }
    #expect(
      items.map { color(of: $0) } == [
        .black, CGColor(gray: 0.5, alpha: 0.25),
        CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4),
      ])
  }

  @Test
  func `components are in the space of the last color, and those that are missing do nothing`() {
    let items = recorded { context in
      // Gray at first: one component and the alpha.
      context.setFillColor([0.5, 1, 0, 0])
      context.fill(square)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setFillColor([0.5, 1])
      context.fill(square)
      context.saveGState()
      context.setFillColorSpace(CGColorSpaceCreateDeviceGray())
      context.restoreGState()
      context.setFillColor([0, 1, 0, 1])
      context.fill(square)
    }
    #expect(
      items.map { color(of: $0) } == [
        CGColor(gray: 0.5, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        CGColor(red: 0, green: 1, blue: 0, alpha: 1),
      ])
  }

  @Test func `components of Display P3 are converted to sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let items = recorded { context in
      context.setStrokeColorSpace(space)
      context.setStrokeColor([1, 0, 0, 1])
      context.stroke(square)
    }
    guard case .stroke(_, _, let color)? = items.first?.operation else {
      Issue.record("no stroke")
      return
    }
    #expect(color == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor)
    #expect(color.red > 1 && color.green < 0)
  }
}
