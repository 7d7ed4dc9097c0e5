import Foundation

extension UIView {
  func safeAreaInsets(_ overrides: LayoutOverrides?) -> UIEdgeInsets {
    // The loop goes from the outermost view inward, and avoids recursion because hierarchies may be deep.
    var path: [UIView] = []
    var source = self
    while let parent = source.superview {
      path.append(source)
      source = parent
    }
    // A window may override its safe area; its views then use that one.
    var insets =
      overrides == nil && !path.isEmpty
      ? source.safeAreaInsets
      : (overrides?.safeArea ?? source.ownSafeArea) + source.additionalInsets
    for view in path.reversed() { insets = view.safeArea(inside: insets) }
    return insets
  }

  private var additionalInsets: UIEdgeInsets { controller?.additionalSafeAreaInsets ?? .zero }

  /// Returns the safe area insets of the view, given those of its superview.
  private func safeArea(inside outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview, !superview.movesContentOfSafeArea else { return additionalInsets }
    return covered(by: outer.atLeast(barsOfContainer), of: superview) + additionalInsets
  }

  /// The safe area insets caused by a container's bars, if the view belongs to a child controller.
  private var barsOfContainer: UIEdgeInsets {
    guard let controller, let container = controller.parent else { return .zero }
    return container.barInsets(for: controller)
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

  /// Returns the length of a view that a bar covers, given the distance from the bar's edge; at most the length of
  /// either.
  private static func covered(_ bar: CGFloat, _ distance: CGFloat, of length: CGFloat) -> CGFloat {
    min(max(bar - distance, 0), bar, length)
  }

  /// Returns the safe area insets of the view's content.
  func insetsOfContent(_ overrides: LayoutOverrides?) -> UIEdgeInsets {
    movesContentOfSafeArea ? .zero : safeAreaInsets(overrides)
  }

  /// Notifies the views in a hierarchy whose safe areas or margins have changed since the last layout.
  ///
  /// Superviews come before their subviews.
  func reportInsets() {
    guard !dueInside.isDisjoint(with: [.insets, .insetsInside]) else { return }
    var pending = [
      (view: self, safe: safeAreaInsets, outer: superview?.currentMargins ?? .zero)
    ]
    while let (view, safe, outer) = pending.popLast() {
      var reachesInside = view.due.contains(.insetsInside)
      view.due.subtract([.insets, .insetsInside])
      view.dueInside.subtract([.insets, .insetsInside])
      let margins = view.margins(
        besides: view.movesContentOfSafeArea ? .zero : safe, within: outer)
      if view.knownSafeArea != safe {
        view.knownSafeArea = safe
        reachesInside = true
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
      let known = view.knownMargins
      view.knownMargins = margins
      if known != margins { reachesInside = true }
      if known ?? margins != margins {
        view.layoutMarginsDidChange()
        view.controller?.viewLayoutMarginsDidChange()
      }
      for subview in view.subviews.reversed()
      where reachesInside || !subview.dueInside.isDisjoint(with: [.insets, .insetsInside]) {
        pending.append((subview, subview.safeArea(inside: safe), margins))
      }
    }
  }

  /// The current margins.
  var currentMargins: UIEdgeInsets { currentMargins(nil) }

  /// Returns the margins in a layout with overrides.
  func margins(_ overrides: LayoutOverrides) -> UIEdgeInsets { currentMargins(overrides) }

  private func currentMargins(_ overrides: LayoutOverrides?) -> UIEdgeInsets {
    let outer = preservesSuperviewLayoutMargins ? superview?.currentMargins(overrides) : nil
    return margins(
      besides: insetsLayoutMarginsFromSafeArea ? insetsOfContent(overrides) : .zero,
      within: outer ?? .zero, overrides)
  }

  /// Returns the margins, given the covered part of the content and the margins of the superview.
  private func margins(
    besides safe: UIEdgeInsets, within outer: UIEdgeInsets, _ overrides: LayoutOverrides? = nil
  ) -> UIEdgeInsets {
    var system =
      overrides?.systemMargins[ObjectIdentifier(self)]?(self)
      ?? (controller == nil ? systemMargins : .root(width: bounds.width))
    if controller?.viewRespectsSystemMinimumLayoutMargins == false { system.least = .zero }
    let own = setMargins?.sides(
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var margins = (own ?? system.insets).atLeast(system.least)
    if let shift = overrides?.shift, shift != 0 {
      margins = margins + UIEdgeInsets(top: shift, left: shift, bottom: shift, right: shift)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safe }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
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

  /// Returns the larger of both insets on each side.
  func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
