import Foundation

extension UIViewController {
  var currentTraits: UITraitCollection {
    viewIfLoaded?.traitCollection
      ?? traits(from: parent?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// The traits of the view, of those that it would have without its controller: what the controller around wants, then
  /// the controller's own style.
  func traits(from inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let traitsFromParent {
      traits = UITraitCollection(traitsFrom: [traits, traitsFromParent])
    }
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != traits.userInterfaceStyle
    else { return traits }
    return traits.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Changes what the controller's traits depend on, and notifies those whose traits change.
  func changeTraits(_ isChange: Bool = true, _ change: () -> Void) {
    guard isChange else { return }
    if let view = viewIfLoaded { return view.changeTraits(change) }
    let old = traitCollection
    change()
    if traitCollection != old { traitCollectionDidChange(old) }
  }
}

extension UIView {
  /// Changes what the traits of the view and its subviews depend on, and notifies those whose traits change: outer ones
  /// first, the controller before its view.
  func changeTraits(_ change: () -> Void) {
    var before: [(view: UIView, traits: UITraitCollection)] = []
    var pending = [self]
    while let view = pending.popLast() {
      before.append((view, view.traitCollection))
      pending.append(contentsOf: view.subviews.reversed())
    }
    change()
    for (view, old) in before where view.traitCollection != old {
      // Directions and sizes of text may be others.
      view.constraintsChanged()
      view.contentSizeChanged()
      view.controller?.traitCollectionDidChange(old)
      view.traitCollectionDidChange(old)
    }
  }
}
