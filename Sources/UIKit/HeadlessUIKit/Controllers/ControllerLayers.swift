import Foundation

extension UIViewController {
  /// The controller and all controllers that it and its children present, from back to front.
  ///
  /// They appear and disappear together.
  var layers: [UIViewController] { [self] + presentedInside + (presented?.layers ?? []) }

  /// The controllers that child controllers present, from back to front.
  var presentedInside: [UIViewController] {
    children.flatMap { $0.presentedInside + ($0.presented?.layers ?? []) }
  }

  /// Whether a full-screen controller replaces the view.
  var isCovered: Bool { coveredPlace != nil }

  /// Releases the controllers that this one and its children present, once they are no longer visible.
  func dropPresented() {
    for layer in layers.dropFirst().reversed() {
      layer.presenter?.coveredPlace = nil
      layer.presenter?.presented = nil
      layer.presenter = nil
      layer.movement = .none
    }
  }
}

/// Controllers that appear and disappear together, frontmost last.
@MainActor
struct ControllerLayers {
  private let layers: [UIViewController]

  init(_ controllers: [UIViewController]) { layers = controllers }

  /// Ends the transitions of controllers, and collects them with everything in front of them.
  init(settling controllers: [UIViewController]) {
    for controller in controllers { controller.settleTransitions() }
    self.init(controllers.flatMap(\.layers))
  }

  /// The controllers that no full-screen controller covers.
  private var seen: [UIViewController] { layers.filter { !$0.isCovered } }

  /// Whether any of the controllers is visible.
  var isSeen: Bool { layers.contains { $0.appearance != .disappeared } }

  // MARK: Appearing

  func willAppear(animated: Bool) {
    for layer in seen { layer.beginAppearance(true, animated: animated) }
  }

  /// Moves the views of presented controllers to the front again; a container places the other views.
  func placePresented(in window: UIWindow?) {
    guard let window else { return }
    for layer in seen {
      guard let presenter = layer.presenter, let view = layer.view, view.superview == nil else {
        continue
      }
      view.frame = layer.presentedFrame(in: window, over: presenter)
      let placement = layer.ownPresentation
      if placement?.ownContainer == nil { placement?.addContainer(to: window) }
      (placement?.ownContainer ?? window).addSubview(view)
      placement?.beginDimming(alongside: nil)
    }
  }

  func layOut() { for layer in seen { layer.layOutAppearing() } }

  // MARK: Disappearing

  /// Sends the callbacks, to the frontmost controller first.
  func willDisappear(animated: Bool) {
    for layer in layers.reversed() { layer.beginAppearance(false, animated: animated) }
  }

  /// Removes the controllers' views, except those that code has moved elsewhere.
  func removeViews(from container: UIView? = nil) {
    for layer in layers.reversed() {
      guard let view = layer.viewIfLoaded else { continue }
      if let container, layer.presenter == nil, !view.isDescendant(of: container) { continue }
      view.removeFromSuperview()
    }
  }

  /// Removes the containers of the presented controllers' views; an app's custom container remains until the dismissal.
  func removeContainers() {
    for layer in layers where layer.presenter != nil {
      guard let placement = layer.ownPresentation, placement.dims || layer.movement == .dismissed
      else { continue }
      placement.ownContainer?.removeFromSuperview()
    }
  }

  /// Marks the presented controllers as dismissed, because the controllers that present them are removed.
  func areDismissed() {
    for layer in layers where layer.presenter != nil { layer.movement = .dismissed }
  }

  // MARK: Ending

  /// Finishes the appearance or disappearance of all controllers.
  func end() { for layer in layers.reversed() { layer.endAppearance() } }
}
