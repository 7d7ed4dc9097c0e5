import Foundation

/// Changes of the screen and of the user's settings, which reach windows, scenes and controllers together.
extension HeadlessEnvironment {
  /// The traits of a window that fills the main screen.
  var traitCollection: UITraitCollection { screen.traits(under: ownTraits) }

  /// Turns the device: screen, windows and scene change their orientation together, without animation.
  ///
  /// The order is UIKit's: `willTransition(to:with:)` where traits change, `viewWillTransition(to:with:)`, the new traits and sizes,
  /// `traitCollectionDidChange(_:)`, then what runs alongside, and completions.
  /// - Returns: False if the app or its front controller does not support the orientation; then only the device
  ///   rotates.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation) -> Bool {
    withEnvironment(self) {
      guard screen.device.canLie, orientation != screen.orientation, orientation != .unknown,
        supports(orientation)
      else { return orientation == screen.orientation }
      let old = screen.orientation
      let oldTraits = traitCollection
      let size = screen.size(in: orientation)
      let traits = screen.traits(under: ownTraits, isLandscape: orientation.isLandscape)
      changeSurroundings(to: traits, size) { screen.turn(to: orientation) }
      post(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      for case let scene as UIWindowScene in part(UIApplication.self).connectedScenes {
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
          scene, didUpdate: nil, interfaceOrientation: old, traitCollection: oldTraits)
      }
      return true
    }
  }

  private func supports(_ orientation: UIInterfaceOrientation) -> Bool {
    let front = windows.all.last { !$0.isHidden }
    var mask = part(UIApplication.self).supportedInterfaceOrientations(for: front)
    if var controller = front?.rootViewController {
      while let presented = controller.presentedViewController { controller = presented }
      mask.formIntersection(controller.supportedInterfaceOrientations)
    }
    return mask.contains(orientation.mask)
  }

  /// Makes a change of the screen's traits and size, and applies it to windows and views.
  func changeSurroundings(to traits: UITraitCollection, _ size: CGSize, _ change: () -> Void) {
    let old = screen.bounds.size
    let shown = windows.all.filter(\.isOnMainScreen)
    guard !shown.isEmpty else {
      change()
      return takeTraits()
    }
    let views = TraitChange(in: shown)
    let coordinators = shown.map { window in
      window.announce(window.bounds.size == old ? size : window.bounds.size, traits)
    }
    let filling = shown.filter { $0.bounds.size == old }
    change()
    takeTraits()
    if size != old { for window in filling { window.fillScreen() } }
    views.deliver()
    for coordinator in coordinators {
      coordinator?.begin()
      coordinator?.end()
    }
  }
}

extension UIInterfaceOrientation {
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}
