import Foundation
import HeadlessUIKit

/// The layout outlines that are painted over the views of a picture.
extension ViewPainter {
  /// Half the length of the strokes at both ends of a constraint, in points.
  private static let arm: CGFloat = 3

  /// Paints the frames, margins, safe areas and constraints in a view, relative to its own coordinates.
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
      for inserted in options.insertedViews(view) { paintOutlines(of: inserted, in: view, root) }
    }
  }

  /// Paints the outlines of a view that is drawn inside another view but is not its subview.
  private func paintOutlines(of inserted: UIView, in view: UIView, _ root: UIView) {
    guard !inserted.isHidden else { return }
    let corner = CGPoint(
      x: inserted.frame.minX - inserted.bounds.minX, y: inserted.frame.minY - inserted.bounds.minY)
    let origin = view.convert(corner, to: root)
    guard origin.x.isFinite, origin.y.isFinite else { return }
    var group = Picture.Group()
    group.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    within(group) { paintOutlines(of: inserted) }
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
    guard let first = box(of: constraint.firstItem, constraint.firstAttribute, in: root) else {
      return
    }
    let color: UIColor = isBroken ? .systemRed : .systemOrange
    let second = box(of: constraint.secondItem, constraint.secondAttribute, in: root)
    if constraint.firstAttribute == .width || constraint.firstAttribute == .height {
      paintSize(constraint, first, second, color)
      return
    }
    guard let second else { return }
    if let start = x(of: constraint.secondAttribute, second),
      let end = x(of: constraint.firstAttribute, first)
    {
      let y = shared(first.minY...first.maxY, second.minY...second.maxY)
      paintBeam(CGPoint(x: start, y: y), CGPoint(x: end, y: y), color)
    } else if let start = y(of: constraint.secondAttribute, second),
      let end = y(of: constraint.firstAttribute, first)
    {
      let x = shared(first.minX...first.maxX, second.minX...second.maxX)
      paintBeam(CGPoint(x: x, y: start), CGPoint(x: x, y: end), color)
    }
  }

  /// Paints a constraint on a size: as a line along the side that it determines. If it relates two sizes, both have a
  /// line with a symbol on it: `=` for equal sizes, `×` with a multiplier, `:` for an aspect ratio.
  private func paintSize(
    _ constraint: NSLayoutConstraint, _ first: CGRect, _ second: CGRect?, _ color: UIColor
  ) {
    let start = line(along: constraint.firstAttribute, of: first)
    paintBeam(start.from, start.to, color)
    guard let second, constraint.secondAttribute != .notAnAttribute else { return }
    let isOwn = constraint.firstItem === constraint.secondItem
    let end = line(along: constraint.secondAttribute, of: second)
    paintBeam(end.from, end.to, color)
    let sign = isOwn ? ":" : constraint.multiplier == 1 ? "=" : "×"
    for line in isOwn ? [start] : [start, end] {
      let middle = CGPoint(
        x: (line.from.x + line.to.x) / 2, y: (line.from.y + line.to.y) / 2)
      let box = CGRect(x: middle.x - 6, y: middle.y - 6, width: 12, height: 12)
      fill(.ellipse(box), components(.systemBackground))
      stroke(.ellipse(box), components(color), width: 1)
      text(sign, .systemFont(ofSize: 9), color, in: box)
    }
  }

  private func line(along attribute: NSLayoutConstraint.Attribute, of frame: CGRect) -> (
    from: CGPoint, to: CGPoint
  ) {
    attribute == .height
      ? (CGPoint(x: frame.maxX - 3, y: frame.minY), CGPoint(x: frame.maxX - 3, y: frame.maxY))
      : (CGPoint(x: frame.minX, y: frame.maxY - 3), CGPoint(x: frame.maxX, y: frame.maxY - 3))
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

  /// Returns the rectangle in the picture whose edges an attribute of a view or layout guide names: its frame, the
  /// rectangle inside its margins, or that between its baselines.
  private func box(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in root: UIView
  ) -> CGRect? {
    let frame: CGRect?
    switch item {
    case let view as UIView:
      var own = view.bounds
      switch attribute {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        own = own.inset(by: view.layoutMargins)
      case .firstBaseline, .lastBaseline: own = view.baselineBounds
      default: break
      }
      frame = view.convert(own, to: root)
    case let guide as UILayoutGuide:
      frame = guide.owningView.map { $0.convert(guide.layoutFrame, to: root) }
    default: frame = nil
    }
    return frame.flatMap { $0.minX.isFinite && $0.maxY.isFinite && !$0.isNull ? $0 : nil }
  }

  /// Returns the center of the overlap of two ranges, or of the gap between them.
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
    case .top, .topMargin, .firstBaseline: frame.minY
    case .bottom, .bottomMargin, .lastBaseline: frame.maxY
    case .centerY, .centerYWithinMargins: frame.midY
    default: nil
    }
  }
}
