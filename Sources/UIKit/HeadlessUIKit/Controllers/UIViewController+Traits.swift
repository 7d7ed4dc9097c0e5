import Foundation

extension UIViewController {
  var currentTraits: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? traits(from: parent?.traitCollection ?? HeadlessEnvironment.current.traitCollection)
  }

  /// The traits with which the view is loaded: those that it will have inside the parent's view.
  var traitsForLoading: UITraitCollection {
    traits(from: parent?.traitsForLoading ?? HeadlessEnvironment.current.traitCollection)
  }

  /// Returns the traits of the view, given the traits that it would have without its controller.
  ///
  /// The parent's override applies first, then ``traitOverrides``, then the controller's own style.
  func traits(from inherited: UITraitCollection) -> UITraitCollection {
    mergedTraits.merge(
      traitsFromParent, overriddenTraits, style: overrideUserInterfaceStyle, into: inherited)
  }

  /// Applies a change that the controller's traits depend on, and notifies observers of changed traits.
  func changeTraits(_ isChange: Bool = true, _ change: () -> Void) {
    guard isChange else { return }
    if let view = viewIfLoaded { return view.changeTraits(change) }
    HeadlessEnvironment.current.recordTraitOverride()
    let old = traitCollection
    change()
    let new = traitCollection
    guard new != old else { return }
    traitCollectionDidChange(old)
    traitObservers.notify(self, new, from: old)
  }
}
