import Foundation

extension UIView {
  /// What bars and corners of the device cover of the view, in points; nothing outside of a window.
  public var safeAreaInsets: UIEdgeInsets {
    // From the nearest view that knows what is covered of it, without recursion, since hierarchies may be deep.
    var source = self
    var hasControllers = source.controller != nil
    while source.assumedSafeArea == nil, let parent = source.superview {
      source = parent
      hasControllers = hasControllers || source.controller != nil
    }
    var insets = source.assumedSafeArea ?? (source as? UIWindow)?.deviceSafeArea ?? .zero
    if let controller = source.controller { insets = insets + controller.additionalSafeAreaInsets }
    guard insets != .zero || hasControllers, source !== self else { return insets }
    var path: [UIView] = []
    var view = self
    while view !== source, let parent = view.superview {
      path.append(view)
      view = parent
    }
    for view in path.reversed() {
      guard let superview = view.superview, !superview.movesContentOfSafeArea else { return .zero }
      if let controller = view.controller {
        let bars = controller.parent?.barInsets(for: controller) ?? .zero
        insets = view.covered(by: insets.atLeast(bars), of: superview)
        insets = insets + controller.additionalSafeAreaInsets
      } else {
        insets = view.covered(by: insets, of: superview)
      }
    }
    return insets
  }

  private func covered(by outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    if outer == .zero { return .zero }
    let bounds = superview.bounds
    let frame = frame
    return UIEdgeInsets(
      top: Self.covered(outer.top, frame.minY - bounds.minY, of: frame.height),
      left: Self.covered(outer.left, frame.minX - bounds.minX, of: frame.width),
      bottom: Self.covered(outer.bottom, bounds.maxY - frame.maxY, of: frame.height),
      right: Self.covered(outer.right, bounds.maxX - frame.maxX, of: frame.width))
  }

  /// How much of a view a bar covers from whose edge it keeps a distance; never more than there is of either.
  private static func covered(_ bar: CGFloat, _ distance: CGFloat, of length: CGFloat) -> CGFloat {
    min(max(bar - distance, 0), bar, length)
  }

  /// What is covered of the view's content.
  var insetsOfContent: UIEdgeInsets { movesContentOfSafeArea ? .zero : safeAreaInsets }

  /// Whether nothing is covered of the content: a screen's root that scrolls moves it out of the way.
  private var movesContentOfSafeArea: Bool {
    guard let scrollView = self as? UIScrollView else { return false }
    return (superview == nil || controller != nil)
      && scrollView.contentInsetAdjustmentBehavior != .never
  }

  /// The margins as they are now.
  var currentMargins: UIEdgeInsets {
    let isRoot = controller != nil || isAssumedRoot && !(self is UITableViewCell)
    let system = isRoot ? .root(width: bounds.width) : systemMargins
    var margins = storedMargins ?? system.insets
    margins = margins.atLeast(system.least)
    if insetsLayoutMarginsFromSafeArea {
      let safe = insetsOfContent
      margins.top += safe.top
      margins.left += safe.left
      margins.bottom += safe.bottom
      margins.right += safe.right
    }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.currentMargins
    let frame = frame
    let bounds = superview.bounds
    return margins.atLeast(
      UIEdgeInsets(
        top: outer.top - (frame.minY - bounds.minY),
        left: outer.left - (frame.minX - bounds.minX),
        bottom: outer.bottom - (bounds.maxY - frame.maxY),
        right: outer.right - (bounds.maxX - frame.maxX)))
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }

  /// The larger one of either on each side.
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
