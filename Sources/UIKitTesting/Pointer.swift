public import Foundation
public import HeadlessUIKit

/// Moves a pointer over a view.
@MainActor
public func hover(over view: UIView, at point: CGPoint? = nil) throws(InteractionError) {
  HeadlessTouchscreen.shared.hover(at: try Aim(at: view, point, to: "hover over").point)
}

/// Takes the pointer away.
@MainActor
public func endHovering() { HeadlessTouchscreen.shared.hover(at: nil) }
