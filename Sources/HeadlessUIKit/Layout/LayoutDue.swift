/// What the next layout has to do for a view.
struct LayoutDue: OptionSet {
  let rawValue: UInt8

  /// ``UIView/layoutSubviews()`` is to run.
  static let layout = LayoutDue(rawValue: 1)
  /// Something has changed that constraints depend on.
  static let solving = LayoutDue(rawValue: 2)
  /// ``UIView/updateConstraints()`` is to run.
  static let constraints = LayoutDue(rawValue: 4)
  /// ``UIView/updateConstraints()`` has never run, and is to run once the hierarchy uses constraints.
  static let firstConstraints = LayoutDue(rawValue: 8)
  /// The view's safe area and margins may be others.
  static let insets = LayoutDue(rawValue: 16)
  /// Those of the views directly inside may be others.
  static let insetsInside = LayoutDue(rawValue: 32)

  /// What a new view needs; every view is laid out once.
  static let first: LayoutDue = [.layout, .solving, .firstConstraints, .insets, .insetsInside]
  /// What a turn of the run loop lays out for.
  static let pending: LayoutDue = [.layout, .solving, .constraints]
}

/// Every view knows what is due somewhere inside it, so that layout only goes where it has something to do.
extension UIView {
  /// Notes what the next layout has to do for the view.
  func needs(_ work: LayoutDue) {
    due.formUnion(work)
    tellSuperviews(of: work)
  }

  /// Notes in the view and in those around it what is due inside.
  func tellSuperviews(of work: LayoutDue) {
    var view: UIView? = self
    // Those around a view that knows have been told with it.
    while let here = view, !here.dueInside.isSuperset(of: work) {
      here.dueInside.formUnion(work)
      view = here.superview
    }
  }

  /// Goes through the views where some work is due, or inside which it is, outer views first.
  ///
  /// The work counts as done, in the view and inside it; a visit may ask for it again.
  /// - Parameters:
  ///   - frontFirst: Whether views in front come before those behind them.
  ///   - visit: Receives a view and what was due in it.
  func takeDue(
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

  /// Whether layout has something to do in the view or inside it.
  var hasPendingLayout: Bool { !dueInside.isDisjoint(with: .pending) }
}
