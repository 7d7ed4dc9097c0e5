public import Foundation

/// Presents a controller as a popover next to its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The part of the source view that the popover points at, in that view's coordinates.
  open var sourceRect = CGRect.null
  /// The button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views outside the popover that receive touches while it is visible; touches elsewhere dismiss it.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false
  /// The distances of the popover from the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var popoverBackgroundViewClass: AnyClass?
  /// The sheet that replaces the popover in compact width; its settings have no effect here.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)
  /// The side of the arrow: all permitted sides, because popovers have no arrow here.
  open var arrowDirection: UIPopoverArrowDirection { permittedArrowDirections }

  /// The sides where the popover may appear, with UIKit's raw values.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// Lets the delegate prepare the popover.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }

  // MARK: Adaptation

  /// The style that the delegate has chosen instead of a popover, for the current presentation.
  private var adaptedStyle: UIModalPresentationStyle? { presentedViewController.adaptedStyle }

  /// Returns the controller that the delegate presents instead of another one in the chosen style.
  func adaptedController(for controller: UIViewController) -> UIViewController? {
    guard let adaptedStyle else { return nil }
    let other = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: adaptedStyle)
    guard let other, other !== controller else { return nil }
    other.modalPresentationStyle = adaptedStyle
    return other
  }

  /// Tells the delegate that the controller is about to be presented in the chosen style.
  func adapts(alongside coordinator: any UIViewControllerTransitionCoordinator) {
    guard let adaptedStyle else { return }
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
  }

  /// Lets the delegate point the popover at another location before the size of the window changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate,
      var view = sourceView
    else { return }
    var rect = sourceRect
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    (sourceRect, sourceView) = (rect, view)
  }

  // MARK: Dimming

  override class func make(for controller: UIViewController) -> UIPresentationController {
    UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
  }

  override var dims: Bool { true }

  /// A popover on an iPad does not dim the views behind it; on a phone, it is a sheet.
  override var dimmingColor: UIColor {
    UIDevice.current.userInterfaceIdiom == .pad ? .clear : super.dimmingColor
  }

  override func dimmingTapped() {
    if let alert = presentedViewController as? UIAlertController {
      alert.cancelByTap()
    } else {
      super.dimmingTapped()
    }
  }

  override func passesTouch(at point: CGPoint, in container: UIView) -> Bool {
    passthroughViews?.contains { view in
      view.window === container.window && view.bounds.contains(view.convert(point, from: container))
    } ?? false
  }
}

extension UIViewController {
  /// Asks the delegate of a popover for a different style in compact width.
  ///
  /// The style `.none` keeps the popover. Source: Apple's documentation of
  /// `adaptivePresentationStyle(for:traitCollection:)`.
  /// - Returns: The presentation controller if the controller is presented in another style.
  func adaptStyle(to traits: UITraitCollection) -> UIPopoverPresentationController? {
    adaptedStyle = nil
    guard modalPresentationStyle == .popover, traits.horizontalSizeClass == .compact,
      let popover = popoverPresentationController
    else { return nil }
    let style =
      popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
      ?? popover.adaptivePresentationStyle(for: traits)
    guard style != .none, style != .popover else { return nil }
    adaptedStyle = style == .automatic ? .pageSheet : style
    return popover
  }
}

/// The sides of its source where a popover may appear.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
