import Foundation

extension UIView {
  /// The window that contains the view, or nil if it is not in a window.
  var windowAround: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Returns whether the view is another view or inside it.
  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// Returns the view with a tag: this view itself or the first one inside it, in depth-first order.
  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Parts

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return refuse(view, .invalidHierarchy) }
    let oldWindow = view.windowAround
    let newWindow = windowAround
    let traits = view.traitChange(joining: self)
    let moved =
      oldWindow === newWindow ? [] : ViewMovement.begin(view, from: oldWindow, to: newWindow)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(toWindow: newWindow) }
    if let old = view.superview {
      if old !== self { old.willRemoveSubview(view) }
      view.detach(from: old)
      if old !== self { old.dropConstraints(outside: view) }
    }
    let place = min(max(index, 0), subviews.count)
    subviews.insert(view, at: place)
    view.superview = self
    // The view is no longer the root of a hierarchy.
    view.layoutEngine = nil
    insertLayer(of: view, at: place)
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    traits?.deliver()
    view.needs(.solving)
    view.setNeedsLayout()
    notifySuperviews(of: view.dueInside)
    setNeedsLayout()
    if newWindow != nil, oldWindow !== newWindow { ResponderState.current.viewsJoinedWindow() }
    ViewMovement.end(moved)
  }

  func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  /// Adds the views of a nib to a view that is being decoded and has no superview yet.
  func adopt(_ views: [UIView]) {
    subviews.reserveCapacity(subviews.count + views.count)
    for view in views {
      // A view that is already in another view, or that contains this one, needs the general method.
      guard view.superview == nil, superview == nil, view !== self, !(self is UIWindow),
        !(view is UIWindow)
      else {
        if isDescendant(of: view) {
          refuse(view, .malformedNib)
        } else {
          insert(view, at: subviews.count)
        }
        continue
      }
      view.willMove(toSuperview: self)
      subviews.append(view)
      view.superview = self
      notifySuperviews(of: view.dueInside)
      layer.append(view.layer)
      view.didMoveToSuperview()
      didAddSubview(view)
    }
    setNeedsLayout()
  }

  /// Reports an error for a view that would contain itself. UIKit raises an exception.
  private func refuse(_ view: UIView, _ kind: NibError.Kind) {
    NibFailure.report(
      NibError(
        kind, "Can't add self as subview: \(type(of: view)) would contain itself",
        at: view.nibReference?.place, className: "\(type(of: view))"))
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let leavesWindow = window != nil
    let moved = leavesWindow ? ViewMovement.begin(self, from: window, to: nil) : []
    willMove(toSuperview: nil)
    if leavesWindow { notifyWillMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    detach(from: parent)
    ResponderState.current.viewLeft(self)
    if leavesWindow { layer.removeAnimationsInside() }
    parent.dropConstraints(outside: self)
    parent.constraintsChanged()
    if leavesWindow { notifyDidMoveToWindow() }
    didMoveToSuperview()
    ViewMovement.end(moved)
  }

  /// Removes the view from the superview's list without callbacks.
  private func detach(from parent: UIView) {
    guard superview === parent else { return }
    HeadlessEnvironment.current.layoutRemovals.keep(self)
    parent.subviews.removeObject(self)
    layer.removeFromSuperlayer()
    superview = nil
    guard !(self is UIWindow) else { return }
    keptTraits =
      HeadlessEnvironment.current.hasChangedTraits
      ? parent.traitCollection : HeadlessEnvironment.current.traitCollection
  }

  /// Inserts a view's layer among the sublayers, which may include layers that do not belong to views.
  private func insertLayer(of view: UIView, at place: Int) {
    guard place + 1 < subviews.count,
      let front = layer.sublayers?.firstIndex(where: { $0 === subviews[place + 1].layer })
    else { return layer.append(view.layer) }
    layer.insert(view.layer, at: front)
  }

  func move(_ view: UIView, to place: Int) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: place)
    restackLayers()
  }

  func swap(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    restackLayers()
  }

  /// Reorders the layers of the subviews to match the subviews. Other layers stay in place.
  private func restackLayers() {
    var layers = layer.sublayers ?? []
    let own = Set(subviews.map { ObjectIdentifier($0.layer) })
    let places = layers.indices.filter { own.contains(ObjectIdentifier(layers[$0])) }
    for (place, view) in zip(places, subviews) { layers[place] = view.layer }
    layer.ownSublayers = layers
  }

  private func notifyWillMove(toWindow window: UIWindow?) {
    // A view that leaves the window cannot remain the first responder, regardless of its delegate.
    if isFirstResponder, self.window != nil { resign(force: true) }
    if let controller, controller.isFirstResponder, self.window != nil {
      controller.resign(force: true)
    }
    willMove(toWindow: window)
    for view in subviews { view.notifyWillMove(toWindow: window) }
  }

  private func notifyDidMoveToWindow() {
    if window != nil { AppearanceProxies.apply(to: self) }
    didMoveToWindow()
    for view in subviews { view.notifyDidMoveToWindow() }
  }
}
