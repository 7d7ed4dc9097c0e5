public import Foundation

/// A class that creates or finds controllers during restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the controller for a path, with its identifier and restoration class set.
  ///
  /// If nil is returned, the controller and those inside it are not restored.
  /// - Parameters:
  ///   - identifierComponents: The identifiers from the root to the controller.
  ///   - coder: The controller's saved state; other controllers cannot be decoded from it yet.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The identifiers from the root of the hierarchy to the controller.
  ///
  /// Nil if the controller or one of its parents has no identifier, because it then takes no part in restoration.
  public var restorationPath: [String]? {
    var path: [String] = []
    var controller: UIViewController? = self
    while let current = controller {
      guard let identifier = current.restorationIdentifier else { return nil }
      path.append(identifier)
      controller = current.parent
    }
    return path.reversed()
  }

  /// Returns the controller with a ``restorationPath``.
  ///
  /// That is this one, or the first one inside or in front of it; parents come first.
  public func controller(withRestorationPath path: [String]) -> UIViewController? {
    var pending = [self]
    while !pending.isEmpty {
      let controller = pending.removeFirst()
      if controller.restorationPath == path { return controller }
      pending += controller.children
      if let presented = controller.presented { pending.append(presented) }
    }
    return nil
  }

  /// Returns the controller with a path whose identifiers are joined by slashes: `"main/harbour/berth"`.
  public func controller(withRestorationPath path: String) -> UIViewController? {
    controller(withRestorationPath: path.components(separatedBy: "/"))
  }

  // MARK: State

  static let childrenKey = "UIViewControllers"
  static let selectionKey = "UISelectedIndex"
  private static let presentedKey = "UIPresentedViewController"

  /// Saves the state that UIKit saves by itself.
  ///
  /// That is the state of the views with an identifier, a container's child controllers and selection, and the
  /// presented controller.
  func encodeOwnState(with coder: NSCoder) {
    guard let coder = coder as? StateCoder else { return }
    encodeContainer(with: coder)
    if let presented { coder.encode(presented, forKey: Self.presentedKey) }
    for (path, view) in restorableViews { coder.encode(view, at: path) }
  }

  /// Restores the state from ``encodeOwnState(with:)``.
  ///
  /// A navigation controller's stack is rebuilt; tabs and columns stay unchanged. The presented controller is presented
  /// again when all controllers have their state, or as soon as this one is visible.
  func decodeOwnState(with coder: NSCoder) {
    guard let coder = coder as? StateCoder else { return }
    decodeContainer(with: coder)
    restoredPresented =
      coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    for (path, view) in restorableViews { coder.decode(view, at: path) }
  }

  /// Presents the controller that was presented when the state was saved, if this controller is visible.
  func presentRestored() {
    guard appearance == .appeared, let restored = restoredPresented else { return }
    restoredPresented = nil
    guard presented == nil, restored.presenter == nil, restored.parent == nil else { return }
    present(restored, animated: false)
  }

  /// The views of the controller that have an identifier, each with the identifiers on its path from the root view.
  ///
  /// Views of child controllers are left out.
  var restorableViews: [(path: [String], view: UIView)] {
    guard let root = viewIfLoaded else { return [] }
    var found: [(path: [String], view: UIView)] = []
    var pending: [(path: [String], view: UIView)] = [([], root)]
    while let (outer, view) = pending.popLast() {
      let path = outer + [view.restorationIdentifier].compactMap { $0 }
      if view.restorationIdentifier != nil { found.append((path, view)) }
      for inner in view.subviews.reversed() where inner.controller == nil {
        pending.append((path, inner))
      }
    }
    return found
  }
}
