public import Foundation

// The stack of contexts into which UIKit draws; the current one is last.

/// Returns the current context; nil outside drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingState.current.contexts.last }

/// Makes a context the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingState.current.contexts.append(context)
}

/// Restores the previous context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = DrawingState.current.contexts.popLast() }

/// Begins an image context with a size in points, and one pixel per point.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context with a size in points.
/// - Parameter scale: The number of pixels per point; 0 for the screen's scale.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(
    CGContext(
      bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : UIScreen.main.scale))
}

/// Returns an image of what has been drawn in the image context; nil if there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawing: $0) }
}

/// Ends the most recently started image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the border of a rectangle in the current context, one point wide and inside the rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Clips later drawing in the current context to a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The current contexts of an environment.
@MainActor
final class DrawingState: EnvironmentPart {
  /// The state of the current environment.
  static var current: DrawingState { HeadlessEnvironment.current.part() }

  /// The contexts; the current one is last.
  var contexts: [CGContext] = []

  init(in environment: HeadlessEnvironment) {}

  /// Runs a closure that draws into a context.
  func draw<Result>(into context: CGContext, _ drawing: () throws -> Result) rethrows -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try drawing()
  }
}

extension UIColor {
  /// Sets the color of fills and strokes in the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Sets the color of fills in the current context.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Sets the color of strokes in the current context.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
