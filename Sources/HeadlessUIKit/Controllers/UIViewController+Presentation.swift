public import Foundation

extension UIViewController {
  /// The controller that this one, or one around it, has presented.
  public var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presented).first
  }

  /// The controller that has presented this one, or one around it.
  public var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presenter).first
  }

  /// What places the controller as a bubble; nil where its style is another one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let ownPopover { return ownPopover }
    let popover = UIPopoverPresentationController(presentedViewController: self)
    ownPopover = popover
    return popover
  }

  /// The style that an automatic one stands for: a page sheet, as since iOS 13.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// Whether the presenting controller's view goes while this one is in front of it.
  ///
  /// Sheets, bubbles and what is "over" something leave it where it is (Apple's pages on the styles).
  var coversPresenter: Bool {
    switch resolvedPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// The controller that presents one of a style: the nearest outwards that is a context for it, or the outermost.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let chain = Array(sequence(first: self, next: \.parent))
    if style == .currentContext || style == .overCurrentContext,
      let context = chain.first(where: \.definesPresentationContext)
    {
      return context
    }
    return chain.last ?? self
  }

  // MARK: Presenting

  func presentOver(
    _ other: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    let context = presenter(for: other.resolvedPresentationStyle)
    ControllerTransition.settle(context)
    guard mayPresent(other, in: context), let window = context.viewIfLoaded?.window else { return }
    context.presented = other
    other.presenter = context
    other.movement = .presented
    other.loadViewIfNeeded()
    let covers = other.coversPresenter
    if covers { context.beginAppearance(false, animated: animated) }
    other.beginAppearance(true, animated: animated)
    if let view = other.view {
      view.frame = other.presentedFrame(in: window, over: context)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
    }
    other.layOutAppearing()
    ControllerTransition.run(in: context, animated: animated) {
      if covers { context.makeWay() }
      other.endAppearance()
      other.movement = .none
      if covers { context.endAppearance() }
      completion?()
    }
  }

  private func mayPresent(_ other: UIViewController, in context: UIViewController) -> Bool {
    let attempt =
      "Attempt to present \(Self.name(other)) on \(Self.name(context)) (from \(Self.name(self)))"
    if let present = context.presented {
      ControllerWarning.report(
        .alreadyPresenting, "\(attempt) which is already presenting \(Self.name(present)).", self)
    } else if other.presenter != nil || other.parent != nil || other === context {
      ControllerWarning.report(
        .alreadyShown,
        "\(attempt): the controller is shown already; dismiss it or take it out of its container first",
        self)
    } else if !context.isInVisibleWindow {
      ControllerWarning.report(
        .notInWindow,
        "\(attempt) whose view is not in the window hierarchy. Make it, or the container that it is in, the root of a"
          + " window that is shown.", self)
    } else {
      return true
    }
    return false
  }

  private static func name(_ controller: UIViewController) -> String { "<\(type(of: controller))>" }

  /// Where the view of a presented controller stands in the window.
  ///
  /// Full for all but sheets and bubbles. Sheets of a phone leave a strip at the top; those of a pad are as wide as the
  /// readable width, form sheets 540 by 620 points, bubbles 320 by 480 where the controller prefers no size: a declared
  /// approximation. In the current context it stands where the view of that context does.
  private func presentedFrame(in window: UIWindow, over context: UIViewController) -> CGRect {
    let bounds = window.bounds
    let isPad = window.traitCollection.userInterfaceIdiom == .pad
    func centered(_ size: CGSize) -> CGRect {
      let size = CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let preferred = preferredContentSize == .zero ? nil : preferredContentSize
    switch resolvedPresentationStyle {
    case .formSheet where isPad: return centered(preferred ?? CGSize(width: 540, height: 620))
    case .popover where isPad: return centered(preferred ?? CGSize(width: 320, height: 480))
    case .pageSheet where isPad:
      let height = bounds.height - 2 * 20
      return centered(CGSize(width: min(bounds.width, 712), height: height))
    case .pageSheet, .formSheet, .popover:
      let top = window.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    case .currentContext, .overCurrentContext:
      return context.viewIfLoaded.map { $0.convert($0.bounds, to: window) } ?? bounds
    default: return bounds
    }
  }

  // MARK: Dismissing

  func dismissPresented(animated: Bool, completion: (@MainActor () -> Void)?) {
    let chain = sequence(first: self, next: \.parent)
    guard
      let context = chain.first(where: { $0.presented != nil })
        ?? chain.lazy.compactMap(\.presenter).first
    else { return }
    ControllerTransition.settle(context)
    // What is in front of it goes with it; the foremost one is told first.
    let gone = Array(sequence(first: context.presented, next: { $0?.presented }).compactMap { $0 })
    guard let first = gone.first else { return }
    for controller in gone { ControllerTransition.settle(controller) }
    let uncovers = first.coversPresenter
    for controller in gone.reversed() {
      controller.movement = .dismissed
      controller.beginAppearance(false, animated: animated)
    }
    if uncovers {
      context.beginAppearance(true, animated: animated)
      context.comeBack()
    }
    ControllerTransition.run(in: context, animated: animated) {
      for controller in gone.reversed() { controller.viewIfLoaded?.removeFromSuperview() }
      if uncovers { context.endAppearance() }
      for controller in gone.reversed() {
        controller.endAppearance()
        controller.movement = .none
        controller.presenter?.presented = nil
        controller.presenter = nil
      }
      completion?()
    }
  }

  /// Takes the view away that a full-screen controller has taken the place of.
  private func makeWay() {
    guard let view = viewIfLoaded, let superview = view.superview else { return }
    coveredPlace = CoveredPlace(
      superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  /// Puts the view back that a full-screen controller had taken the place of.
  private func comeBack() {
    let place = coveredPlace
    coveredPlace = nil
    guard let view = viewIfLoaded, let superview = place?.superview else { return }
    if view.superview == nil {
      if superview is UIWindow { view.frame = superview.bounds }
      superview.insertSubview(view, at: place?.index ?? 0)
    }
    layOutAppearing()
  }

  /// Forgets what the controller presents, as its window shows another one.
  func dropPresented() {
    guard let other = presented else { return }
    other.dropPresented()
    other.viewIfLoaded?.removeFromSuperview()
    other.presenter = nil
    presented = nil
  }
}

/// Where the view of a controller stood before a full-screen one took its place.
struct CoveredPlace {
  weak var superview: UIView?
  let index: Int
}

/// What places a presented controller.
@MainActor
open class UIPresentationController: NSObject {
  public private(set) weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(presentedViewController: UIViewController) { presented = presentedViewController }

  /// The controller that is shown.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The controller that shows it, nil before it does.
  open var presentingViewController: UIViewController? { presented?.presenter }
}

/// What places a controller as a bubble beside what it belongs to.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of the view that the bubble points at, in its own coordinates.
  open var sourceRect = CGRect.null
  /// The button that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// Views that take touches while the bubble is there.
  open var passthroughViews: [UIView]?
  /// The sides that the bubble may stand on, as UIKit's numbers.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
}

/// The sides of what it points at that a bubble may stand on.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What is asked about a presentation; every method has a default, as UIKit's are optional.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

/// What accompanies a transition.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
}
