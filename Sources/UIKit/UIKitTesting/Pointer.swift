public import Foundation
public import HeadlessUIKit

/// Moves a pointer over a view.
/// - Parameter point: The point in the view's coordinates. Default: the center of the view.
/// - Throws: ``InteractionError`` if a touch at the point could not reach the view.
@MainActor
public func hover(over view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  HeadlessTouchscreen.shared.hover(at: try Aim(at: view, point, to: "hover over").point)
}

/// Removes the pointer from the screen.
@MainActor
public func endHovering() { HeadlessTouchscreen.shared.hover(at: nil) }

/// Clicks a view with a pointer, in the middle or at a point in its own coordinates.
///
/// The pointer moves there first. A click is a touch of the type `indirectPointer`, whose event contains the button in
/// its `buttonMask`; tap gesture recognizers compare it with their `buttonMaskRequired`.
/// - Parameters:
///   - button: One or more buttons that are pressed together.
///   - modifierFlags: The keys that are held down.
/// - Throws: ``InteractionError`` if the click would not reach the view, naming the view that it would hit instead.
@MainActor
public func click(
  _ view: UIView, at point: CGPoint? = nil, button: UIEvent.ButtonMask = .primary,
  modifierFlags: UIKeyModifierFlags = []
) throws(InteractionError) {
  let screen = HeadlessTouchscreen.shared
  waitAfterTap()
  let aim = try Aim(at: view, point, to: "click")
  screen.hover(at: aim.point)
  let touches = screen.begin(
    at: [aim.point], type: .indirectPointer, buttons: button, modifierFlags: modifierFlags)
  HeadlessClock.shared.advance(by: TouchTimes.tap)
  screen.end(touches)
}

/// Clicks a view with the secondary button of a pointer, which shows its context menu if it has one.
@MainActor
public func rightClick(_ view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  try click(view, at: point, button: .secondary)
}
