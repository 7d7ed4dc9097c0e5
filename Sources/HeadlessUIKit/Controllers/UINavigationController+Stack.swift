import Foundation

extension UINavigationController {
  /// Whether a controller may come onto the stack; UIKit raises exceptions for one that is there, and for another
  /// navigation controller.
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

  /// Brings the stack into another state, with the callbacks of those that come and go.
  ///
  /// What was seen is told before what comes, and has gone before that has come (the order of the guide's document
  /// and of recorded pushes and pops).
  func change(to stack: [UIViewController], animated: Bool) {
    ControllerTransition.settle(self)
    var seen: Set<ObjectIdentifier> = []
    let stack = stack.filter { !isInside($0) && seen.insert(ObjectIdentifier($0)).inserted }
    let old = topViewController
    let new = stack.last
    let gone = children.filter { child in !stack.contains { $0 === child } }
    let added = stack.filter { $0.parent !== self }
    for child in gone { child.callWillMove(toParent: nil) }
    for child in added {
      if child.parent != nil { child.removeFromParent() }
      child.callWillMove(toParent: self)
      child.parent = self
    }
    children = stack
    navigationBar.items = stack.map(\.navigationItem)
    toolbarItemsChanged()
    guard old !== new else { return finish(gone, added) }
    let isShown = appearance == .appeared || appearance == .appearing
    guard isShown else {
      old?.viewIfLoaded?.removeFromSuperview()
      if isViewLoaded { placeTop() }
      return finish(gone, added)
    }
    let animated = animated && appearance == .appeared
    if let old, gone.contains(where: { $0 === old }) { old.movement = .fromParent }
    if let new, added.contains(where: { $0 === new }) { new.movement = .toParent }
    old?.beginAppearance(false, animated: animated)
    new?.beginAppearance(true, animated: animated)
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    placeTop()
    if appearance == .appeared { new?.layOutAppearing() }
    ControllerTransition.run(in: self, animated: animated) { [self] in
      if old?.viewIfLoaded?.superview === view { old?.viewIfLoaded?.removeFromSuperview() }
      old?.endAppearance()
      if appearance == .appeared { new?.endAppearance() }
      finish(gone, added)
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
  }

  private func finish(_ gone: [UIViewController], _ added: [UIViewController]) {
    for child in gone {
      child.movement = .none
      if child.parent === self { child.parent = nil }
      child.callDidMove(toParent: nil)
    }
    for child in added {
      child.movement = .none
      child.callDidMove(toParent: self)
    }
  }

  // MARK: Places

  /// Puts the bars and the view of the top controller into the view.
  func placeTop() {
    placeBars()
    guard let top = topViewController, let view = top.view, view.superview !== self.view else {
      return
    }
    view.frame = frame(of: top)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let place = self.view.subviews.firstIndex { $0 === navigationBar } ?? self.view.subviews.count
    self.view.insertSubview(view, at: place)
  }

  /// Bars stand within the safe area: 44 points high at the top, 32 where height is compact, 96 with a large title; 44
  /// at the bottom (Apple's layout page and measured canvases).
  func placeBars() {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    if navigationBar.superview !== view, !isNavigationBarHidden { view.addSubview(navigationBar) }
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: width, height: barHeight)
    guard !isToolbarHidden, let bar = toolbar else {
      if let bar = optionalToolbar { bar.isHidden = true }
      return
    }
    if bar.superview !== view { view.addSubview(bar) }
    bar.isHidden = false
    let height = 44 + safe.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: width, height: height)
  }

  private var optionalToolbar: UIToolbar? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? UIToolbar }.first
  }

  private var barHeight: CGFloat {
    if traitCollection.verticalSizeClass == .compact { return 32 }
    guard navigationBar.prefersLargeTitles, let top = topViewController else { return 44 }
    switch top.navigationItem.largeTitleDisplayMode {
    case .never: return 44
    default: return 96
    }
  }

  /// Where the view of a controller stands: behind the bars, or between them where it does not reach behind.
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

  private func toolbarItemsChanged() {
    guard !isToolbarHidden else { return }
    toolbar.items = topViewController?.toolbarItems
  }
}
