import Foundation
import HeadlessUIKit

extension ViewPainter {
  /// Hides what the steps since an index have painted inside a path.
  /// - Parameters:
  ///   - path: The path in the item's coordinates.
  ///   - rule: The fill rule that determines which areas are inside the path.
  ///   - item: The item that erases. Its clips limit what it erases.
  ///   - transform: The transform from coordinates of the context to those of the picture.
  ///   - start: The index of the drawing's first step.
  func erase(
    _ path: CGPath, _ rule: CGPathFillRule, _ item: DisplayList.Item,
    _ transform: CGAffineTransform, since start: Int
  ) {
    guard steps.count > start else { return }
    var own = item.transform
    guard
      let area = Self.part(
        of: path.copy(using: &own) ?? path, inside: item.clips.map { $0.path })
    else { return reportUnerased() }
    var group = Picture.Group()
    for hole in rule == .evenOdd ? [area] : area.subpaths {
      let outside = CGMutablePath()
      let reach = Picture.longestSide
      outside.addRect(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
      outside.addPath(hole, transform: transform)
      group.clips.append(.path(outside, .evenOdd))
    }
    steps.insert(.begin(group), at: start)
    steps.append(.end)
  }

  func reportUnerased() {
    report(
      "cleared-part", name: "",
      "the drawing code erases a shape that pictures cannot show; the picture still shows what was drawn there before"
    )
  }

  /// Returns the part of a path inside clips, or nil if it cannot be expressed as a path.
  private static func part(of path: CGPath, inside clips: [CGPath]) -> CGPath? {
    var area = path
    for clip in clips {
      guard let limit = clip.rectangle else { return nil }
      if limit.contains(area.boundingBoxOfPath) { continue }
      guard let rect = area.rectangle else { return nil }
      let rest = rect.intersection(limit)
      area = CGPath(rect: rest.isNull ? .zero : rest, transform: nil)
    }
    return area
  }
}

extension CGPath {
  /// The rectangle that the path consists of, or nil for other paths.
  fileprivate var rectangle: CGRect? {
    let box = boundingBoxOfPath
    var corners: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let point) where corners.isEmpty: corners.append(point)
      case .line(let point): corners.append(point)
      case .close: break
      default: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let isCorner =
        (corner.x == box.minX || corner.x == box.maxX)
        && (corner.y == box.minY || corner.y == box.maxY)
      guard isCorner, (corner.x == next.x) != (corner.y == next.y) else { return nil }
    }
    return box
  }

  /// The subpaths, each as a path.
  fileprivate var subpaths: [CGPath] {
    var paths: [CGMutablePath] = []
    for element in elements {
      if case .move = element { paths.append(CGMutablePath()) }
      if paths.isEmpty { paths.append(CGMutablePath()) }
      let path = paths[paths.count - 1]
      switch element {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .quadCurve(let control, let end): path.addQuadCurve(to: end, control: control)
      case .curve(let first, let second, let end):
        path.addCurve(to: end, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return paths
  }
}
