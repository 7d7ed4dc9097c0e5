import Foundation
import HeadlessUIKit

/// The point where a finger must touch down so that a view receives the touch.
@MainActor
struct Aim {
  let window: UIWindow
  /// The point in screen coordinates, in points.
  let point: CGPoint

  /// Finds the point for touching a view.
  /// - Parameters:
  ///   - point: A point in the view's coordinates. Default: the center of the view.
  ///   - verb: The attempted action, for the error message.
  /// - Throws: ``InteractionError`` if a touch at the point cannot reach the view.
  init(at view: UIView, _ point: CGPoint? = nil, to verb: String) throws(InteractionError) {
    guard let window = view.window else {
      throw InteractionError(
        kind: .notInWindow,
        message:
          "cannot \(verb) \(view.name): it is not in a window; show its controller in a UIWindow first"
      )
    }
    window.layoutIfNeeded()
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let inWindow = view.pointForTouches(place)
    self.window = window
    self.point = window.convert(inWindow, to: nil as UIWindow?)
    let hit = HeadlessTouchscreen.target(at: self.point)?.view
    // A touch that would reach the view has no obstacle, except a menu or a disabled control that would absorb it.
    if let hit, hit.isDescendant(of: view), window.presentedMenu?.isModal != true,
      (view as? UIControl)?.isEnabled != false
    {
      return
    }
    let (kind, reason) = Self.reason(why: view, isMissedBy: hit, at: inWindow, in: window)
    throw InteractionError(kind: kind, message: "cannot \(verb) \(view.name): \(reason)")
  }

  /// Returns why a touch at a point of the window does not reach a view.
  /// - Parameter hit: The view that the touch would reach; nil for none.
  private static func reason(
    why view: UIView, isMissedBy hit: UIView?, at point: CGPoint, in window: UIWindow
  ) -> (InteractionError.Kind, String) {
    guard !window.isHidden else {
      return (.hidden, "its window is hidden; call makeKeyAndVisible()")
    }
    if let refusal { return (.takesNoTouches, refusal) }
    if window.presentedMenu?.isModal == true {
      return (
        .covered,
        "a menu is shown, and a touch outside it only dismisses it; choose one of its items first"
      )
    }
    if let obstacle = obstacle(to: view) { return obstacle }
    guard !view.bounds.isEmpty else {
      return (.empty, "its size is \(view.bounds.width) × \(view.bounds.height)")
    }
    guard !view.convert(view.bounds, to: window).isEmpty else {
      return (.empty, "transforms leave no part of it visible")
    }
    if let control = view as? UIControl, !control.isEnabled {
      return (.disabled, "it is disabled")
    }
    guard let hit else {
      return (
        .outsideOfWindows, "the point \(point.text) of its window is outside all visible windows"
      )
    }
    if view.isDescendant(of: hit) {
      return (
        .outsideOfParent,
        "the point \(point.text) in its window is outside the bounds of a superview, so the touch hits \(hit.name)"
      )
    }
    return (.covered, "\(hit.name) covers it at \(point.text) in window coordinates")
  }

  /// The reason why the whole app receives no touches; nil if it receives them.
  static var refusal: String? {
    if let inactivity { return inactivity }
    guard UIApplication.shared.isIgnoringInteractionEvents else { return nil }
    return "the app ignores touches until it calls endIgnoringInteractionEvents()"
  }

  /// The reason why the app receives no touches, keys or motions; nil if it is active.
  static var inactivity: String? {
    guard UIApplication.shared.applicationState != .active else { return nil }
    return "the app is not active; call enterForeground() of its HeadlessEnvironment"
  }

  /// Finds the point for touching a window.
  /// - Throws: ``InteractionError`` if there is no window, if the app receives no touches, or if the point is outside
  ///   all visible windows.
  init(at point: CGPoint, of window: UIWindow?, to verb: String) throws(InteractionError) {
    guard let window = window ?? UIWindow.keyWindow else {
      throw InteractionError(
        kind: .notInWindow,
        message:
          "cannot \(verb) at \(point.text): there is no key window; call makeKeyAndVisible()")
    }
    window.layoutIfNeeded()
    self.window = window
    self.point = window.convert(point, to: nil as UIWindow?)
    if let refusal = Self.refusal {
      throw InteractionError(
        kind: .takesNoTouches, message: "cannot \(verb) at \(point.text): \(refusal)")
    }
    guard HeadlessTouchscreen.target(at: self.point) != nil else {
      throw InteractionError(
        kind: .outsideOfWindows,
        message:
          "cannot \(verb) at \(point.text): the point is outside all visible windows;"
          + " the window is \(window.bounds.width) × \(window.bounds.height)")
    }
  }

  /// Returns the point offset from this one.
  func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }

  /// Returns why a view receives no touches: a property of the view or of one of its superviews. Nil if there is none.
  private static func obstacle(to view: UIView) -> (InteractionError.Kind, String)? {
    var current: UIView? = view
    while let here = current {
      if here.isHidden || here.layer.opacity < 0.01 || !here.isUserInteractionEnabled
        || here.isTouchTransparent
      {
        return reason(why: here, here === view)
      }
      current = here.superview
    }
    return nil
  }

  /// The property of a view that prevents it and its subviews from receiving touches. `isOwn` is true for the target
  /// itself.
  private static func reason(why view: UIView, _ isOwn: Bool) -> (InteractionError.Kind, String) {
    let name = isOwn ? "it" : "\(view.name) around it"
    let article = isOwn ? "its" : "the"
    let owner = isOwn ? "" : " of \(name)"
    if view.isHidden { return (.hidden, "\(name) is hidden") }
    if view.layer.opacity < 0.01 {
      return (.hidden, "\(article) alpha\(owner) is \(view.alpha)")
    }
    if !view.isUserInteractionEnabled {
      return (.takesNoTouches, "\(article) isUserInteractionEnabled\(owner) is false")
    }
    return (.animating, "\(name) is being animated without the option allowUserInteraction")
  }
}
