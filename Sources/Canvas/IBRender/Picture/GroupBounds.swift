package import Foundation
import HeadlessUIKit

/// The rectangles that the groups of a picture cover, with their shadows. They let backends avoid layers and filter
/// regions as large as the whole picture.
package struct GroupBounds {
  private var bounds: [Int: CGRect] = [:]

  /// Returns the rectangle of the group that begins at a step, in the group's own coordinates.
  package subscript(index: Int) -> CGRect { bounds[index] ?? .zero }

  package init(_ picture: Picture) {
    var open: [(index: Int, group: Picture.Group, rect: CGRect)] = []
    func add(_ rect: CGRect) {
      guard !open.isEmpty, !rect.isNull else { return }
      open[open.count - 1].rect = open[open.count - 1].rect.union(rect)
    }
    for (index, step) in picture.steps.enumerated() {
      switch step {
      case .begin(let group): open.append((index, group, .null))
      case .end:
        guard let (index, group, rect) = open.popLast(), !rect.isNull else { continue }
        let all = Self.withShadow(of: group, rect)
        bounds[index] = all
        add(all.applying(group.transform))
      case .fill(let shape, _): add(Self.box(of: shape))
      case .stroke(let shape, let style, _):
        let reach = style.width * max(style.miterLimit, 1)
        add(Self.box(of: shape).insetBy(dx: -reach, dy: -reach))
      case .text(let run): add(Self.box(of: run))
      case .image(let part): add(part.rect)
      }
    }
  }

  private static func withShadow(of group: Picture.Group, _ rect: CGRect) -> CGRect {
    guard let shadow = group.shadow else { return rect }
    // A Gaussian blur fades out within three standard deviations.
    let reach = max(shadow.blur, 0) * 3 + 1
    return rect.union(
      rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -reach, dy: -reach))
  }

  /// Returns a rectangle that contains a shape, with a margin for smoothed edges.
  private static func box(of shape: Picture.Shape) -> CGRect {
    switch shape {
    case .rectangle(let rect, _), .ellipse(let rect): rect.insetBy(dx: -1, dy: -1)
    case .path(let path, _): path.boundingBox.insetBy(dx: -1, dy: -1)
    }
  }

  private static func box(of run: Picture.TextRun) -> CGRect {
    // Ascenders, descenders and slanted letters stay within these distances from the baseline.
    CGRect(
      x: run.origin.x - run.font.size, y: run.origin.y - 1.5 * run.font.size,
      width: run.width + 2 * run.font.size, height: 2.5 * run.font.size)
  }
}
