/// A change of something on which traits depend.
///
/// It stores the traits of all views before the change, and afterwards notifies the views whose traits differ, in
/// UIKit's order: outer views first. For each view, it first updates what the document varies and fonts of text styles,
/// then notifies the view's controller, then the view.
@MainActor
struct TraitChange {
  private var before: [(view: UIView, traits: UITraitCollection)] = []

  /// Stores the traits of views and of all their descendants.
  init(in roots: [UIView]) {
    var pending = Array(roots.reversed())
    while let view = pending.popLast() {
      before.append((view, view.traitCollection))
      pending.append(contentsOf: view.subviews.reversed())
    }
  }

  /// Notifies the views whose traits have changed.
  func deliver() {
    for (view, old) in before {
      let new = view.traitCollection
      guard new != old else { continue }
      for list in view.variations { list.apply(new, in: nil) }
      view.takeTraits(new, from: old)
      if let controller = view.controller {
        controller.traitCollectionDidChange(old)
        controller.traitObservers.notify(controller, new, from: old)
      }
      view.traitCollectionDidChange(old)
      view.traitObservers.notify(view, new, from: old)
    }
  }
}

extension UIView {
  /// Runs a change on which the traits of the view and its subviews depend, and notifies those whose traits change.
  func changeTraits(_ change: () -> Void) {
    let traits = TraitChange(in: [self])
    change()
    traits.deliver()
  }
}
