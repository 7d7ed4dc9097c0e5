import Foundation

extension UIViewController {
  /// Deselects the selected items of a list, together with the transition in which the controller appears. If the
  /// transition is canceled, the items are selected again.
  /// - Parameters:
  ///   - paths: The selected index paths.
  ///   - select: A closure that selects one index path, or deselects everything if it is nil, with or without
  ///     animation.
  func clearSelection(
    _ paths: [IndexPath]?, animated: Bool, select: @escaping (IndexPath?, Bool) -> Void
  ) {
    guard let paths else { return }
    guard let transition = transitionCoordinator, transition.isAnimated else {
      return select(nil, animated)
    }
    transition.animate(
      alongsideTransition: { _ in select(nil, animated) },
      completion: { context in
        guard context.isCancelled else { return }
        for path in paths { select(path, false) }
      })
  }
}
