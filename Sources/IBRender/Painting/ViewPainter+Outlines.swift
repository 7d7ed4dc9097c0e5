import Foundation
import HeadlessUIKit

/// The layout outlines that are painted over the views of a picture.
extension ViewPainter {
  /// Half the length of the strokes at both ends of a constraint, in points.
  private static let arm: CGFloat = 3

  /// Paints the frames, margins, safe areas and constraints in a view that fills the picture.
  func paintOutlines(of root: UIView) {
    let broken = Set(options.brokenConstraints.map { ObjectIdentifier($0) })
    var open = [root]
    while let view = open.popLast() {
      guard !view.isHidden else { continue }
      if options.identifier(view) != nil || view === root { paintFrame(of: view, in: root) }
      for constraint in view.constraints where constraint.isActive {
        paint(constraint, in: root, isBroken: broken.contains(ObjectIdentifier(constraint)))
      }
      open += view.subviews.reversed()
    }
  }

  private func paintFrame(of view: UIView, in root: UIView) {
    if options.ambiguousViews.contains(where: { $0 === view }) {
      let frame = view.convert(view.bounds, to: root)
      fill(frame, UIColor.systemYellow.withAlphaComponent(0.35))
    }
    outline(view.convert(view.bounds, to: root), .systemBlue, isDashed: false)
    guard !view.subviews.isEmpty else { return }
    let margins = view.bounds.inset(by: view.layoutMargins)
    if !view.constraints.isEmpty, margins.width > 0, margins.height > 0 {
      outline(view.convert(margins, to: root), .systemPurple, isDashed: true)
    }
    if view === root, view.safeAreaInsets != .zero {
      outline(
        view.convert(view.bounds.inset(by: view.safeAreaInsets), to: root), .systemGreen,
        isDashed: true)
    }
  }

  private func outline(_ rect: CGRect, _ color: UIColor, isDashed: Bool) {
    guard rect.width.isFinite, rect.height.isFinite, rect.width > 0, rect.height > 0 else { return }
    var style = DisplayList.Stroke()
    style.width = 0.5
    if isDashed { style.dashLengths = [2, 2] }
    steps.append(.stroke(.rectangle(rect, radius: 0), style, components(color)))
  }

  // MARK: Constraints

  private func paint(_ constraint: NSLayoutConstraint, in root: UIView, isBroken: Bool) {
    guard let first = frame(of: constraint.firstItem, in: root) else { return }
    let color: UIColor = isBroken ? .systemRed : .systemOrange
    let (from, to): (CGPoint, CGPoint)
    switch constraint.firstAttribute {
    case .width:
      (from, to) = (
        CGPoint(x: first.minX, y: first.maxY - 3), CGPoint(x: first.maxX, y: first.maxY - 3)
      )
    case .height:
      (from, to) = (
        CGPoint(x: first.maxX - 3, y: first.minY), CGPoint(x: first.maxX - 3, y: first.maxY)
      )
    default:
      guard let second = frame(of: constraint.secondItem, in: root) else { return }
      if let start = x(of: constraint.secondAttribute, second),
        let end = x(of: constraint.firstAttribute, first)
      {
        let y = shared(first.minY...first.maxY, second.minY...second.maxY)
        (from, to) = (CGPoint(x: start, y: y), CGPoint(x: end, y: y))
      } else if let start = y(of: constraint.secondAttribute, second),
        let end = y(of: constraint.firstAttribute, first)
      {
        let x = shared(first.minX...first.maxX, second.minX...second.maxX)
        (from, to) = (CGPoint(x: x, y: start), CGPoint(x: x, y: end))
      } else {
        return
      }
    }
    paintBeam(from, to, color)
  }

  /// Paints a line between two points, with a short stroke across each end.
  private func paintBeam(_ from: CGPoint, _ to: CGPoint, _ color: UIColor) {
    let isFlat = from.y == to.y
    let (dx, dy): (CGFloat, CGFloat) = isFlat ? (0, Self.arm) : (Self.arm, 0)
    var lines = [from, to].map { end in
      [CGPoint(x: end.x - dx, y: end.y - dy), CGPoint(x: end.x + dx, y: end.y + dy)]
    }
    if from != to { lines.append([from, to]) }
    stroke(lines, color, width: 1)
  }

  /// Returns the frame of a view or layout guide in the picture.
  private func frame(of item: AnyObject?, in root: UIView) -> CGRect? {
    let frame: CGRect?
    switch item {
    case let view as UIView: frame = view.convert(view.bounds, to: root)
    case let guide as UILayoutGuide:
      frame = guide.owningView.map { $0.convert(guide.layoutFrame, to: root) }
    default: frame = nil
    }
    return frame.flatMap { $0.minX.isFinite && $0.maxY.isFinite && !$0.isNull ? $0 : nil }
  }

  /// Returns the centre of the overlap of two ranges, or of the gap between them.
  private func shared(_ first: ClosedRange<CGFloat>, _ second: ClosedRange<CGFloat>) -> CGFloat {
    (max(first.lowerBound, second.lowerBound) + min(first.upperBound, second.upperBound)) / 2
  }

  private func x(of attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat? {
    let isReversed = traits.layoutDirection == .rightToLeft
    return switch attribute {
    case .left, .leftMargin: frame.minX
    case .right, .rightMargin: frame.maxX
    case .leading, .leadingMargin: isReversed ? frame.maxX : frame.minX
    case .trailing, .trailingMargin: isReversed ? frame.minX : frame.maxX
    case .centerX, .centerXWithinMargins: frame.midX
    default: nil
    }
  }

  private func y(of attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat? {
    switch attribute {
    case .top, .topMargin: frame.minY
    case .bottom, .bottomMargin, .lastBaseline, .firstBaseline: frame.maxY
    case .centerY, .centerYWithinMargins: frame.midY
    default: nil
    }
  }
}
