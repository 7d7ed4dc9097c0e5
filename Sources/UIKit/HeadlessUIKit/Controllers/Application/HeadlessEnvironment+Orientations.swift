import Foundation

/// The orientations that the app and its controllers support, and the rotations that follow from them.
extension HeadlessEnvironment {
  /// The orientations that both the app and its frontmost controller support: the root controller, or the topmost
  /// presented one that fills the window (Apple's documentation of `supportedInterfaceOrientations`).
  ///
  /// If there is none, UIKit raises `UIApplicationInvalidInterfaceOrientation`; ``NibFailure/handler`` receives its
  /// message.
  var supportedOrientations: UIInterfaceOrientationMask {
    let front = windows.all.last { !$0.isHidden }
    let app = part(UIApplication.self).supportedInterfaceOrientations(for: front)
    guard let controller = front?.rootViewController?.frontmostFillingWindow, !sharesScreen else {
      return app
    }
    let common = app.intersection(controller.supportedInterfaceOrientations)
    if common.isEmpty, controller.shouldAutorotate {
      controller.report(
        "Supported orientations has no common orientation with the application, and"
          + " [\(type(of: controller)) shouldAutorotate] is returning YES")
    }
    return common
  }

  /// Whether the app shares the screen with other apps, so that only the user rotates it.
  var sharesScreen: Bool {
    !requiresFullScreen && screen.device.traits.userInterfaceIdiom == .pad
  }

  /// Rotates in the next turn of the run loop if the controllers in front do not support the orientation.
  ///
  /// Called when different controllers have come to the front.
  func frontControllersChanged(animated: Bool) {
    guard screen.device.canLie, !sharesScreen else { return }
    let supported = supportedOrientations
    guard !supported.isEmpty, !supported.contains(screen.orientation.mask) else { return }
    requestOrientations(.all, animated: animated)
  }

  /// Rotates in the next turn of the run loop to the orientation that a presented controller prefers.
  ///
  /// UIKit raises an exception if the preferred orientation is not supported. Here, the current orientation, which is
  /// the default, is never an error.
  func presented(_ controller: UIViewController, animated: Bool) {
    guard controller.frontmostFillingWindow === controller, controller.fillsWindow,
      screen.device.canLie, !sharesScreen
    else { return }
    let preferred = controller.preferredInterfaceOrientationForPresentation
    guard preferred != screen.orientation, preferred != .unknown else {
      return frontControllersChanged(animated: animated)
    }
    let supported = supportedOrientations
    guard !supported.isEmpty else { return }
    guard supported.contains(preferred.mask) else {
      return controller.report(
        "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported interface orientation:"
          + " '\(supported.names)'!")
    }
    requestOrientations(preferred.mask, animated: animated)
  }

  /// Rotates to one of the requested orientations in the next turn of the run loop, unless the current one is among
  /// them and supported.
  /// - Parameter refusal: Called with the supported orientations if none of the requested ones is supported.
  func requestOrientations(
    _ mask: UIInterfaceOrientationMask, animated: Bool = UIView.areAnimationsEnabled,
    orElse refusal: @escaping @MainActor (UIInterfaceOrientationMask) -> Void = { _ in }
  ) {
    AnimationTurns.current.wait(for: "geometry update", 0) { [weak self] in
      guard let self else { return }
      let supported = supportedOrientations
      let allowed = UIInterfaceOrientation.inOrderOfChoice.filter {
        supported.intersection(mask).contains($0.mask)
      }
      guard let first = allowed.first else { return refusal(supported) }
      if !allowed.contains(screen.orientation) { rotate(to: first, animated: animated) }
    }
  }
}

extension UIViewController {
  /// The orientations that a controller supports by default.
  var usualOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientation in which a controller is presented by default.
  var usualPresentationOrientation: UIInterfaceOrientation { UIScreen.main.orientation }

  /// The topmost controller in front of this one that fills the window, or this one.
  fileprivate var frontmostFillingWindow: UIViewController {
    var controller = self
    while let presented = controller.presentedViewController, presented.fillsWindow {
      controller = presented
    }
    return controller
  }

  fileprivate func report(_ message: String) {
    NibFailure.report(
      NibError(.invalidUse, message, at: nibReference?.place, className: "\(type(of: self))"))
  }
}

extension UIInterfaceOrientation {
  fileprivate static let inOrderOfChoice: [Self] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }
}

extension UIInterfaceOrientationMask {
  /// The names of the orientations in the order of UIKit's messages; the position of `portraitUpsideDown` is an
  /// assumption.
  var names: String {
    let order: [UIInterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    return order.filter { contains($0.mask) }.map { "\($0)" }.joined(separator: ", ")
  }
}
