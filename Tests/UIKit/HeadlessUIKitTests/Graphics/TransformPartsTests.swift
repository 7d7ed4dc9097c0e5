import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Transforms taken apart and put together again.
@Suite(.ownEnvironment) struct TransformPartsTests {
  private static func numbers(_ t: CATransform3D) -> [CGFloat] { t.rows.flatMap { $0 } }

  /// The largest difference of two matrices, as a share of the larger one's numbers.
  private static func difference(_ one: CATransform3D, _ other: CATransform3D) -> CGFloat {
    let largest = (numbers(one) + [1]).map(abs).max() ?? 1
    let distances = zip(numbers(one), numbers(other)).map { abs($0 - $1) }
    return (distances.max() ?? 0) / largest
  }

  private static func number(_ random: inout RandomSource) -> CGFloat {
    CGFloat(random.below(4001)) / 1000 - 2
  }

  @Test func `any transform is that of its parts`() {
    var random = RandomSource(seed: 4)
    for _ in 0..<500 {
      let rows = (0..<4).map { row in
        let numbers = (0..<3).map { _ in Self.number(&random) }
        return (numbers[0], numbers[1], numbers[2], row == 3 ? CGFloat(1) : 0)
      }
      let transform = CATransform3D(rows: rows)
      #expect(Self.difference(transform, TransformParts(transform).transform) < 1e-9)
    }
  }

  @Test func `perspectives, mirrors and flattened axes are kept`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for transform in [
      CATransform3DRotate(perspective, 0.6, 0, 1, 0), CATransform3DMakeScale(-1, 1, 1),
      CATransform3DMakeScale(1, -2, 1), CATransform3DMakeScale(0, 1, 1),
      CATransform3DMakeScale(1, 0, 0), CATransform3DMakeScale(0, 0, 0),
      CATransform3DRotate(CATransform3DMakeScale(0, 3, 1), 1, 0, 0, 1),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeRotation(.pi, 1, 1, 0),
    ] {
      #expect(Self.difference(transform, TransformParts(transform).transform) < 1e-9)
    }
  }

  @Test func `a rotation that is set under a perspective is seen through it`() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for earlier in [0, 0.25] as [CGFloat] {
      var parts = TransformParts(CATransform3DRotate(perspective, earlier, 0, 1, 0))
      parts.rotation.y = 0.6
      let wanted = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
      #expect(Self.difference(wanted, parts.transform) < 1e-12)
    }
  }

  @Test func `the angles about the axes are those of turns one after the other`() {
    let turn = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(0.3, 1, 0, 0), CATransform3DMakeRotation(-0.8, 0, 1, 0)),
      CATransform3DMakeRotation(2.5, 0, 0, 1))
    let found = TransformParts(turn).rotation
    #expect(abs(found.x - 0.3) < 1e-12 && abs(found.y + 0.8) < 1e-12)
    #expect(abs(found.z - 2.5) < 1e-12)
  }

  @Test func `a transform of the plane stays in the plane`() {
    let plane = CATransform3DMakeAffineTransform(
      CGAffineTransform(a: 1, b: 2, c: -0.5, d: 3, tx: 7, ty: 8))
    var parts = TransformParts(plane)
    parts.rotation.z += 0.4
    parts.scale.x = 5
    parts.translation.x = 1
    #expect(CATransform3DIsAffine(parts.transform))
  }

  @Test func `an axis that had no length has the length that is set`() {
    var parts = TransformParts(CATransform3DMakeScale(0, 0, 0))
    parts.scale = SIMD3(2, 3, 4)
    #expect(Self.difference(CATransform3DMakeScale(2, 3, 4), parts.transform) < 1e-12)
  }
}
