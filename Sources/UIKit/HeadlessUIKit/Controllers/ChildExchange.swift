import Foundation

/// The way in which a container replaces its visible child controllers.
@MainActor
struct ChildExchange {
  /// Whether appearing controllers receive their `will` callbacks before disappearing ones.
  let comingWillFirst: Bool
  /// Whether appearing controllers receive their `did` callbacks before disappearing ones.
  let comingDidFirst: Bool
  /// Whether the exchange is animated.
  var animated = false
  /// The animation of the views, if UIKit animates the exchange.
  var motion = TransitionMotion.none
  /// Whether the exchange is animated only if the app's objects animate it.
  var needsMakers = false
  /// Returns the app's objects that animate the transition from one controller to another.
  var makers: (UIViewController?, UIViewController?) -> TransitionMakers? = { _, _ in nil }

  /// The order of navigation stacks and split view columns: the old controllers come first (shown by the guide's
  /// document and by recorded pushes and pops).
  static let stack = ChildExchange(comingWillFirst: false, comingDidFirst: false)
  /// The order of tabs: `will` callbacks of the new controller come before those of the old one, `did` callbacks after
  /// them (shown by logs that developers published).
  static let tabs = ChildExchange(comingWillFirst: true, comingDidFirst: false)
  /// Returns the order of pages.
  ///
  /// With the scroll style, the new pages appear before the old ones have disappeared; with the curl style, after them
  /// (recorded orders).
  static func pages(_ style: UIPageViewController.TransitionStyle) -> ChildExchange {
    ChildExchange(comingWillFirst: true, comingDidFirst: style == .scroll)
  }
}

extension UIViewController {
  /// Replaces the child controllers and the visible ones, and sends appearance callbacks to the controllers that
  /// change.
  ///
  /// Ignores repeated controllers, and controllers that contain this one.
  /// - Parameters:
  ///   - update: Updates bars and the selection for the new controllers.
  ///   - willShow: Called after the appearing controllers' `will` callbacks; the argument says whether the exchange is
  ///     animated.
  ///   - completion: Called at the end; the arguments say whether the visible controllers changed, and whether the
  ///     change was animated.
  func exchange(
    _ wanted: [UIViewController], _ way: ChildExchange, update: @escaping () -> Void = {},
    willShow: (Bool) -> Void = { _ in },
    completion: @escaping @MainActor (_ isChange: Bool, _ animated: Bool) -> Void = { _, _ in }
  ) {
    ControllerTransition.settle(self)
    let old = shownChildren ?? []
    let before = children
    var seen: Set<ObjectIdentifier> = []
    let new = wanted.filter { !isInside($0) && seen.insert(ObjectIdentifier($0)).inserted }
    let gone = children.filter { !seen.contains(ObjectIdentifier($0)) }
    let added = new.filter { $0.parent !== self }
    for child in gone { child.callWillMove(toParent: nil) }
    for child in added {
      if child.parent != nil { child.removeFromParent() }
      child.callWillMove(toParent: self)
      child.parent = self
    }
    children = new
    update()
    exchangeShown(
      old, gone: gone, way, willShow: willShow,
      restore: { [self] in
        children = before
        for child in added {
          child.parent = nil
          child.movement = .none
          child.callDidMove(toParent: nil)
        }
        for child in gone { child.movement = .none }
        update()
      },
      completion: { [self] isChange, animated in
        for child in gone {
          child.dropPresented()
          if child.parent === self { child.parent = nil }
          child.callDidMove(toParent: nil)
        }
        for child in added { child.callDidMove(toParent: self) }
        completion(isChange, animated)
      })
  }

  /// Replaces the previously visible controllers with the current ``shownChildren``.
  /// - Parameter restore: Restores the children if the transition is canceled.
  func exchangeShown(
    _ old: [UIViewController], gone: [UIViewController] = [], _ way: ChildExchange,
    willShow: (Bool) -> Void = { _ in }, restore: @escaping @MainActor () -> Void = {},
    completion: @escaping @MainActor (_ isChange: Bool, _ animated: Bool) -> Void = { _, _ in }
  ) {
    let new = shownChildren ?? []
    let (going, coming) = (old.without(new), new.without(old))
    guard !going.isEmpty || !coming.isEmpty else { return completion(false, false) }
    let leaving = ControllerLayers(settling: going)
    ControllerLayers(going.filter { child in gone.contains { $0 === child } }.flatMap(\.layers))
      .areDismissed()
    guard appearance == .appeared || appearance == .appearing else {
      leaving.removeViews(from: viewIfLoaded)
      leaving.removeContainers()
      leaving.end()
      if isViewLoaded { placeChildren() }
      return completion(true, false)
    }
    let isSeen = appearance == .appeared
    let mayTakeTime = way.animated && isSeen && UIView.areAnimationsEnabled
    let custom =
      mayTakeTime
      ? customExchange(way.makers(going.last, coming.last), going.last, coming.last) : nil
    let transition = ControllerTransition(
      in: self, animated: mayTakeTime && (custom != nil || !way.needsMakers), from: going.last,
      to: coming.last, custom: custom)
    let animated = transition.isAnimated
    if !way.comingWillFirst { leaving.willDisappear(animated: animated) }
    for child in coming { child.loadViewIfNeeded() }
    // Loading a view may have changed the visible controllers; such a change is already complete.
    let arriving = ControllerLayers(coming.within(shownChildren ?? []).flatMap(\.layers))
    arriving.willAppear(animated: animated)
    if way.comingWillFirst { leaving.willDisappear(animated: animated) }
    willShow(animated)
    if let custom { enter(custom) } else { placeChildren() }
    arriving.placePresented(in: viewIfLoaded?.window)
    transition.run { duration in
      way.motion.show(
        from: going.last?.viewIfLoaded, to: coming.last?.viewIfLoaded, duration: duration)
    } placed: {
      if isSeen { arriving.layOut() }
    } orTakeBack: { [self] in
      arriving.willDisappear(animated: animated)
      leaving.willAppear(animated: animated)
      restore()
      placeChildren()
      arriving.removeViews(from: viewIfLoaded)
      arriving.removeContainers()
      custom?.containerView.removeFromSuperview()
      arriving.end()
      leaving.end()
    } _: { [self] in
      if custom != nil { placeChildren() }
      leaving.removeViews(from: viewIfLoaded)
      leaving.removeContainers()
      custom?.containerView.removeFromSuperview()
      // If the container is itself still appearing, the new controllers finish together with it.
      let hasCome = appearance == .appeared
      if way.comingDidFirst, hasCome { arriving.end() }
      leaving.end()
      if !way.comingDidFirst, hasCome { arriving.end() }
      completion(true, animated)
    }
  }

  /// Returns a transition between child controllers that the app's objects animate, with its own container view.
  private func customExchange(
    _ makers: TransitionMakers?, _ old: UIViewController?, _ new: UIViewController?
  ) -> TransitionContext? {
    guard let makers, let view = viewOfChildren else { return nil }
    let from = old.map { old in
      TransitionEnd(
        controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero,
        finalFrame: .zero)
    }
    let to = new.map { new in
      TransitionEnd(
        controller: new, view: new.view, initialFrame: .zero, finalFrame: frameOfShown(new))
    }
    return TransitionContext(makers, in: TransitionContainer.make(in: view), from: from, to: to)
  }

  /// Replaces the old controller's view with the transition's container, and moves the view into it.
  private func enter(_ transition: TransitionContext) {
    guard let view = viewOfChildren else { return }
    let old = transition.view(forKey: .from)
    let place = view.subviews.firstIndex { $0 === old } ?? 0
    view.insertSubview(transition.containerView, at: place)
    if let old { transition.containerView.addSubview(old) }
    let new = transition.viewController(forKey: .to)
    if let new { new.view.frame = transition.finalFrame(for: new) }
  }
}

extension [UIViewController] {
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return filter { !known.contains(ObjectIdentifier($0)) }
  }

  fileprivate func within(_ others: [UIViewController]) -> [UIViewController] {
    let known = Set(others.map { ObjectIdentifier($0) })
    return filter { known.contains(ObjectIdentifier($0)) }
  }
}
