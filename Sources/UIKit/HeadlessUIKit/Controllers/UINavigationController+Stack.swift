import Foundation

extension UINavigationController {
  /// Returns whether a controller may be pushed.
  ///
  /// UIKit raises an exception if the controller is already on the stack, or is another navigation controller.
  func mayPush(_ controller: UIViewController) -> Bool {
    let name = "<\(type(of: controller))>"
    if children.contains(where: { $0 === controller }) {
      NibFailure.report(
        NibError(
          .invalidHierarchy,
          "Pushing the same view controller instance more than once is not supported (\(name))"))
      return false
    }
    if controller is UINavigationController {
      NibFailure.report(
        NibError(.invalidHierarchy, "Pushing a navigation controller is not supported (\(name))"))
      return false
    }
    return !isInside(controller)
  }

  /// Changes the stack, and sends appearance callbacks to the controllers that change.
  func change(to stack: [UIViewController], animated: Bool) {
    reportDoubles(in: stack)
    let old = children
    var way = ChildExchange.stack
    way.animated = animated
    let isPush = stack.last.map { top in !old.contains { $0 === top } } ?? false
    way.motion = isPush ? .push : .pop
    way.makers = { [self] from, to in
      guard let from, let to else { return nil }
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
      let makers = TransitionMakers(animator) {
        delegate?.navigationController(self, interactionControllerFor: $0)
      }
      return makers ?? (isPush ? nil : backSwipe.makers)
    }
    exchange(stack, way) { [self] in
      stackChanged()
    } willShow: { animated in
      guard let top = topViewController else { return }
      delegate?.navigationController(self, willShow: top, animated: animated)
    } completion: { [self] isChange, animated in
      guard let top = topViewController else { return }
      // A controller that a push covered before it appeared still counts as new when it first appears (observed in a
      // log of a root controller on a device).
      for child in children where child.movement == .toParent { child.movement = .none }
      if top.appearance == .disappeared, !old.contains(where: { $0 === top }) {
        top.movement = .toParent
      }
      guard isChange, appearance == .appeared || appearance == .appearing else { return }
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// Reports controllers that the stack contains more than once, for which UIKit raises an exception.
  private func reportDoubles(in stack: [UIViewController]) {
    var seen: Set<ObjectIdentifier> = []
    for controller in stack where !seen.insert(ObjectIdentifier(controller)).inserted {
      NibFailure.report(
        NibError(
          .invalidHierarchy,
          "All view controllers in a navigation controller must be distinct"
            + " (<\(type(of: controller))>)"))
    }
  }

  // MARK: Places

  /// Places the bars and the view of the top controller.
  func placeTop() {
    placeBars()
    guard let top = topViewController, !top.isCovered, let view = top.view,
      view.superview !== self.view, top === topViewController
    else { return }
    view.frame = frame(of: top)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let place = self.view.subviews.firstIndex { $0 === navigationBar } ?? self.view.subviews.count
    self.view.insertSubview(view, at: place)
  }

  /// Places the bars within the safe area.
  ///
  /// The navigation bar is 44 points high, 32 in compact height and 96 with a large title, plus 52 for the top
  /// controller's search bar; the toolbar is 44 points high (Apple's layout page, and frames measured in documents). A
  /// prompt adds 30 points (an assumption: bars with prompts were 74 points high).
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    if navigationBar.superview !== view, !isNavigationBarHidden { view.addSubview(navigationBar) }
    navigationBar.isHidden = isNavigationBarHidden
    let searchHeight = placeSearchBar(below: barHeight, width: width)
    navigationBar.frame = CGRect(
      x: 0, y: safe.top, width: width, height: barHeight + searchHeight)
    guard !isToolbarHidden, let bar = toolbar else {
      if let bar = optionalToolbar { bar.isHidden = true }
      return
    }
    if bar.superview !== view { view.addSubview(bar) }
    bar.isHidden = false
    let height = 44 + safe.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: width, height: height)
  }

  /// Places the search bar of the top controller in the navigation bar, and removes that of another controller.
  /// - Returns: The height of the search bar, in points; 0 if there is none.
  private func placeSearchBar(below top: CGFloat, width: CGFloat) -> CGFloat {
    let bar = topViewController?.navigationItem.searchController?.searchBar
    if let old = shownSearchBar, old !== bar, old.superview === navigationBar {
      old.removeFromSuperview()
    }
    shownSearchBar = bar
    guard let bar else { return 0 }
    if bar.superview !== navigationBar { navigationBar.addSubview(bar) }
    let height = 52 + bar.scopeHeight
    bar.frame = CGRect(x: 0, y: top, width: width, height: height)
    return height
  }

  private var optionalToolbar: UIToolbar? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIToolbar }.first
  }

  private var barHeight: CGFloat {
    let prompt = topViewController?.navigationItem.prompt ?? ""
    return titleHeight + (prompt.isEmpty ? 0 : 30)
  }

  private var titleHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 32 }
    guard navigationBar.prefersLargeTitles, let top = topViewController else { return 44 }
    switch top.navigationItem.largeTitleDisplayMode {
    case .never: return 44
    default: return 96
    }
  }

  /// Returns the frame of a controller's view, behind the bars, or between them if it does not extend behind.
  func frame(of child: UIViewController) -> CGRect {
    let bounds = view.bounds
    var insets = UIEdgeInsets.zero
    let bars = barInsets(for: child)
    let reachesBehind = child.extendedLayoutIncludesOpaqueBars
    if !child.edgesForExtendedLayout.contains(.top)
      || !navigationBar.isTranslucent && !reachesBehind
    {
      insets.top = bars.top
    }
    if !child.edgesForExtendedLayout.contains(.bottom) { insets.bottom = bars.bottom }
    return bounds.inset(by: insets)
  }

  /// Updates the bars for the stack.
  func stackChanged() {
    navigationBar.items = children.map(\.navigationItem)
    if !isToolbarHidden { toolbar.items = topViewController?.toolbarItems }
  }
}
