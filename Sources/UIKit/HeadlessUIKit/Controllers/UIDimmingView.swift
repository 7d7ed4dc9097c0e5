import Foundation

/// The view behind a sheet, a popover or an alert, which receives the touches outside it.
///
/// The colors are close to what devices show; Apple publishes none.
final class UIDimmingView: UIView {
  /// The color behind sheets and alerts.
  static let usualColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  private weak var placement: UIPresentationController?

  /// Creates a view that fills the container of a presentation.
  init(of placement: UIPresentationController, in container: UIView) {
    self.placement = placement
    super.init(frame: container.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = placement.dimmingColor
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tapped"))
  }

  required init?(coder: NSCoder) { nil }

  override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.action("tapped", UIDimmingView.tapped)
  }

  /// Passes through touches for which the presentation makes an exception.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      && placement?.passesTouch(at: point, in: self) != true
  }

  private func tapped() {
    // UIKit ignores touches while a controller is appearing or disappearing.
    guard let placement, placement.presentedViewController.presenter?.transition == nil else {
      return
    }
    placement.dimmingTapped()
  }
}

extension UIPresentationController {
  /// Adds the dimming view to the container, behind the presented view; it appears alongside the transition.
  /// - Parameter coordinator: The coordinator of the transition; nil if the view appears immediately.
  func beginDimming(alongside coordinator: TransitionCoordinator?) {
    guard dims, dimmingView == nil, let container = ownContainer else { return }
    let view = UIDimmingView(of: self, in: container)
    container.insertSubview(view, at: 0)
    dimmingView = view
    guard let coordinator else { return updateDimming() }
    view.alpha = 0
    coordinator.animate { _ in self.updateDimming() }
  }

  /// Makes the dimming view disappear alongside a dismissal.
  func endDimming(alongside coordinator: TransitionCoordinator) {
    guard let dimmingView else { return }
    coordinator.animate { _ in dimmingView.alpha = 0 }
  }

  /// Shows or hides the dimming view, depending on the presentation's current state.
  func updateDimming() { dimmingView?.alpha = isDimmed ? 1 : 0 }
}
