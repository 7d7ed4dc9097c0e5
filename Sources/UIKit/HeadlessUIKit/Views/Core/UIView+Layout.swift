import Foundation

extension UIView {
  /// Lays out the view and its subviews, superviews first.
  ///
  /// As for layers, layout begins with the outermost superview in an unbroken chain of superviews that need layout.
  /// Constraints are solved for the whole hierarchy in any case.
  func layOutHierarchy() {
    // Layout may request layout again.
    for _ in 0..<LayoutLoop.mostPasses { guard performLayoutPass() else { return } }
    LayoutLoop.report(in: hierarchyRoot)
  }

  /// Lays out the view and its subviews once. Returns false if no view needed layout.
  func performLayoutPass() -> Bool {
    let top = hierarchyRoot
    top.reportInsets()
    // Constraints only have to be up to date if a layout follows.
    if top.hasPendingLayout { top.updateConstraintsIfNeeded() }
    top.solveIfNeeded()
    var start = self
    while let parent = start.superview, parent.due.contains(.layout) { start = parent }
    return start.layOutTree()
  }

  /// Lays out the views that need it. Returns false if no view needed layout.
  private func layOutTree() -> Bool {
    var hasLaidOut = false
    performDue(.layout) { view, due in
      guard !due.isEmpty else { return }
      hasLaidOut = true
      view.withOwnTraits { view.layer.layoutSublayers() }
    }
    return hasLaidOut
  }

  /// Calls ``updateConstraints()`` on the views that need it; see ``updateConstraintsIfNeeded()``.
  func updateDueConstraints() {
    guard !dueInside.isDisjoint(with: [.constraints, .firstConstraints]) else { return }
    let usesConstraints = containsView {
      !$0.constraints.isEmpty || !$0.translatesAutoresizingMaskIntoConstraints
        || type(of: $0).requiresConstraintBasedLayout
    }
    var views: [(view: UIView, isDue: Bool)] = []
    let work: LayoutDue = usesConstraints ? [.constraints, .firstConstraints] : .constraints
    performDue(work, frontFirst: true) { views.append(($0, !$1.isEmpty)) }
    // An inner view may request an update of its superviews, which are updated afterward.
    for (view, isDue) in views.reversed() where isDue || view.due.contains(.constraints) {
      view.due.subtract([.constraints, .firstConstraints])
      view.withOwnTraits {
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// Returns whether ``updateConstraints()`` is pending.
  public func needsUpdateConstraints() -> Bool { due.contains(.constraints) }

  // MARK: Alignment

  // MARK: Margins

  /// The margins, with leading and trailing sides that follow the text direction.
  var marginsAlongText: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
  }

  func marginsChanged() {
    knownMargins = currentMargins
    layoutMarginsDidChange()
    needs(.solving)
    setNeedsLayout()
  }
}
