import Foundation

/// Changes of the screen and of the user's settings, which affect windows, scenes and controllers together.
extension HeadlessEnvironment {
  /// The traits of a window that fills the main screen.
  var traitCollection: UITraitCollection { screen.traits(under: ownTraits) }

  /// Rotates the device: the orientations of screen, windows and scene change together.
  ///
  /// The callbacks come in UIKit's order: `willTransition(to:with:)` if traits change, `viewWillTransition(to:with:)`,
  /// the new traits and sizes, `traitCollectionDidChange(_:)`, then alongside animations and completions.
  /// - Parameters:
  ///   - orientation: The new orientation.
  ///   - animated: Whether the new sizes and the alongside animations are animated on the clock, as on a device; the
  ///     completions then run at the end. Otherwise, the rotation is immediate.
  /// - Returns: False if the app or its frontmost controller does not support the orientation; in that case, nothing
  ///   changes.
  @discardableResult
  public func rotate(to orientation: UIInterfaceOrientation, animated: Bool = false) -> Bool {
    withEnvironment(self) {
      guard screen.device.canLie, orientation != screen.orientation, orientation != .unknown,
        supportedOrientations.contains(orientation.mask)
      else { return orientation == screen.orientation }
      let old = screen.orientation
      let oldTraits = traitCollection
      let scenes = part(UIApplication.self).connectedScenes.compactMap { $0 as? UIWindowScene }
      let oldGeometries = scenes.map(\.effectiveGeometry)
      let size = screen.size(in: orientation)
      let traits = screen.traits(under: ownTraits, isLandscape: orientation.isLandscape)
      let turn = SurroundingsChange(
        duration: animated && UIView.areAnimationsEnabled ? rotationDuration : 0,
        transform: old.transform(to: orientation))
      changeSurroundings(to: traits, size, turn) { screen.turn(to: orientation) }
      post(UIDevice.orientationDidChangeNotification, object: UIDevice.current)
      for (scene, geometry) in zip(scenes, oldGeometries) {
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
        delegate.windowScene(
          scene, didUpdate: geometry.coordinateSpace, interfaceOrientation: old,
          traitCollection: oldTraits)
        delegate.windowScene(scene, didUpdateEffectiveGeometry: geometry)
      }
      return true
    }
  }

  /// The duration of a rotation, in seconds; an assumption about devices.
  private var rotationDuration: TimeInterval {
    screen.device.traits.userInterfaceIdiom == .pad ? 0.4 : 0.3
  }

  /// Applies a change of the screen's traits and size to windows and views.
  /// - Parameters:
  ///   - traits: The traits of the screen after the change.
  ///   - size: The size of the screen after the change, in points.
  ///   - kind: The duration and rotation of the change.
  ///   - change: A closure that changes the screen itself.
  func changeSurroundings(
    to traits: UITraitCollection, _ size: CGSize,
    _ kind: SurroundingsChange = SurroundingsChange(), _ change: () -> Void
  ) {
    let changes: OpenSurroundingsChange = part()
    changes.settle()
    if traits != traitCollection { hasChangedTraits = true }
    let old = screen.bounds.size
    let oldCategory = traitCollection.preferredContentSizeCategory
    defer { postNewTextSize(since: oldCategory) }
    let shown = windows.all.filter(\.isOnMainScreen)
    let unshown = windows.unshown.filter(\.isOnMainScreen)
    guard !shown.isEmpty || !unshown.isEmpty else {
      change()
      return applyTraits()
    }
    let views = TraitChange(in: shown + unshown)
    let coordinators = shown.map { window in
      window.announce(window.bounds.size == old ? size : window.bounds.size, traits, kind)
    }
    // Windows that are not shown rotate with the others, but keep a size that was set for another screen.
    let rotating = kind.transform == .identity ? shown : shown + unshown
    let filling = rotating.filter { $0.bounds.size == old }
    change()
    applyTraits()
    let apply = {
      if size != old { for window in filling { window.fillScreen() } }
      views.deliver()
      for coordinator in coordinators { coordinator?.begin() }
      if size != old { HeadlessKeyboard.shared.screenTurned() }
    }
    guard kind.duration > 0 else {
      apply()
      for coordinator in coordinators { coordinator?.end() }
      return
    }
    UIView.animate(withDuration: kind.duration, delay: 0) {
      apply()
      for window in shown { window.layoutIfNeeded() }
    }
    changes.end(after: kind.duration)
  }
}

extension HeadlessEnvironment {
  /// Posts the notification that the user's text size has changed, after views and controllers have been notified.
  private func postNewTextSize(since old: UIContentSizeCategory) {
    let new = traitCollection.preferredContentSizeCategory
    guard new != old else { return }
    post(
      UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: new])
  }
}

/// The duration and rotation of a change of the surroundings.
struct SurroundingsChange {
  /// The duration, in seconds; 0 for an immediate change.
  var duration: TimeInterval = 0
  /// The rotation of the interface.
  var transform = CGAffineTransform.identity
}

/// A change of the surroundings that is being animated.
@MainActor
final class OpenSurroundingsChange: EnvironmentPart {
  private var coordinators: [TransitionCoordinator] = []
  private var ending: AnimationTurns.Wait?

  init(in environment: HeadlessEnvironment) {}

  /// Adds a window's part of the change, before its controllers are notified.
  func open(_ coordinator: TransitionCoordinator) { coordinators.append(coordinator) }

  /// Ends the change after its duration, in seconds.
  func end(after duration: TimeInterval) {
    ending = AnimationTurns.current.wait(for: "rotation", duration) { self.settle() }
  }

  /// Ends the change in progress immediately, if there is one.
  func settle() {
    AnimationTurns.current.cancel(ending)
    let ended = coordinators
    (coordinators, ending) = ([], nil)
    for coordinator in ended { coordinator.end() }
  }

  /// Returns the coordinator of a window's change; nil if the window is not changing.
  func coordinator(in window: UIWindow?) -> TransitionCoordinator? {
    coordinators.first { $0.containerView === window }
  }
}

extension UIInterfaceOrientation {
  /// Returns the rotation of the interface from one orientation to another. A half turn is assumed to be clockwise.
  func transform(to other: UIInterfaceOrientation) -> CGAffineTransform {
    let angle = other.angle - angle
    return CGAffineTransform(
      rotationAngle: angle > .pi ? angle - 2 * .pi : angle <= -.pi ? angle + 2 * .pi : angle)
  }

  /// The clockwise angle from portrait, in radians.
  private var angle: CGFloat {
    switch self {
    case .landscapeRight: .pi / 2
    case .landscapeLeft: -.pi / 2
    case .portraitUpsideDown: .pi
    case .portrait, .unknown: 0
    }
  }
}
