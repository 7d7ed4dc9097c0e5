public import Foundation

/// A class that makes or finds controllers for restoration.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// The controller with a path, with its identifier and restoration class set; nil prevents it and its contents from
  /// being restored.
  /// - Parameters:
  ///   - identifierComponents: The identifiers from the root to the controller.
  ///   - coder: What the controller has saved; other controllers cannot be decoded from it yet.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController {
  /// The identifiers from the root of the tree to the controller; nil if it or one around it has none, since those
  /// take no part in restoration.
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

  /// The controller at a path, as ``restorationPath`` has it: this one, or the first one inside or in front of it, outer
  /// ones first.
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

  /// The controller at a path whose identifiers are joined by slashes: `"main/harbour/berth"`.
  public func controller(withRestorationPath path: String) -> UIViewController? {
    controller(withRestorationPath: path.components(separatedBy: "/"))
  }

  // MARK: State

  static let childrenKey = "UIViewControllers"
  static let selectionKey = "UISelectedIndex"
  private static let presentedKey = "UIPresentedViewController"

  /// Saves what UIKit saves by itself: the state of the views with an identifier, the controllers inside one that is
  /// made to show others, which of them is seen, and the controller that is presented.
  func encodeOwnState(with coder: NSCoder) {
    guard let coder = coder as? StateCoder else { return }
    encodeContainer(with: coder)
    if let presented { coder.encode(presented, forKey: Self.presentedKey) }
    for (path, view) in restorableViews { coder.encode(view, at: path) }
  }

  /// Restores what ``encodeOwnState(with:)`` has saved. A navigation controller's stack is rebuilt; tabs and columns
  /// stay unchanged. The presented controller is presented again when all have their state, or as soon as this one is
  /// visible.
  func decodeOwnState(with coder: NSCoder) {
    guard let coder = coder as? StateCoder else { return }
    decodeContainer(with: coder)
    restoredPresented =
      coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    for (path, view) in restorableViews { coder.decode(view, at: path) }
  }

  /// Presents what restoration has found presented, where the controller is seen.
  func presentRestored() {
    guard appearance == .appeared, let restored = restoredPresented else { return }
    restoredPresented = nil
    guard presented == nil, restored.presenter == nil, restored.parent == nil else { return }
    present(restored, animated: false)
  }

  /// The views of the controller itself, without those of child controllers, that have an identifier, each with those
  /// from the controller's view on.
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
