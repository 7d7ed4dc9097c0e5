import Diagnostics
import Foundation
import HeadlessUIKit
import IBRender
import Testing
import XMLTree

/// What pictures show of drawing code and of layers.
@MainActor
@Suite struct DrawingPictureTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// A view that draws with a closure.
  private final class Canvas: UIView {
    var code: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(code) }
  }

  private func picture(_ code: @escaping (CGContext) -> Void) throws -> Picture {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    canvas.isOpaque = false
    canvas.code = code
    return try Picture(of: canvas)
  }

  private func groups(_ picture: Picture) -> [Picture.Group] {
    picture.steps.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }

  private func fills(_ picture: Picture) -> [(shape: Picture.Shape, paint: Picture.Paint)] {
    picture.steps.compactMap {
      if case .fill(let shape, let paint) = $0 { (shape, paint) } else { nil }
    }
  }

  private func svg(_ picture: Picture) throws -> Node {
    try Tree(parsing: SVGWriter().bytes(of: picture)).root
  }

  // MARK: Layers and blend modes

  @Test func `a transparency layer is one group, in which steps have no opacity of their own`()
    throws
  {
    let picture = try picture { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.fill(square.offsetBy(dx: 5, dy: 0))
      context.endTransparencyLayer()
    }
    #expect(groups(picture).filter { $0.opacity == 0.5 }.count == 1)
    let shadow = try #require(groups(picture).compactMap(\.shadow).first)
    #expect(shadow.blur == 3 && shadow.offset == CGSize(width: 1, height: 2))
    let group = try #require(try svg(picture).subtree.first { $0["opacity"] == "0.5" })
    #expect(group.subtree.count { $0.spelling == "rect" || $0.spelling == "path" } == 2)
    #expect(group["filter"] != nil)
  }

  @Test func `a blend mode is that of a group, and sees only what the same code drew`() throws {
    let picture = try picture { context in
      context.fill(square)
      context.setBlendMode(.multiply)
      context.fill(square)
      context.setBlendMode(.plusLighter)
      context.fill(square)
    }
    #expect(groups(picture).map(\.isIsolated).first == true)
    let styles = try svg(picture).subtree.compactMap { $0["style"] }
    #expect(
      styles == [
        "isolation:isolate", "mix-blend-mode:multiply", "mix-blend-mode:plus-lighter",
      ])
    #expect(picture.problems.isEmpty)
  }

  @Test func `destinationOver paints behind, and a mode that pictures lack is a warning`() throws {
    let (red, blue) = (UIColor.red.cgColor, UIColor.blue.cgColor)
    let picture = try picture { context in
      context.setFillColor(red)
      context.fill(square)
      context.setBlendMode(.destinationOver)
      context.setFillColor(blue)
      context.fill(square)
      context.setBlendMode(.xor)
      context.fill(square)
      context.fill(square)
    }
    #expect(fills(picture).map(\.paint) == [.color(blue), .color(red), .color(blue), .color(blue)])
    #expect(picture.problems.map(\.id) == ["undrawn-blend-mode"])
    #expect(picture.problems[0].message.contains("'xor'"))
  }

  @Test func `a shadow keeps its offset under a transform`() throws {
    let picture = try picture { context in
      context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0)
      context.scaleBy(x: 3, y: 3)
      context.fill(square)
    }
    let outer = try #require(groups(picture).first { $0.shadow != nil })
    #expect(outer.transform == .identity)
    #expect(groups(picture).contains { $0.transform.a == 3 && $0.shadow == nil })
  }

  // MARK: Erasing

  @Test func `what is cleared is cut out of what was drawn before, but not of later steps`() throws
  {
    let picture = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clear(square)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let cut = try #require(picture.steps.firstIndex(of: .end))
    guard case .begin(let group)? = picture.steps.first,
      case .path(let outside, .evenOdd)? = group.clips.first
    else {
      Issue.record("no clip")
      return
    }
    #expect(!outside.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(outside.contains(CGPoint(x: 15, y: 5), using: .evenOdd))
    #expect(picture.steps[cut...].contains { if case .fill = $0 { true } else { false } })
    #expect(picture.problems.isEmpty)
  }

  @Test func `each shape of a cleared path is cut out, also where they overlap`() throws {
    let picture = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setBlendMode(.clear)
      context.addRect(square)
      context.addEllipse(in: CGRect(x: 4, y: 4, width: 10, height: 10))
      context.fillPath()
    }
    let clips = try #require(groups(picture).first { !$0.clips.isEmpty }).clips
    #expect(clips.count == 2)
    for point in [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 9)] {
      #expect(
        clips.contains {
          if case .path(let path, let rule) = $0 {
            !path.contains(point, using: rule)
          } else {
            false
          }
        })
    }
  }

  @Test func `a clip limits what is cleared, and a clip of another shape is a warning`() throws {
    let limited = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.clip(to: CGRect(x: 5, y: 0, width: 40, height: 40))
      context.clear(square)
    }
    guard
      case .path(let path, _)? = groups(limited).first(where: { !$0.clips.isEmpty })?.clips.first
    else {
      Issue.record("no clip")
      return
    }
    #expect(path.contains(CGPoint(x: 2, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 7, y: 5), using: .evenOdd))
    let round = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.addEllipse(in: square)
      context.clip()
      context.clear(square)
    }
    #expect(round.problems.map(\.id) == ["cleared-part"])
  }

  @Test func `the copy mode replaces what was drawn there`() throws {
    let faint = UIColor.red.withAlphaComponent(0.5).cgColor
    let picture = try picture { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setBlendMode(.copy)
      context.setFillColor(faint)
      context.fill(square)
    }
    #expect(fills(picture).map(\.paint) == [.color(.black), .color(faint)])
    #expect(groups(picture).contains { !$0.clips.isEmpty } && picture.problems.isEmpty)
  }

  // MARK: Gradients

  private let gradient = CGGradient(
    colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil)!

  @Test func `a gradient covers only its band unless it continues beyond its ends`() throws {
    func shape(_ options: CGGradientDrawingOptions) throws -> CGRect {
      let picture = try picture {
        $0.drawLinearGradient(
          self.gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
      }
      switch try #require(fills(picture).first).shape {
      case .rectangle(let rect, _), .ellipse(let rect): return rect
      case .path(let path, _): return path.boundingBoxOfPath
      }
    }
    let (none, after) = (try shape([]), try shape(.drawsAfterEndLocation))
    #expect(none.minX == 10 && none.maxX == 30 && none.height > 1000)
    #expect(after.minX == 10 && after.maxX > 1000)
    #expect(try shape([.drawsBeforeStartLocation, .drawsAfterEndLocation]).minX < -1000)
  }

  @Test func `a radial gradient covers the ring between its circles`() throws {
    let center = CGPoint(x: 20, y: 20)
    let picture = try picture {
      $0.drawRadialGradient(
        self.gradient, startCenter: center, startRadius: 15, endCenter: center, endRadius: 5,
        options: [])
    }
    let fill = try #require(fills(picture).first)
    guard case .path(let ring, .evenOdd) = fill.shape,
      case .radial(let shown, let from, let to) = fill.paint
    else {
      Issue.record("no ring: \(fill)")
      return
    }
    #expect(ring.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 30, height: 30))
    #expect(!ring.contains(center, using: .evenOdd))
    // The smaller circle comes first, and the colors are reversed.
    #expect(from.radius == 5 && to.radius == 15)
    #expect(shown.stops.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    let element = try #require(try svg(picture).subtree.first { $0.spelling == "radialGradient" })
    #expect(element["r"] == "15" && element["fr"] == "5" && element["fx"] == nil)
  }

  // MARK: Layers without drawing code

  @Test func `a layer without a view has its shadow, mask and contents`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (layer, mask) = (CALayer(), CAShapeLayer())
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    mask.path = CGPath(ellipseIn: square, transform: nil)
    layer.mask = mask
    layer.contentsGravity = .center
    layer.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        context.cgContext.fill(self.square)
      }
    root.layer.addSublayer(layer)
    let picture = try Picture(of: root)
    let group = try #require(groups(picture).first { $0.shadow != nil })
    #expect(group.shadow?.blur == 4)
    guard case .path(let path, _)? = group.clips.first else {
      Issue.record("no mask")
      return
    }
    #expect(path.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 10, height: 10))
    let image = try #require(groups(picture).last)
    #expect(CGPoint.zero.applying(image.transform) == CGPoint(x: 20, y: 35))
  }

  @Test func `the filter of a shadow has room for the shadow of a thin line`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let line = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 1))
    line.backgroundColor = .red
    line.layer.shadowOpacity = 1
    line.layer.shadowRadius = 5
    line.layer.shadowOffset = CGSize(width: 0, height: 20)
    root.addSubview(line)
    let filter = try #require(
      try svg(try Picture(of: root)).subtree.first { $0.spelling == "filter" })
    #expect(filter["filterUnits"] == "userSpaceOnUse")
    let (y, height) = (Double(filter["y"] ?? "") ?? 0, Double(filter["height"] ?? "") ?? 0)
    #expect(y <= 50 && y + height >= 86)
  }
}
