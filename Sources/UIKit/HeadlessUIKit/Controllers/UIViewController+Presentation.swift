import Foundation

extension UIViewController {
  /// The presentation style; the automatic style is resolved to a page sheet, as since iOS 13.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    guard let adaptedStyle, modalPresentationStyle == .popover else {
      return statedPresentationStyle
    }
    return adaptedStyle
  }

  /// The style before adaptation to compact width.
  var statedPresentationStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// Whether the presenting controller's view is removed while this one is in front of it.
  ///
  /// Sheets, popovers and the "over" styles do not remove it (Apple's documentation of the styles).
  var coversPresenter: Bool {
    switch resolvedPresentationStyle {
    case .fullScreen, .currentContext: true
    case .custom: presentationController?.shouldRemovePresentersView ?? false
    default: false
    }
  }

  /// Whether the controller fills the window when it is presented, and therefore determines the orientation.
  ///
  /// It is an assumption that the "over full screen" style does this.
  var fillsWindow: Bool {
    switch resolvedPresentationStyle {
    case .fullScreen, .overFullScreen: true
    case .custom: coversPresenter
    default: false
    }
  }

  /// Returns the controller that performs a presentation with a style: the nearest enclosing presentation context, or
  /// the outermost controller.
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
    let popover = other.adaptStyle(to: traitCollection)
    let other = popover?.adaptedController(for: other) ?? other
    let context = presenter(for: other.resolvedPresentationStyle)
    ControllerTransition.settle(context)
    guard mayPresent(other, in: context), let window = context.viewIfLoaded?.window else { return }
    let covers = other.coversPresenter
    // Controllers presented by child controllers disappear with the context.
    let behind = ControllerLayers(covers ? context.layers : [])
    context.presented = other
    other.presenter = context
    other.movement = .presented
    HeadlessEnvironment.current.presented(other, animated: animated)
    let custom = other.customPresentation(
      from: self, by: context, in: window, animated: animated, covers: covers)
    let transition = ControllerTransition(
      in: context, animated: animated, style: other.resolvedPresentationStyle, from: context,
      to: other, custom: custom)
    let animated = transition.isAnimated
    popover?.adapts(alongside: transition.coordinator)
    other.loadViewIfNeeded()
    behind.willDisappear(animated: animated)
    other.beginAppearance(true, animated: animated)
    let placement = other.presentationController
    if let container = custom?.containerView {
      window.addSubview(container)
    } else {
      placement?.addContainer(to: window)
    }
    placement?.presentationTransitionWillBegin()
    placement?.beginDimming(alongside: transition.coordinator)
    if let view = other.view {
      view.frame = other.presentedFrame(in: window, over: context)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if custom == nil { (placement?.ownContainer ?? window).addSubview(view) }
      (placement as? UISheetPresentationController)?.beginDrags()
    }
    transition.run { [motion = TransitionMotion.present(other.modalTransitionStyle)] duration in
      motion.show(from: nil, to: other.viewIfLoaded, duration: duration)
    } placed: {
      other.layOutAppearing()
      placement?.ownContainer?.layoutIfNeeded()
    } orTakeBack: {
      other.beginAppearance(false, animated: animated)
      behind.willAppear(animated: animated)
      placement?.presentationTransitionDidEnd(false)
      other.leaveWindow()
      context.presented = nil
      other.presenter = nil
      other.movement = .none
      other.endAppearance()
      behind.end()
      HeadlessEnvironment.current.frontControllersChanged(animated: animated)
    } _: {
      if covers {
        context.coveredPlace = context.viewIfLoaded.flatMap { CoveredPlace(of: $0) }
        behind.removeViews()
      }
      placement?.presentationTransitionDidEnd(true)
      other.endAppearance()
      other.movement = .none
      behind.end()
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
        "\(attempt), but \(Self.name(other)) is already shown. Dismiss it or remove it from its container first.",
        self)
    } else if !context.isInVisibleWindow {
      ControllerWarning.report(
        .notInWindow,
        "\(attempt) whose view is not in the window hierarchy. Make it, or its container, the root view"
          + " controller of a visible window.", self)
    } else {
      return true
    }
    return false
  }

  private static func name(_ controller: UIViewController) -> String { "<\(type(of: controller))>" }

  /// Returns the frame of a presented controller's view, in the window's coordinates.
  ///
  /// This is the whole window, except for sheets and popovers. On an iPhone, sheets leave a strip at the top. On an
  /// iPad, page sheets are as wide as the readable width, form sheets are 540 by 620 points, and popovers are 320 by
  /// 480, unless the controller prefers a size: a documented approximation. In the current context, the frame is that
  /// of the context's view.
  func presentedFrame(in window: UIWindow, over context: UIViewController) -> CGRect {
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
    case .custom:
      return presentationController?.frameOfPresentedViewInContainerView ?? bounds
    case .formSheet where isPad: return centered(preferred ?? CGSize(width: 540, height: 620))
    case .popover where isPad: return centered(preferred ?? CGSize(width: 320, height: 480))
    case .pageSheet where isPad:
      let height = bounds.height - 2 * 20
      return centered(CGSize(width: min(bounds.width, 712), height: height))
    case .pageSheet, .formSheet, .popover:
      let most = largestSheet(in: window)
      let height =
        sheetPresentationController?.height(in: window.traitCollection, most: most) ?? most
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    case .currentContext, .overCurrentContext:
      return context.viewIfLoaded.map { $0.convert($0.bounds, to: window) } ?? bounds
    default: return bounds
    }
  }

  /// The height of a large sheet on a phone, in points.
  func largestSheet(in window: UIWindow) -> CGFloat {
    max(0, window.bounds.height - window.safeAreaInsets.top - 10)
  }

  // MARK: Dismissing

  func dismissPresented(animated: Bool, completion: (@MainActor () -> Void)?) {
    let chain = sequence(first: self, next: \.parent)
    guard
      let context = chain.first(where: { $0.presented != nil })
        ?? chain.lazy.compactMap(\.presenter).first
    else { return }
    ControllerTransition.settle(context)
    guard let first = context.presented else { return }
    first.settleTransitions()
    // All controllers in front of it are dismissed too, and the frontmost one receives its callback first.
    let gone = ControllerLayers(first.layers)
    let uncovers = context.isCovered
    let isSeen = gone.isSeen
    let custom = first.customDismissal(to: context, animated: animated, uncovers: uncovers)
    let transition = ControllerTransition(
      in: context, animated: animated, style: first.resolvedPresentationStyle, from: first,
      to: context, custom: custom)
    let animated = transition.isAnimated
    gone.areDismissed()
    gone.willDisappear(animated: animated)
    let returning: ControllerLayers
    if uncovers {
      let place = context.coveredPlace
      context.coveredPlace = nil
      returning = ControllerLayers(isSeen ? [context] + context.presentedInside : [])
      returning.willAppear(animated: animated)
      context.restoreCoveredView(to: place)
      returning.placePresented(in: context.viewIfLoaded?.window)
      returning.layOut()
    } else {
      returning = ControllerLayers([])
    }
    let placement = first.presentationController
    placement?.dismissalTransitionWillBegin()
    placement?.endDimming(alongside: transition.coordinator)
    transition.run { [motion = TransitionMotion.dismiss(first.modalTransitionStyle)] duration in
      motion.show(from: first.viewIfLoaded, to: nil, duration: duration)
    } orTakeBack: {
      returning.willDisappear(animated: animated)
      gone.willAppear(animated: animated)
      placement?.dismissalTransitionDidEnd(false)
      placement?.updateDimming()
      first.returnToContainer(from: custom)
      if uncovers {
        context.coveredPlace = context.viewIfLoaded.flatMap { CoveredPlace(of: $0) }
        returning.removeViews()
      }
      first.movement = .none
      gone.end()
      returning.end()
    } _: {
      if let view = context.viewIfLoaded, let container = custom?.containerView,
        view.superview === container, let window = container.window
      {
        window.insertSubview(view, at: 0)
      }
      gone.removeViews()
      placement?.dismissalTransitionDidEnd(true)
      gone.removeContainers()
      custom?.containerView.removeFromSuperview()
      returning.end()
      gone.end()
      first.dropPresented()
      first.movement = .none
      first.presenter = nil
      context.presented = nil
      HeadlessKeyboard.shared.controllersWereDismissed()
      HeadlessEnvironment.current.frontControllersChanged(animated: animated)
      completion?()
    }
  }

  /// Restores the view that a full-screen controller replaced, unless a container now shows another controller.
  private func restoreCoveredView(to place: CoveredPlace?) {
    guard let view = viewIfLoaded, view.superview == nil, let superview = place?.superview,
      parent?.shownChildren?.contains(where: { $0 === self }) ?? true
    else { return }
    if superview is UIWindow { view.frame = superview.bounds }
    superview.insertSubview(view, at: place?.index ?? 0)
  }
}

/// The position that a controller's view had before a full-screen controller replaced it.
@MainActor
struct CoveredPlace {
  weak var superview: UIView?
  let index: Int

  /// Records the position of a view; nil if it has no superview.
  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }
}
