import Foundation

extension UIViewController {
  /// The state of a controller's appearance.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// The reason why a controller is appearing or disappearing.
  enum Movement {
    case none, presented, dismissed, toParent, fromParent
  }

  func isMoving(_ movement: Movement) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.movement == movement }
  }

  /// The child controllers whose views appear and disappear with this one's, except those covered by a full-screen
  /// controller.
  var appearingChildren: [UIViewController] {
    let shown =
      shownChildren
      ?? viewIfLoaded.map { view in
        children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
      } ?? []
    return shown.filter { !$0.isCovered }
  }

  /// Whether the view is in a visible window.
  var isInVisibleWindow: Bool { viewIfLoaded?.window.map { !$0.isHidden } ?? false }

  /// Calls ``viewWillAppear(_:)`` or ``viewWillDisappear(_:)`` of the controller and then of its children.
  ///
  /// Ignores calls that do not fit the controller's state, except that code may make a controller disappear that has
  /// not appeared.
  func beginAppearance(_ appears: Bool, animated: Bool, isAsked: Bool = false) {
    switch (appears, appearance) {
    case (true, .appeared), (true, .appearing), (false, .disappearing): return
    case (false, .disappeared) where !isAsked: return
    default: break
    }
    if appears {
      loadViewIfNeeded()
      prepareToAppear()
    }
    appearance = appears ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if appears {
      LifecycleTrace.note(self, .viewWillAppear, animated: animated)
      viewWillAppear(animated)
    } else {
      LifecycleTrace.note(self, .viewWillDisappear, animated: animated)
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren { child.beginAppearance(appears, animated: animated) }
  }

  /// Calls ``viewIsAppearing(_:)``, once the view is in its position.
  func appearanceIsUnderWay() {
    guard appearance == .appearing else { return }
    LifecycleTrace.note(self, .viewIsAppearing, animated: isAppearanceAnimated)
    viewIsAppearing(isAppearanceAnimated)
    // An appearing view is laid out even if its size has not changed.
    viewIfLoaded?.setNeedsLayout()
    for child in appearingChildren { child.appearanceIsUnderWay() }
  }

  /// Calls ``viewDidAppear(_:)`` or ``viewDidDisappear(_:)`` of the children and then of the controller.
  func endAppearance() {
    let appears = appearance == .appearing
    guard appears || appearance == .disappearing else { return }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.appearance == appearance { child.endAppearance() }
    }
    appearance = appears ? .appeared : .disappeared
    if appears {
      LifecycleTrace.note(self, .viewDidAppear, animated: isAppearanceAnimated)
      viewDidAppear(isAppearanceAnimated)
    } else {
      LifecycleTrace.note(self, .viewDidDisappear, animated: isAppearanceAnimated)
      viewDidDisappear(isAppearanceAnimated)
    }
    if movement == .toParent || movement == .fromParent { movement = .none }
    if appears { presentRestored() }
  }

  /// Requests a layout after the safe area of the view has changed.
  func safeAreaChanged() {
    viewIfLoaded?.constraintsChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the view, between calls to the controller's layout callbacks.
  func layOut(_ layOutView: () -> Void) {
    LifecycleTrace.note(self, .viewWillLayoutSubviews)
    viewWillLayoutSubviews()
    layOutContainer()
    layOutView()
    LifecycleTrace.note(self, .viewDidLayoutSubviews)
    viewDidLayoutSubviews()
  }

  /// Lays out and draws the view of a controller that is about to appear.
  func layOutAppearing() {
    appearanceIsUnderWay()
    guard let view = viewIfLoaded else { return }
    view.layoutIfNeeded()
    if view.windowAround?.isHidden == false { view.layer.displayTree() }
  }
}
