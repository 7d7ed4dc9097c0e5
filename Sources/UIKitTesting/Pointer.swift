public import Foundation
public import HeadlessUIKit

/// Moves a pointer over a view.
/// - Parameter point: The point in the view's coordinates. Default: the centre of the view.
/// - Throws: ``InteractionError`` if a touch at the point could not reach the view.
@MainActor
public func hover(over view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  HeadlessTouchscreen.shared.hover(at: try Aim(at: view, point, to: "hover over").point)
}

/// Removes the pointer from the screen.
@MainActor
public func endHovering() { HeadlessTouchscreen.shared.hover(at: nil) }
