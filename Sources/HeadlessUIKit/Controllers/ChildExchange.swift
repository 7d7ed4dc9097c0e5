import Foundation

/// How a container replaces controllers by others.
struct ChildExchange {
  /// Whether those that come are told that they will before those that go.
  let comingWillFirst: Bool
  /// Whether those that come are told that they have before those that went.
  let comingDidFirst: Bool
  /// Whether it takes time.
  var animated = false

  /// A stack, or columns: what was seen goes first (the guide's document, and recorded pushes and pops).
  static let stack = ChildExchange(comingWillFirst: false, comingDidFirst: false)
  /// Tabs: `will` callbacks of the new controller come before those of the old one, `did` callbacks after them (seen in
  /// several people's logs).
  static let tabs = ChildExchange(comingWillFirst: true, comingDidFirst: false)
  /// Pages: with the scroll style, the new ones appear before the old ones have disappeared; with the curl style, after
  /// them (recorded orders).
  static func pages(_ style: UIPageViewController.TransitionStyle) -> ChildExchange {
    ChildExchange(comingWillFirst: true, comingDidFirst: style == .scroll)
  }
}

extension UIViewController {
  /// Replaces the child controllers and the visible ones, with the callbacks of those that appear and disappear.
  ///
  /// One that is in the list twice counts once, and one that this controller is inside of does not count.
  /// - Parameters:
  ///   - update: Brings bars and the selection up to date with the new controllers.
  ///   - willShow: Called once whoever comes has been told, with whether it takes time.
  ///   - completion: Called at the end, with whether others were shown and whether it took time.
  func exchange(
    _ wanted: [UIViewController], _ way: ChildExchange, update: () -> Void = {},
    willShow: (Bool) -> Void = { _ in },
    completion: @escaping @MainActor (_ isChange: Bool, _ animated: Bool) -> Void = { _, _ in }
  ) {
    ControllerTransition.settle(self)
    let old = shownChildren ?? []
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
    exchangeShown(old, gone: gone, way, willShow: willShow) { [self] isChange, animated in
      for child in gone {
        child.dropPresented()
        if child.parent === self { child.parent = nil }
        child.callDidMove(toParent: nil)
      }
      for child in added { child.callDidMove(toParent: self) }
      completion(isChange, animated)
    }
  }

  /// Shows the new ``shownChildren`` instead of the old ones.
  func exchangeShown(
    _ old: [UIViewController], gone: [UIViewController] = [], _ way: ChildExchange,
    willShow: (Bool) -> Void = { _ in },
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
      leaving.end()
      if isViewLoaded { placeChildren() }
      return completion(true, false)
    }
    let transition = ControllerTransition(
      in: self, animated: way.animated && appearance == .appeared, from: going.last,
      to: coming.last)
    let animated = transition.isAnimated
    if !way.comingWillFirst { leaving.willDisappear(animated: animated) }
    for child in coming { child.loadViewIfNeeded() }
    // A view that was loaded may have had others shown, which are there by now.
    let arriving = ControllerLayers(coming.within(shownChildren ?? []).flatMap(\.layers))
    arriving.willAppear(animated: animated)
    if way.comingWillFirst { leaving.willDisappear(animated: animated) }
    willShow(animated)
    placeChildren()
    arriving.placePresented(in: viewIfLoaded?.window)
    if appearance == .appeared { arriving.layOut() }
    transition.run { [self] in
      leaving.removeViews(from: viewIfLoaded)
      // What comes while the container does ends with it.
      let hasCome = appearance == .appeared
      if way.comingDidFirst, hasCome { arriving.end() }
      leaving.end()
      if !way.comingDidFirst, hasCome { arriving.end() }
      completion(true, animated)
    }
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
