import Foundation

extension UIWindow {
  /// Puts the controller's view into a window that is seen; one that is not seen has it only if it is loaded.
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

  /// Takes away a controller that is the window's no more.
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
    let old = bounds.size
    guard size != old, let controller = rootViewController, controller.isViewLoaded else {
      return change()
    }
    let coordinator = TransitionCoordinator(isAnimated: false, duration: 0, in: self)
    for layer in controller.layers {
      guard let view = layer.viewIfLoaded else { continue }
      // Their masks have them grow with the window.
      let now = view.bounds.size
      layer.viewWillTransition(
        to: CGSize(
          width: now.width + size.width - old.width, height: now.height + size.height - old.height),
        with: coordinator)
    }
    change()
    coordinator.begin()
    coordinator.end()
  }
}
