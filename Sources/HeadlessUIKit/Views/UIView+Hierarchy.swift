import Foundation

extension UIView {
  /// The window at the top, nil outside of any.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view; an index out of range means the nearest end.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view right behind another one; in front of all where that one is not here.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.detach(from: self)
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Inserts a view right in front of another one; in front of all where that one is not here.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.detach(from: self)
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a view to the front.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a view to the back.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Swaps two views; an index out of range changes nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
    restackLayers()
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { notifyWillMove(toWindow: nil) }
    parent.willRemoveSubview(self)
    detach(from: parent)
    parent.dropConstraints(outside: self)
    if leavesWindow { notifyDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Whether the view is another one, or inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let view_ = current {
      if view_ === view { return true }
      current = view_.superview
    }
    return false
  }

  /// The view itself or the first one inside, in depth-first order, that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Parts

  private func insert(_ view: UIView, at index: Int) {
    // A view inside itself would be a cycle; UIKit raises an exception.
    guard !isDescendant(of: view) else {
      NibFailure.report(
        NibError(.malformedNib, "Can't add self as subview", className: "\(type(of: view))"))
      return
    }
    let oldWindow = view.window
    let newWindow = window
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
    insertLayer(of: view, at: place)
    if oldWindow !== newWindow { view.notifyDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Out of the superview's lists, without a word to anybody.
  private func detach(from parent: UIView) {
    guard superview === parent else { return }
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
  }

  private func insertLayer(of view: UIView, at place: Int) {
    guard place + 1 < subviews.count,
      let front = layer.sublayers?.firstIndex(where: { $0 === subviews[place + 1].layer })
    else { return layer.addSublayer(view.layer) }
    layer.insertSublayer(view.layer, at: UInt32(front))
  }

  private func move(_ view: UIView, to place: Int) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: place)
    restackLayers()
  }

  private func restackLayers() {
    for view in subviews { layer.addSublayer(view.layer) }
  }

  private func notifyWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.notifyWillMove(toWindow: window) }
  }

  private func notifyDidMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.notifyDidMoveToWindow() }
  }
}
