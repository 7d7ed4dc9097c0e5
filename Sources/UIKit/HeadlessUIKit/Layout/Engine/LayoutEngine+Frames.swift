import AutoLayout
import Foundation

extension LayoutEngine {
  /// Solves the system and sets the frames of the views.
  ///
  /// Margins and safe areas depend on the positions of views, and the heights of text on its width: if the frames
  /// change them, the solution changes too.
  ///
  /// - Parameter reportsConflicts: Whether to report constraints that contradict others.
  func layOut(reportsConflicts: Bool = false) {
    keepingRemovals {
      isBusy = true
      update()
      applySolution()
      isBusy = false
      if reportsConflicts { reportConflicts() }
    }
  }

  /// Runs code that may call the views' own methods while the equations refer to the views.
  func keepingRemovals(_ body: () -> Void) {
    let environment = HeadlessEnvironment.current
    environment.layoutRemovals.begin()
    body()
    // They are released only after the access to the list has ended, because releasing them may run code that removes
    // others.
    let removed = environment.layoutRemovals.end()
    withExtendedLifetime(removed) {}
  }

  private func applySolution() {
    forgetContentWidths()
    for round in 1...LayoutLimits.rounds {
      system.solve()
      applyFrames()
      let hasNewWidths = updateContentWidths()
      let hasNewInsets = readAllInsets()
      guard hasNewWidths || hasNewInsets else { break }
      // After the last round, these equations wait for the next layout.
      updateForFrames()
      if round == LayoutLimits.rounds { hasUnsettledWidths = true }
    }
    for index in items.indices {
      guard let content = items[index].content else { continue }
      items[index].view.applySolvedContentSize(
        CGSize(
          width: system.value(of: content.width),
          height: system.value(of: content.height)))
    }
  }

  /// Applies the last solution to views and guides.
  func applyFrames() {
    let grid = PixelGrid(scale: root.contentScaleFactor)
    // The origin of each item's frame.
    var starts: [CGPoint] = []
    starts.reserveCapacity(items.count)
    for index in items.indices {
      let insets = items[index].insets
      let rect = rect(of: items[index].box)
      starts.append(CGPoint(x: rect.minX - insets.left, y: rect.minY - insets.top))
      for guide in items[index].guides {
        guide.guide.layoutFrame = grid.snapped(
          place(self.rect(of: guide.free.box), in: index, starts[index]))
      }
      guard index > 0 else { continue }
      let view = items[index].view
      if view is LayoutSupportView { continue }
      let parent = items[index].parent
      let exact = place(rect, in: parent, starts[parent])
      // If layout moves nothing, a view keeps the position that code or the document specified, even between two
      // pixels.
      if !items[index].isFree, view.isPlaced(at: exact.outset(by: insets)) {
        view.solvedFrame = nil
        continue
      }
      // The frame includes the alignment insets.
      let frame = grid.snapped(exact).outset(by: insets)
      if view.place(frame) { items[parent].view.setNeedsLayout() }
      view.solvedFrame = items[index].isFree ? frame : nil
    }
  }

  /// Returns the current rectangle of a box, in the root's coordinates.
  private func rect(of box: LayoutBox) -> CGRect {
    CGRect(
      x: value(of: box.horizontal.start), y: value(of: box.vertical.start),
      width: value(of: box.horizontal.length), height: value(of: box.vertical.length))
  }

  /// Converts a rectangle to the coordinates of a view whose frame begins at a given point, in points.
  private func place(_ rect: CGRect, in index: Int, _ start: CGPoint) -> CGRect {
    let origin = items[index].view.contentOrigin
    return CGRect(
      x: rect.minX - start.x + origin.x, y: rect.minY - start.y + origin.y, width: rect.width,
      height: rect.height)
  }
}

extension CGRect {
  /// Returns this rectangle expanded by insets, in points.
  fileprivate func outset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}

extension UIView {
  /// Whether the frame (without its transform) equals a rectangle, apart from the solver's rounding errors.
  fileprivate func isPlaced(at rect: CGRect) -> Bool {
    let (size, center, anchor) = (bounds.size, layer.position, layer.anchorPoint)
    return abs(size.width - rect.width) < 1e-6 && abs(size.height - rect.height) < 1e-6
      && abs(center.x - size.width * anchor.x - rect.minX) < 1e-6
      && abs(center.y - size.height * anchor.y - rect.minY) < 1e-6
  }
}

/// The pixel grid of a screen.
struct PixelGrid {
  let scale: CGFloat

  /// Returns the nearest pixel edge; if two are equally near, the one farther from zero.
  func snapped(_ value: CGFloat) -> CGFloat { edge(value) / scale }

  /// Returns the index of the nearest pixel edge.
  private func edge(_ value: CGFloat) -> CGFloat {
    // The tolerance makes half pixels round consistently despite the solver's rounding errors.
    (abs(value) * scale + 0.5 + 2e-5).rounded(.down) * (value < 0 ? -1 : 1)
  }

  /// Returns the first pixel edge at or after a position, ignoring rounding errors.
  func roundedUp(_ value: CGFloat) -> CGFloat { ((value * scale - 1e-6).rounded(.up)) / scale }

  /// Returns a rectangle with all edges on pixels, so that adjacent views remain adjacent.
  ///
  /// Its lengths are whole numbers of pixels: the difference of two rounded edges in points would not be exact.
  func snapped(_ rect: CGRect) -> CGRect {
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    return CGRect(
      x: left / scale, y: top / scale, width: (edge(rect.maxX) - left) / scale,
      height: (edge(rect.maxY) - top) / scale)
  }
}

extension LayoutEngine {
  /// Clears the frames that are determined by constraints, so that no solution depends on them.
  ///
  /// Autoresizing masks apply to the current frames of the other views, even if the root's size changes.
  func forgetFrames() {
    beginRound()
    rearrange()
    holdsMasks = true
    for item in items.dropFirst() where item.isFree { item.view.place(.zero) }
  }

  /// Whether constraints fully determine a view's position and size.
  func isDetermined(_ view: UIView) -> Bool { ambiguousDimensions(of: view).isEmpty }

  /// Returns the parts of a view's frame that constraints do not determine.
  func ambiguousDimensions(of view: UIView) -> AmbiguousDimensions {
    guard let index = index(of: view) else { return [] }
    let box = items[index].box
    var ambiguousDimensions: AmbiguousDimensions = []
    if !isDetermined(box.horizontal.start) { ambiguousDimensions.insert(.x) }
    if !isDetermined(box.vertical.start) { ambiguousDimensions.insert(.y) }
    if !isDetermined(box.horizontal.length) { ambiguousDimensions.insert(.width) }
    if !isDetermined(box.vertical.length) { ambiguousDimensions.insert(.height) }
    return ambiguousDimensions
  }
}
