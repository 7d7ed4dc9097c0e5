public import Foundation

// The contexts that UIKit draws into, the current one last.

/// The context that views draw into now; nil outside of drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingState.current.contexts.last }

/// Makes a context the current one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  DrawingState.current.contexts.append(context)
}

/// Goes back to the context before.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = DrawingState.current.contexts.popLast() }

/// Begins an image of a size in points, at one pixel a point.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of a size in points.
/// - Parameter scale: Pixels in a point; 0 for those of the screen.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsPushContext(
    CGContext(
      bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : UIScreen.main.scale))
}

/// What was drawn since the image began; nil without one.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawing: $0) }
}

/// Ends the image that was begun last.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the border of a rectangle, one point wide and inside of it, in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Cuts what follows to a rectangle in the current context.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// What is being drawn.
@MainActor
final class DrawingState: EnvironmentPart {
  /// The state of the current environment.
  static var current: DrawingState { HeadlessEnvironment.current.part() }

  /// The contexts, the current one last.
  var contexts: [CGContext] = []

  init(in environment: HeadlessEnvironment) {}

  /// Draws into a context.
  func draw<Result>(into context: CGContext, _ drawing: () throws -> Result) rethrows -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try drawing()
  }
}

extension UIColor {
  /// Makes the colour that of fills and strokes in the current context.
  @preconcurrency @MainActor public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fills in the current context.
  @preconcurrency @MainActor public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the colour that of strokes in the current context.
  @preconcurrency @MainActor public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
