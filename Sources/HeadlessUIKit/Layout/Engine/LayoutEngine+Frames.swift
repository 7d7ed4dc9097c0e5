import AutoLayout
import Foundation

extension LayoutEngine {
  /// Solves, and gives the views their frames.
  ///
  /// Margins and safe areas depend on the positions of views, and heights of texts on their widths: if the frames
  /// change them, the solution changes too.
  func layOut() {
    for _ in 0..<LayoutLimits.rounds {
      build()
      system.solve()
      applyFrames()
      let hasNewWidths = takeContentWidths()
      if !hasNewWidths, !haveInsetsChanged { break }
    }
    for item in items {
      guard item.view.hasContentOfOwnSize, let box = contentBoxes[ObjectIdentifier(item.view)]
      else { continue }
      item.view.takeSolvedContentSize(
        CGSize(width: value(of: box.horizontal.length), height: value(of: box.vertical.length)))
    }
  }

  /// Gives views and guides what the last solution says.
  func applyFrames() {
    let grid = PixelGrid(scale: root.contentScaleFactor)
    for index in items.indices.dropFirst() {
      let item = items[index]
      if item.view is LayoutSupportView { continue }
      let rect = frame(of: index, on: grid)
      if item.view.place(rect) { items[item.parent].view.setNeedsLayout() }
      item.view.solvedFrame = item.isFree ? rect : nil
    }
    for item in items {
      for guide in item.view.layoutGuides {
        guard let box = guideBoxes[ObjectIdentifier(guide)] else { continue }
        guide.layoutFrame = rect(of: box, in: item.view, on: grid)
      }
    }
  }

  /// A view's frame in its superview, in points, on whole pixels.
  private func frame(of index: Int, on grid: PixelGrid) -> CGRect {
    let item = items[index]
    let superview = items[item.parent].view
    let rect = rect(of: item.box, in: superview, on: grid)
    return item.view.frame(forAlignmentRect: rect)
  }

  private func rect(of box: LayoutBox, in view: UIView, on grid: PixelGrid) -> CGRect {
    guard let index = index(of: view) else { return .zero }
    let outer = frameBox(of: index)
    let origin = view.contentOrigin
    let x = value(of: box.horizontal.start - outer.horizontal.start) + origin.x
    let y = value(of: box.vertical.start - outer.vertical.start) + origin.y
    return grid.snapped(
      CGRect(
        x: x, y: y, width: value(of: box.horizontal.length), height: value(of: box.vertical.length))
    )
  }
}

struct PixelGrid {
  let scale: CGFloat

  /// The nearest edge of a pixel, of two that are equally near the one further from zero.
  func snapped(_ value: CGFloat) -> CGFloat {
    // Half a pixel is not missed by what solving rounds.
    let pixels = abs(value) * scale
    return ((pixels + 0.5 + 2e-5).rounded(.down) / scale) * (value < 0 ? -1 : 1)
  }

  /// The next edge of a pixel that is not before a place, but for what rounding adds.
  func roundedUp(_ value: CGFloat) -> CGFloat { ((value * scale - 1e-6).rounded(.up)) / scale }

  /// A rectangle whose edges lie on pixels each, so that neighbours stay joined.
  func snapped(_ rect: CGRect) -> CGRect {
    let x = snapped(rect.minX)
    let y = snapped(rect.minY)
    return CGRect(
      x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
  }
}

extension LayoutEngine {
  /// Takes the frames away that constraints are to give, so that no solution leans on them.
  func forgetFrames() {
    build()
    for item in items.dropFirst() where item.isFree { item.view.place(.zero) }
  }

  /// Whether constraints leave a view no other place and size.
  func isDetermined(_ view: UIView) -> Bool { openings(of: view).isEmpty }

  /// What constraints leave open of a view's place and size.
  func openings(of view: UIView) -> FrameOpenings {
    guard let index = index(of: view) else { return [] }
    let box = items[index].box
    var openings: FrameOpenings = []
    if !isDetermined(box.horizontal.start) { openings.insert(.x) }
    if !isDetermined(box.vertical.start) { openings.insert(.y) }
    if !isDetermined(box.horizontal.length) { openings.insert(.width) }
    if !isDetermined(box.vertical.length) { openings.insert(.height) }
    return openings
  }
}
