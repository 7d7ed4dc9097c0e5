import AutoLayout
import Foundation

extension LayoutEngine {
  /// The insets of a guide that equations use, with the values that the engine last read.
  struct UsedInsets {
    let guide: SystemGuide
    var insets: UIEdgeInsets
  }

  /// Returns the insets of a guide in its view, and records them, since they may depend on the view's final position.
  func insets(_ guide: SystemGuide, of index: Int) -> UIEdgeInsets {
    if let used = items[index].usedInsets.first(where: { $0.guide == guide }) { return used.insets }
    let insets = guide.insets(in: items[index].view, overrides)
    items[index].usedInsets.append(UsedInsets(guide: guide, insets: insets))
    return insets
  }

  /// Updates the insets of a view that equations use; returns true if any have changed.
  func readInsets(of view: UIView, _ index: Int) -> Bool {
    var isChanged = false
    for position in items[index].usedInsets.indices {
      let old = items[index].usedInsets[position].insets
      let now = items[index].usedInsets[position].guide.insets(in: view, overrides)
      guard !now.isNear(old) else { continue }
      items[index].usedInsets[position].insets = now
      isChanged = true
    }
    return isChanged
  }

  /// Returns the rectangle of a guide and the item of its owning view, or nil if that view is not in the hierarchy.
  func box(of guide: UILayoutGuide) -> (box: LayoutBox, index: Int)? {
    guard let view = guide.owningView, let index = index(of: view) else { return nil }
    guard let kind = guide.kind else {
      let id = ObjectIdentifier(guide)
      return items[index].guides.first { $0.id == id }.map { ($0.free.box, index) }
    }
    switch kind {
    case .scrollFrame: return (items[index].box.moved(by: items[index].origin), index)
    case .scrollContent:
      guard view.hasContentOfOwnSize else { return nil }
      return (contentBox(at: index), index)
    case .topBars, .bottomBars: return (barBox(isTop: kind == .topBars, in: index), index)
    default: return (items[index].box.inset(by: insets(kind, of: index)), index)
    }
  }

  /// Returns the rectangle of a scroll view's content, whose size is determined by constraints.
  func contentBox(at index: Int) -> LayoutBox {
    trace.readsContent = true
    let size: FreeSize
    if let known = items[index].content {
      size = known
    } else {
      size = freeSize(system.variable(), system.variable())
      items[index].content = size
      // In the order, the content comes after the rectangles of all views.
      needsOrder = true
    }
    let frame = frameBox(of: index)
    return LayoutBox(
      horizontal: LayoutSpan(
        start: frame.horizontal.start, length: LinearExpression(size.width)),
      vertical: LayoutSpan(start: frame.vertical.start, length: LinearExpression(size.height)))
  }

  /// Returns the rectangle that represents the bar at the top or bottom of a screen.
  ///
  /// If the screen scrolls as a whole, the bars are at the ends of its content, and constraints to the bottom bar
  /// extend the content as far as necessary.
  func supportBox(_ support: LayoutSupportView, in index: Int) -> LayoutBox {
    barBox(isTop: support.guideIdentifier != LayoutSupportView.bottomIdentifier, in: index)
  }

  private func barBox(isTop: Bool, in index: Int) -> LayoutBox {
    let box =
      items[index].view.hasContentOfOwnSize ? contentBox(at: index) : items[index].box
    let safe = insets(.safeArea, of: index)
    let length = Double(isTop ? safe.top : safe.bottom)
    return LayoutBox(
      horizontal: LayoutSpan(start: box.horizontal.start, length: LinearExpression()),
      vertical: LayoutSpan(
        start: isTop ? box.vertical.start : box.vertical.end - length,
        length: LinearExpression(length)))
  }
}

extension UIEdgeInsets {
  /// Whether the two insets are equal, apart from rounding errors.
  fileprivate func isNear(_ other: UIEdgeInsets) -> Bool {
    abs(top - other.top) <= 1e-6 && abs(left - other.left) <= 1e-6
      && abs(bottom - other.bottom) <= 1e-6 && abs(right - other.right) <= 1e-6
  }
}
