import Foundation
import HeadlessUIKit

/// Where a finger has to go down so that a view gets the touch.
@MainActor
struct Aim {
  let window: UIWindow
  /// On the screen.
  let point: CGPoint

  /// Finds the place of a view; an error where a user could not touch the view there.
  /// - Parameters:
  ///   - point: In the view's coordinates; nil for the middle.
  ///   - verb: What is to be done, for the error.
  init(at view: UIView, _ point: CGPoint? = nil, to verb: String) throws(InteractionError) {
    func error(_ kind: InteractionError.Kind, _ reason: String) -> InteractionError {
      InteractionError(kind: kind, message: "cannot \(verb) \(view.name): \(reason)")
    }
    guard let window = view.window else {
      throw error(.notInWindow, "it is in no window; show its controller in a UIWindow first")
    }
    window.layoutIfNeeded()
    guard !window.isHidden else {
      throw error(.hidden, "its window is hidden; call makeKeyAndVisible()")
    }
    if let (kind, reason) = Self.obstacle(to: view) { throw error(kind, reason) }
    guard !view.bounds.isEmpty else {
      throw error(.empty, "its size is \(view.bounds.width) × \(view.bounds.height)")
    }
    if let control = view as? UIControl, !control.isEnabled {
      throw error(.disabled, "it is disabled")
    }
    let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let inWindow = view.convert(place, to: window)
    self.window = window
    self.point = window.convert(inWindow, to: nil as UIWindow?)
    guard let hit = HeadlessTouchscreen.target(at: self.point)?.view else {
      throw error(
        .outsideOfWindows, "\(inWindow.text) of its window is outside of every window")
    }
    guard !hit.isDescendant(of: view) else { return }
    if view.isDescendant(of: hit) {
      throw error(
        .outsideOfParent,
        "\(inWindow.text) of its window lies outside of a view around it; \(hit.name) is hit instead"
      )
    }
    throw error(
      .covered, "\(hit.name) is in front of it at \(inWindow.text) of its window")
  }

  /// Finds a point of a window; an error if it is outside every window.
  init(at point: CGPoint, of window: UIWindow?, to verb: String) throws(InteractionError) {
    guard let window = window ?? UIWindow.keyWindow else {
      throw InteractionError(
        kind: .notInWindow,
        message: "cannot \(verb) at \(point.text): no window is key; call makeKeyAndVisible()")
    }
    window.layoutIfNeeded()
    self.window = window
    self.point = window.convert(point, to: nil as UIWindow?)
    guard HeadlessTouchscreen.target(at: self.point) != nil else {
      throw InteractionError(
        kind: .outsideOfWindows,
        message:
          "cannot \(verb) at \(point.text): the point is outside of every window that is shown;"
          + " the window is \(window.bounds.width) × \(window.bounds.height)")
    }
  }

  /// Another point as far from this one.
  func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }

  /// What keeps touches from a view: it or one around it.
  private static func obstacle(to view: UIView) -> (InteractionError.Kind, String)? {
    var current: UIView? = view
    while let here = current {
      let isOwn = here === view
      let name = isOwn ? "it" : "\(here.name) around it"
      if here.isHidden { return (.hidden, "\(name) is hidden") }
      if here.layer.opacity < 0.01 { return (.hidden, "the alpha of \(name) is \(here.alpha)") }
      if !here.isUserInteractionEnabled {
        return (.takesNoTouches, "isUserInteractionEnabled of \(name) is false")
      }
      if here.isTouchTransparent {
        return (.animating, "\(name) is being animated without the option allowUserInteraction")
      }
      current = here.superview
    }
    return nil
  }
}
