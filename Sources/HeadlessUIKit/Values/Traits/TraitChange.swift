/// A change of something that traits depend on.
///
/// It notes the traits of all views before, and notifies those whose traits are different afterwards, in UIKit's order: outer views
/// first; for each of them what the document varies and fonts of text styles, then its controller, then the view.
@MainActor
struct TraitChange {
  private var before: [(view: UIView, traits: UITraitCollection)] = []

  /// Notes the traits of views and of all views inside them.
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
  /// Changes what the traits of the view and its subviews depend on, and notifies those whose traits change.
  func changeTraits(_ change: () -> Void) {
    let traits = TraitChange(in: [self])
    change()
    traits.deliver()
  }
}
