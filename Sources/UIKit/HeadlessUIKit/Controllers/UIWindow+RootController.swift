import Foundation

extension UIWindow {
  /// Adds the root controller's view to the window; a hidden window receives only a view that is already loaded.
  func showRootView() {
    guard let controller = rootViewController else { return }
    guard !isHidden else {
      if let view = controller.viewIfLoaded, !controller.isCovered { place(view) }
      return
    }
    let layers = ControllerLayers(controller.layers)
    layers.willAppear(animated: false)
    // A callback may have replaced the root controller.
    guard rootViewController === controller else { return }
    if !controller.isCovered, let view = controller.view { place(view) }
    layers.placePresented(in: self)
    layers.layOut()
    layers.end()
    HeadlessEnvironment.current.frontControllersChanged(animated: false)
  }

  /// Hides the window, and sends callbacks to its controller and those in front of it.
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
    layers.removeContainers()
    layers.end()
    controller.dropPresented()
  }

  private func place(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { insertSubview(view, at: 0) }
  }

  /// Changes the window's size without animation, after announcing the change to the controllers.
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - change: The closure that sets the size.
  func resize(to size: CGSize, _ change: () -> Void) {
    let coordinator = announce(size, nil)
    change()
    coordinator?.begin()
    coordinator?.end()
  }

  /// Announces a change of traits and size to the root controller and those in front of it.
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - traits: The new traits of the window; nil for no change.
  ///   - kind: The duration and rotation of the change.
  /// - Returns: The coordinator of the change; nil if neither size nor traits change, or if the root
  ///   controller has no loaded view.
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
      if layer.presenter != nil, let placement = layer.presentationController {
        if let traits, changesTraits { placement.willTransition(to: traits, with: coordinator) }
        if size != old { placement.viewWillTransition(to: size, with: coordinator) }
        continue
      }
      if let traits, changesTraits {
        let new = layer.traits(from: traits)
        if new != layer.traitCollection { layer.willTransition(to: new, with: coordinator) }
      }
      guard size != old else { continue }
      // Their autoresizing masks resize them with the window.
      let now = view.bounds.size
      layer.viewWillTransition(
        to: CGSize(
          width: now.width + size.width - old.width, height: now.height + size.height - old.height),
        with: coordinator)
    }
    return coordinator
  }
}
