public import Foundation

extension CGPath {
  /// Returns the outline of the area that a line along the path covers.
  ///
  /// Corners and round ends are discs, regardless of the join. Miters are not drawn. Use the winding rule to fill the
  /// outline.
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners; has no effect.
  ///   - miterLimit: The limit for miters; has no effect.
  ///   - transform: A transform of the path before the line is drawn.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let radius = lineWidth / 2
    let outline = CGMutablePath()
    guard radius > 0 else { return outline }
    for subpath in elements.applying(transform).subpaths {
      let isClosed = subpath.last == .close
      let segments = subpath.drawnSegments.filter { $0.length > 0 }
      for (number, segment) in segments.enumerated() {
        // A disc at each corner; at an end, the shape of the cap.
        let begins = number == 0 && !isClosed
        let ends = number == segments.count - 1 && !isClosed
        outline.addBar(
          segment, radius: radius, before: begins && lineCap == .square ? radius : 0,
          after: ends && lineCap == .square ? radius : 0)
        if !begins || lineCap == .round { outline.addDisc(around: segment.start, radius: radius) }
        if ends, lineCap == .round { outline.addDisc(around: segment.end, radius: radius) }
      }
    }
    return outline
  }

  /// Returns the parts of the path that a dashed line draws, as open subpaths of straight lines.
  ///
  /// The pattern begins again with each subpath. A path that is much longer than the pattern is not divided.
  /// - Parameters:
  ///   - phase: The distance into the pattern at which the line begins, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: A transform of the path before it is divided.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let elements = elements.applying(transform)
    let period = lengths.reduce(0, +)
    let total = elements.drawnSegments.reduce(0) { $0 + $1.length }
    guard period > 0, lengths.allSatisfy({ $0 >= 0 }), total < period * Self.mostRepetitions else {
      return CGPath(elements: elements)
    }
    var beginning = 0
    var passed = phase.truncatingRemainder(dividingBy: period * 2)
    if passed < 0 { passed += period * 2 }
    while passed >= lengths[beginning % lengths.count] {
      passed -= lengths[beginning % lengths.count]
      beginning += 1
    }
    let dashes = CGMutablePath()
    for subpath in elements.subpaths {
      var index = beginning
      var left = lengths[index % lengths.count] - passed
      let segments = subpath.drawnSegments.filter { $0.length > 0 }
      for (number, segment) in segments.enumerated() {
        var done: CGFloat = 0
        if number == 0, index.isMultiple(of: 2) { dashes.move(to: segment.start) }
        while segment.length - done > left {
          done += left
          let point = segment.point(at: done)
          // A dash that ends with the last segment is complete.
          let isComplete = done == 0 && number > 0
          if !index.isMultiple(of: 2) {
            dashes.move(to: point)
          } else if !isComplete {
            dashes.addLine(to: point)
          }
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= segment.length - done
        if index.isMultiple(of: 2) { dashes.addLine(to: segment.end) }
      }
    }
    return dashes
  }

  /// The maximum number of repetitions of a pattern along a path. A finer pattern would look like a solid line.
  private static let mostRepetitions: CGFloat = 1_000_000
}

extension CGMutablePath {
  /// Adds the rectangle along a segment, extended at both ends.
  fileprivate func addBar(
    _ segment: PathSegment, radius: CGFloat, before: CGFloat, after: CGFloat
  ) {
    let length = segment.length
    let along = CGVector(
      dx: (segment.end.x - segment.start.x) / length, dy: (segment.end.y - segment.start.y) / length
    )
    func corner(_ point: CGPoint, _ forward: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + along.dx * forward - along.dy * side,
        y: point.y + along.dy * forward + along.dx * side)
    }
    addLines(between: [
      corner(segment.start, -before, -radius), corner(segment.end, after, -radius),
      corner(segment.end, after, radius), corner(segment.start, -before, radius),
    ])
    closeSubpath()
  }

  /// Adds a circle with the same winding direction as the rectangles.
  fileprivate func addDisc(around center: CGPoint, radius: CGFloat) {
    move(to: CGPoint(x: center.x + radius, y: center.y))
    addArc(
      center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    closeSubpath()
  }
}

extension CGContext {
  /// Replaces the path with the outline of the line that ``strokePath()`` would draw.
  public func replacePathWithStrokedPath() {
    let line = state.stroke
    let dashes = path.copy(dashingWithPhase: line.dashPhase, lengths: line.dashLengths)
    let outline = dashes.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
    path = CGMutablePath(elements: outline.elements)
  }
}
