import Foundation

extension UIWindow {
  /// Puts the controller's view into a visible window; a hidden one receives it only if it is loaded.
  func showRootView() {
    guard let controller = rootViewController else { return }
    guard !isHidden else {
      if let view = controller.viewIfLoaded, !controller.isCovered { place(view) }
      return
    }
    let layers = ControllerLayers(controller.layers)
    layers.willAppear(animated: false)
    // A callback may have given the window another controller.
    guard rootViewController === controller else { return }
    if !controller.isCovered, let view = controller.view { place(view) }
    layers.placePresented(in: self)
    layers.layOut()
    layers.end()
  }

  /// Hides the window with its controller and those in front of it.
  func hideRootView(_ hide: () -> Void) {
    let layers = ControllerLayers(settling: rootViewController.map { [$0] } ?? [])
    layers.willDisappear(animated: false)
    hide()
    layers.end()
  }

  /// Removes a controller that no longer belongs to the window.
  func hide(_ controller: UIViewController) {
    let layers = ControllerLayers(settling: [controller])
    layers.areDismissed()
    layers.willDisappear(animated: false)
    layers.removeViews()
    layers.end()
    controller.dropPresented()
  }

  private func place(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Tells the controller, and those in front of it, of another size before the window has it; it takes no time here.
  func resize(to size: CGSize, _ change: () -> Void) {
    let coordinator = announce(size, nil)
    change()
    coordinator?.begin()
    coordinator?.end()
  }

  /// Tells the controller, and those in front of it, of other traits and of another size before the window has them.
  /// - Parameters:
  ///   - size: In points.
  ///   - traits: The traits of the window; nil for no change.
  ///   - kind: Whether the change is animated.
  /// - Returns: The coordinator of the change; nil if no controller needs it.
  func announce(
    _ size: CGSize, _ traits: UITraitCollection?,
    _ kind: SurroundingsChange = SurroundingsChange()
  ) -> TransitionCoordinator? {
    let old = bounds.size
    let changesTraits = traits.map { $0 != traitCollection } ?? false
    guard size != old || changesTraits, let controller = rootViewController,
      controller.isViewLoaded
    else { return nil }
    let coordinator = TransitionCoordinator(
      isAnimated: kind.duration > 0, duration: kind.duration, in: self)
    coordinator.targetTransform = kind.transform
    if coordinator.isAnimated {
      HeadlessEnvironment.current.part(OpenSurroundingsChange.self).open(coordinator)
    }
    for layer in controller.layers {
      guard let view = layer.viewIfLoaded else { continue }
      if let traits, changesTraits {
        let new = layer.traits(from: traits)
        if new != layer.traitCollection { layer.willTransition(to: new, with: coordinator) }
      }
      guard size != old else { continue }
      // Their masks have them grow with the window.
      let now = view.bounds.size
      layer.viewWillTransition(
        to: CGSize(
          width: now.width + size.width - old.width, height: now.height + size.height - old.height),
        with: coordinator)
    }
    return coordinator
  }
}
