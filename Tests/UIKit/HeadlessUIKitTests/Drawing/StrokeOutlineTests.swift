import Foundation
import HeadlessUIKit
import Testing

/// Outlines of drawn lines, by which apps widen the area that a touch hits.
@MainActor @Suite(.ownEnvironment) struct StrokeOutlineTests {
  private let line: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 50))
    return path
  }()

  private func outline(_ cap: CGLineCap) -> CGPath {
    line.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .round, miterLimit: 10)
  }

  @Test(
    arguments: [
      (CGPoint(x: 30, y: 13), true), (CGPoint(x: 30, y: 15), false), (CGPoint(x: 47, y: 40), true),
      (CGPoint(x: 45, y: 40), false), (CGPoint(x: 52, y: 8), true), (CGPoint(x: 30, y: 40), false),
    ])
  func `a point is inside if the line covers it`(point: CGPoint, isInside: Bool) {
    #expect(outline(.butt).contains(point) == isInside)
  }

  @Test(
    arguments: [
      (CGLineCap.butt, false, false), (.round, true, false), (.square, true, true),
    ])
  func `the cap decides about the ends`(cap: CGLineCap, middle: Bool, corner: Bool) {
    #expect(outline(cap).contains(CGPoint(x: 7, y: 10)) == middle)
    #expect(outline(cap).contains(CGPoint(x: 6.5, y: 13.5)) == corner)
  }

  @Test func `a closed path has no ends`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
      .copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(path.contains(CGPoint(x: -1, y: 20)) && !path.contains(CGPoint(x: 20, y: 20)))
    #expect(path.boundingBoxOfPath.minX > -2.1)
  }

  @Test func `dashes are the parts of the line that the pattern draws`() {
    let dashes = line.copy(dashingWithPhase: 0, lengths: [30, 20])
    #expect(
      dashes.elements == [
        .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 40, y: 10)),
        .move(CGPoint(x: 50, y: 20)), .line(CGPoint(x: 50, y: 50)),
      ])
    let later = line.copy(dashingWithPhase: 40, lengths: [30, 20])
    #expect(
      later.elements == [
        .move(CGPoint(x: 20, y: 10)), .line(CGPoint(x: 50, y: 10)),
        .move(CGPoint(x: 50, y: 30)), .line(CGPoint(x: 50, y: 50)),
      ])
  }

  @Test func `a context fills the outline of a line`() {
    var isFilled = false
    _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      context.cgContext.setLineWidth(8)
      context.cgContext.addPath(line)
      context.cgContext.replacePathWithStrokedPath()
      isFilled = context.cgContext.boundingBoxOfPath.height >= 44
    }
    #expect(isFilled)
  }

  /// Two lines that share a point, as subpaths of their own.
  private let parts: CGPath = {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10)])
    path.addLines(between: [CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    return path
  }()

  @Test func `subpaths have ends, also where they touch`() {
    let path = parts.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(!path.contains(CGPoint(x: 52, y: 8)) && path.contains(CGPoint(x: 52, y: 12)))
  }

  @Test func `the pattern of dashes begins again with each subpath`() {
    #expect(
      parts.copy(dashingWithPhase: 0, lengths: [30, 20]).elements == [
        .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 40, y: 10)),
        .move(CGPoint(x: 50, y: 10)), .line(CGPoint(x: 50, y: 40)),
      ])
  }

  @Test(arguments: [1e-300, 1e-20, 1e-9])
  func `dashes that are too short to be seen leave the line whole`(length: Double) {
    #expect(line.copy(dashingWithPhase: 0, lengths: [length, length]) == line)
  }

  @Test func `a context outlines dashes`() {
    var box = CGRect.zero
    _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      context.cgContext.setLineWidth(8)
      context.cgContext.setLineDash(phase: 0, lengths: [20, 100])
      context.cgContext.addPath(line)
      context.cgContext.replacePathWithStrokedPath()
      box = context.cgContext.boundingBoxOfPath
    }
    #expect(box.minX == 10 && box.maxX == 30 && box.height == 8)
  }
}
