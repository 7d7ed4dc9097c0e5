/// A change of something that traits depend on.
///
/// It records the traits of all views before the change, and afterward notifies the views whose traits differ, in
/// UIKit's order: outer views first. For each view, it first updates trait variations from the document and fonts of
/// text styles, then notifies the view's controller, then the view.
@MainActor
struct TraitChange {
  private var before: [(view: UIView, traits: UITraitCollection)] = []

  /// Records the traits of views and of all their descendants.
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
      guard new !== old, new != old else { continue }
      for list in view.variations { list.apply(new, in: nil) }
      view.applyTraits(new, from: old)
      view.withOwnTraits {
        if let controller = view.controller {
          controller.traitCollectionDidChange(old)
          controller.traitObservers.notify(controller, new, from: old)
        }
        view.traitCollectionDidChange(old)
        view.traitObservers.notify(view, new, from: old)
      }
    }
  }
}

extension UIView {
  /// Performs a change that affects the traits of the view and its subviews, and notifies those whose traits change.
  func changeTraits(_ change: () -> Void) {
    HeadlessEnvironment.current.recordTraitOverride()
    let traits = TraitChange(in: [self])
    change()
    traits.deliver()
  }

  /// Records the traits of the view and of its descendants if they will change when it joins another view.
  /// - Returns: The change, to be delivered when the view is in its new superview; nil if the traits stay the same.
  func traitChange(joining superview: UIView) -> TraitChange? {
    guard HeadlessEnvironment.current.hasChangedTraits else { return nil }
    let (old, new) = (traitCollection, traits(inheriting: superview.traitCollection))
    return old === new || old == new ? nil : TraitChange(in: [self])
  }

  /// Gives a view without a superview the traits that it will have in another view, before it is measured for that
  /// view.
  func applyTraits(beforeJoining superview: UIView) {
    guard self.superview == nil, let change = traitChange(joining: superview) else { return }
    keptTraits = superview.traitCollection
    change.deliver()
  }

  /// Runs a closure while the view's traits are the current ones, as UIKit does around layout, drawing and callbacks.
  ///
  /// Source: Apple's documentation of `UITraitCollection.current`.
  func withOwnTraits(_ action: () -> Void) {
    guard HeadlessEnvironment.current.hasTraitOverrides else { return action() }
    let (own, current) = (traitCollection, UITraitCollection.current)
    if own === current || own == current { action() } else { own.performAsCurrent(action) }
  }
}

extension HeadlessEnvironment {
  /// Records that traits may differ between views from now on.
  func recordTraitOverride() {
    hasTraitOverrides = true
    hasChangedTraits = true
  }
}
