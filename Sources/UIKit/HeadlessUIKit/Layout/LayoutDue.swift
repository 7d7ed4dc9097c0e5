/// The work that the next layout must do for a view.
struct LayoutDue: OptionSet {
  let rawValue: UInt8

  /// The view needs a call of ``UIView/layoutSubviews()``.
  static let layout = LayoutDue(rawValue: 1)
  /// A value that constraints depend on has changed.
  static let solving = LayoutDue(rawValue: 2)
  /// The view needs a call of ``UIView/updateConstraints()``.
  static let constraints = LayoutDue(rawValue: 4)
  /// The view has never received a call of ``UIView/updateConstraints()``, and receives it once the hierarchy uses
  /// constraints.
  static let firstConstraints = LayoutDue(rawValue: 8)
  /// The view's safe area and margins may have changed.
  static let insets = LayoutDue(rawValue: 16)
  /// The safe areas and margins of the view's subviews may have changed.
  static let insetsInside = LayoutDue(rawValue: 32)

  /// The work for a new view; every view is laid out at least once.
  static let first: LayoutDue = [.layout, .solving, .firstConstraints, .insets, .insetsInside]
  /// The reason why an iteration of the run loop lays out the view.
  static let pending: LayoutDue = [.layout, .solving, .constraints]
}

/// Every view records the work of the views inside it, so that layout visits only the views that need it.
extension UIView {
  /// Records work that the next layout must do for the view.
  func needs(_ work: LayoutDue) {
    due.formUnion(work)
    notifySuperviews(of: work)
  }

  /// Records in the view and its ancestors that there is work inside them.
  func notifySuperviews(of work: LayoutDue) {
    // If a view already has the record, its ancestors have it too.
    guard !dueInside.isSuperset(of: work) else { return }
    var view: UIView? = self
    while let here = view, !here.dueInside.isSuperset(of: work) {
      here.dueInside.formUnion(work)
      view = here.superview
    }
  }

  /// Visits the views that have work to do, or that contain such views, from the outermost inward.
  ///
  /// This marks the work as done in every visited view; a visit may request more work.
  /// - Parameters:
  ///   - frontFirst: Whether views in front come before those behind them.
  ///   - visit: A closure that receives a view and its pending work.
  func performDue(
    _ work: LayoutDue, frontFirst: Bool = false, _ visit: (UIView, LayoutDue) -> Void
  ) {
    var pending = [self]
    while let view = pending.popLast() {
      guard !view.dueInside.isDisjoint(with: work) else { continue }
      view.dueInside.subtract(work)
      let own = view.due.intersection(work)
      view.due.subtract(work)
      visit(view, own)
      if frontFirst {
        pending.append(contentsOf: view.subviews)
      } else {
        pending.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  /// Whether layout has work to do in the view or inside it.
  var hasPendingLayout: Bool { !dueInside.isDisjoint(with: .pending) }
}
