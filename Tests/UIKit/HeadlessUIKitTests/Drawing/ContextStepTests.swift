import Foundation
import HeadlessUIKit
import Testing

/// The steps that a context records, one for each function that paints, and what paths and shape layers make of them.
@MainActor @Suite(.ownEnvironment) struct ContextStepTests {
  private let box = CGRect(x: 1, y: 2, width: 6, height: 4)

  /// Returns the steps that a closure draws.
  private func steps(_ draw: (CGContext) -> Void) -> [DisplayList.Item] {
    let size = CGSize(width: 20, height: 10)
    return UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }.displayList?.items ?? []
  }

  /// Returns the paths of steps, each after the letter of what is done with it.
  private func paths(_ draw: (CGContext) -> Void) -> [String] {
    steps(draw).map { item in
      switch item.operation {
      case .fill(let path, .winding, _): "fill \(path.elements.count)"
      case .fill(let path, .evenOdd, _): "even-odd \(path.elements.count)"
      case .stroke(let path, _, _): "stroke \(path.elements.count)"
      case .clear: "clear"
      default: "other"
      }
    }
  }

  @Test(
    arguments: [
      (.fill, ["fill 5"]), (.eoFill, ["even-odd 5"]), (.stroke, ["stroke 5"]),
      (.fillStroke, ["fill 5", "stroke 5"]), (.eoFillStroke, ["even-odd 5", "stroke 5"]),
    ] as [(CGPathDrawingMode, [String])])
  func `a mode says whether a path is filled, stroked or both`(
    mode: CGPathDrawingMode, expected: [String]
  ) {
    #expect(
      paths {
        $0.addRect(box)
        $0.drawPath(using: mode)
        $0.drawPath(using: mode)
      } == expected, "the path is empty afterwards")
  }

  @Test func `a path is made of lines, curves, arcs, shapes and other paths`() {
    let drawn = paths {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1, y: 0))
      $0.addCurve(
        to: CGPoint(x: 2, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 2))
      #expect($0.currentPointOfPath == CGPoint(x: 3, y: 0) && !$0.isPathEmpty)
      $0.closePath()
      $0.strokePath()
      $0.addRects([box, box])
      $0.fillPath(using: .evenOdd)
      $0.addPath(CGPath(rect: box, transform: nil))
      #expect($0.boundingBoxOfPath == box)
      $0.beginPath()
      #expect($0.isPathEmpty)
      $0.addLines(between: [.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)])
      $0.strokePath()
      $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1), .zero, CGPoint(x: 2, y: 0)])
      $0.clear(box)
    }
    #expect(drawn == ["stroke 5", "even-odd 10", "stroke 3", "stroke 4", "clear"])
  }

  @Test func `ellipses and rectangles are painted without the current path`() {
    let items = steps {
      $0.move(to: .zero)
      $0.fillEllipse(in: box)
      $0.strokeEllipse(in: box)
      $0.stroke(box, width: 3)
      #expect($0.currentPointOfPath == .zero && !$0.isPathEmpty)
    }
    let oval = CGPath(ellipseIn: box, transform: nil)
    var (thin, thick) = (DisplayList.Stroke(), DisplayList.Stroke())
    (thin.width, thick.width) = (1, 3)
    #expect(
      items.map(\.operation) == [
        .fill(oval, rule: .winding, color: .black), .stroke(oval, style: thin, color: .black),
        .stroke(CGPath(rect: box, transform: nil), style: thick, color: .black),
      ])
  }

  @Test func `lines have the caps, joins, limits and dashes of the state`() {
    let items = steps {
      $0.setLineJoin(.bevel)
      $0.setLineCap(.square)
      $0.setMiterLimit(4)
      $0.setLineDash(phase: 1, lengths: [2, 3])
      $0.stroke(box)
      $0.setLineDash(phase: 0, lengths: [])
      $0.stroke(box)
    }
    var style = DisplayList.Stroke()
    (style.join, style.cap, style.miterLimit) = (.bevel, .square, 4)
    (style.dashPhase, style.dashLengths) = (1, [2, 3])
    let styles = items.compactMap { item -> DisplayList.Stroke? in
      guard case .stroke(_, let style, _) = item.operation else { return nil }
      return style
    }
    #expect(styles.first == style && styles.last?.dashLengths.isEmpty == true)
  }

  @Test func `transforms are concatenated`() {
    let items = steps {
      $0.concatenate(CGAffineTransform(translationX: 2, y: 1))
      $0.scaleBy(x: 2, y: 2)
      $0.fill(box)
    }
    #expect(items.first?.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2, ty: 1))
  }

  @Test func `clips add up until they are reset`() {
    let items = steps {
      $0.clip(to: box)
      $0.addEllipse(in: box)
      $0.clip(using: .evenOdd)
      $0.fill(box)
      $0.resetClip()
      $0.fill(box)
    }
    #expect(items.map { $0.clips.map(\.rule) } == [[.winding, .evenOdd], []])
  }

  // MARK: Paths

  @Test func `a bezier path gives its lines, its rule and its clip to the context`() {
    let path = UIBezierPath(rect: box)
    path.usesEvenOddFillRule = true
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.miterLimit = 3
    path.lineWidth = 2
    path.setLineDash([4, 1], count: 2, phase: 0.5)
    let items = steps { _ in
      path.addClip()
      path.fill()
      path.stroke(with: .multiply, alpha: 0.5)
    }
    let shape = CGPath(rect: box, transform: nil)
    var style = DisplayList.Stroke()
    (style.width, style.cap, style.join, style.miterLimit) = (2, .round, .round, 3)
    (style.dashPhase, style.dashLengths) = (0.5, [4, 1])
    #expect(
      items.map(\.operation) == [
        .fill(shape, rule: .evenOdd, color: .black), .stroke(shape, style: style, color: .black),
      ])
    #expect(items.map(\.clips.count) == [1, 1] && items[1].clips[0].rule == .evenOdd)
    #expect(items[1].blendMode == .multiply && items[1].alpha == 0.5)
  }

  @Test func `the dashes of a bezier path can be read`() {
    let path = UIBezierPath()
    var (count, phase) = (7, CGFloat(7))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
    path.setLineDash([4, 1, 2], count: 3, phase: 0.5)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 0.5)
    var lengths: [CGFloat] = [0, 0, 0]
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [4, 1, 2])
  }

  @Test func `a path without its points keeps its style`() {
    let path = UIBezierPath(ovalIn: box)
    path.lineWidth = 5
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero && path.lineWidth == 5)
  }

  @Test func `a shape layer draws with its rule, from its start, with its dashes`() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    layer.fillRule = .evenOdd
    layer.strokeColor = .black
    layer.strokeStart = 0.75
    layer.lineDashPhase = 1
    layer.lineDashPattern = [3, 2]
    layer.lineCap = .round
    layer.lineJoin = .bevel
    layer.miterLimit = 4
    let items = try #require(layer.drawing).items
    guard case .fill(_, let rule, _) = items[0].operation,
      case .stroke(let path, let style, _) = items[1].operation
    else {
      Issue.record("the layer does not fill and stroke")
      return
    }
    #expect(rule == .evenOdd)
    #expect(path.elements == [.move(CGPoint(x: 0, y: 10)), .line(.zero)])
    #expect(style.dashPhase == 1 && style.dashLengths == [3, 2])
    #expect(style.cap == .round && style.join == .bevel && style.miterLimit == 4)
  }
}
