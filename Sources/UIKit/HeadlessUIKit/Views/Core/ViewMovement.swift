/// Notifies controllers that their views appear and disappear when code moves the views itself.
@MainActor
enum ViewMovement {
  /// Notifies the outermost controllers inside a view before it enters or leaves a window.
  /// - Returns: The controllers to notify after the movement.
  static func begin(_ view: UIView, from old: UIWindow?, to new: UIWindow?) -> [UIViewController] {
    let wasSeen = old.map { !$0.isHidden } ?? false
    let isSeen = new.map { !$0.isHidden } ?? false
    guard wasSeen != isSeen else { return [] }
    let controllers = outermostControllers(in: view).filter { $0.followsView(isSeen) }
    for controller in controllers { controller.beginAppearance(isSeen, animated: false) }
    return controllers
  }

  /// Notifies controllers after the view has moved.
  static func end(_ controllers: [UIViewController]) {
    for controller in controllers {
      // A container that is appearing itself ends the appearances that it has started.
      if controller.appearance == .appearing, controller.parent?.appearance == .appearing {
        continue
      }
      if controller.appearance == .appearing { controller.layOutAppearing() }
      controller.endAppearance()
    }
  }

  private static func outermostControllers(in view: UIView) -> [UIViewController] {
    var found: [UIViewController] = []
    var pending = [view]
    while let view = pending.popLast() {
      if let controller = view.controller {
        found.append(controller)
      } else {
        pending.append(contentsOf: view.subviews.reversed())
      }
    }
    return found
  }
}

extension UIViewController {
  /// Returns whether to notify the controller about its view.
  ///
  /// This is not the case if its container notifies it, or if it is already appearing or disappearing.
  fileprivate func followsView(_ appears: Bool) -> Bool {
    appearance == (appears ? .disappeared : .appeared)
      && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
