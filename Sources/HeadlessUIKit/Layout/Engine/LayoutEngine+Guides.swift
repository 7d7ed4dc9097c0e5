import AutoLayout
import Foundation

extension LayoutEngine {
  /// Insets as they were when the system was made.
  struct UsedInsets {
    let view: UIView
    let guide: SystemGuide
    let insets: UIEdgeInsets
  }

  /// The insets of a guide in its view; recorded, since they may depend on the final position of the view.
  func insets(_ guide: SystemGuide, of view: UIView) -> UIEdgeInsets {
    let insets = guide.insets(in: view, overrides)
    usedInsets.append(UsedInsets(view: view, guide: guide, insets: insets))
    return insets
  }

  /// Whether the frames have changed any insets that entered the system.
  var haveInsetsChanged: Bool {
    usedInsets.contains { used in
      let now = used.guide.insets(in: used.view, overrides)
      return abs(now.top - used.insets.top) > 1e-6 || abs(now.left - used.insets.left) > 1e-6
        || abs(now.bottom - used.insets.bottom) > 1e-6
        || abs(now.right - used.insets.right) > 1e-6
    }
  }

  func box(of guide: UILayoutGuide) -> LayoutBox? {
    let key = ObjectIdentifier(guide)
    if let known = guideBoxes[key] { return known }
    guard let kind = SystemGuide(rawValue: guide.identifier), let view = guide.owningView,
      let index = index(of: view)
    else { return nil }
    let box: LayoutBox
    switch kind {
    case .scrollFrame: box = items[index].box.moved(by: view.bounds.origin)
    case .scrollContent:
      guard view.hasContentOfOwnSize else { return nil }
      box = contentBox(of: view, at: index)
    default: box = items[index].box.inset(by: insets(kind, of: view))
    }
    guideBoxes[key] = box
    return box
  }

  /// The rectangle of a view's content, whose size is what constraints make it.
  func contentBox(of view: UIView, at index: Int) -> LayoutBox {
    let key = ObjectIdentifier(view)
    if let known = contentBoxes[key] { return known }
    let frame = frameBox(of: index)
    var box = freeBox()
    box.horizontal.start = frame.horizontal.start
    box.vertical.start = frame.vertical.start
    contentBoxes[key] = box
    return box
  }

  /// The rectangle that represents the bar at the top or bottom: for a screen that scrolls as a whole those are the
  /// ends of its content, which constraints to the lower one extend as far as necessary.
  func supportBox(_ support: LayoutSupportView, in view: UIView) -> LayoutBox {
    guard let index = index(of: view) else { return freeBox() }
    let box = view.hasContentOfOwnSize ? contentBox(of: view, at: index) : items[index].box
    let safe = insets(.safeArea, of: view)
    let isTop = support.guideIdentifier != LayoutSupportView.bottomIdentifier
    let length = Double(isTop ? safe.top : safe.bottom)
    return LayoutBox(
      horizontal: LayoutSpan(start: box.horizontal.start, length: LinearExpression()),
      vertical: LayoutSpan(
        start: isTop ? box.vertical.start : box.vertical.end - length,
        length: LinearExpression(length)))
  }
}
