import Foundation

extension UIViewController {
  /// The controller with all controllers that it and its children present, from back to front. They appear and
  /// disappear together.
  var layers: [UIViewController] { [self] + presentedInside + (presented?.layers ?? []) }

  /// What the controllers inside present, from back to front.
  var presentedInside: [UIViewController] {
    children.flatMap { $0.presentedInside + ($0.presented?.layers ?? []) }
  }

  /// Whether a full-screen controller replaces the view.
  var isCovered: Bool { coveredPlace != nil }

  /// Releases the controllers that this one and its children present, when they are no longer visible.
  func dropPresented() {
    for layer in layers.dropFirst().reversed() {
      layer.presenter?.coveredPlace = nil
      layer.presenter?.presented = nil
      layer.presenter = nil
      layer.movement = .none
    }
  }
}

/// Controllers that appear and disappear together, the frontmost last.
@MainActor
struct ControllerLayers {
  private let layers: [UIViewController]

  init(_ controllers: [UIViewController]) { layers = controllers }

  /// Controllers with everything in front of them; their transitions end.
  init(settling controllers: [UIViewController]) {
    for controller in controllers { controller.settleTransitions() }
    self.init(controllers.flatMap(\.layers))
  }

  /// Those that a full-screen one does not cover.
  private var seen: [UIViewController] { layers.filter { !$0.isCovered } }

  /// Whether any of them is visible.
  var isSeen: Bool { layers.contains { $0.appearance != .disappeared } }

  // MARK: Coming

  func willAppear(animated: Bool) {
    for layer in seen { layer.beginAppearance(true, animated: animated) }
  }

  /// Brings the views of presented controllers to the front again; a container places the others.
  func placePresented(in window: UIWindow?) {
    guard let window else { return }
    for layer in seen {
      guard let presenter = layer.presenter, let view = layer.view, view.superview == nil else {
        continue
      }
      view.frame = layer.presentedFrame(in: window, over: presenter)
      window.addSubview(view)
    }
  }

  func layOut() { for layer in seen { layer.layOutAppearing() } }

  // MARK: Going

  /// The frontmost one is called first.
  func willDisappear(animated: Bool) {
    for layer in layers.reversed() { layer.beginAppearance(false, animated: animated) }
  }

  /// Removes the views from a view, except those that code has moved elsewhere.
  func removeViews(from container: UIView? = nil) {
    for layer in layers.reversed() {
      guard let view = layer.viewIfLoaded else { continue }
      if let container, layer.presenter == nil, !view.isDescendant(of: container) { continue }
      view.removeFromSuperview()
    }
  }

  /// Says why those that are presented go: they are dismissed with who presents them.
  func areDismissed() {
    for layer in layers where layer.presenter != nil { layer.movement = .dismissed }
  }

  // MARK: Ending

  /// All controllers have finished appearing or disappearing.
  func end() { for layer in layers.reversed() { layer.endAppearance() } }
}
