public import Foundation

/// The kinds of path elements, with the framework's raw values.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, with its points.
public struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

/// A function that is called for each element of a path, with the pointer that the caller passes.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function for each element, whose points are valid only during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a block for each element, whose points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
          spare.initialize(repeating: .zero)
          var step = CGPathElement(
            type: element.kind, points: buffer.baseAddress ?? spare.baseAddress!)
          block(&step)
        }
      }
    }
  }
}

extension CGPath.Element {
  fileprivate var kind: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGGradient {
  /// Creates a gradient from the components of its colors: four for each color, or two in a grayscale space. Nil
  /// without colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let isGray = space.name == CGColorSpace.genericGrayGamma2_2
    let size = isGray ? 2 : 4
    let colors = (0..<count).map { index in
      let part = components + index * size
      return isGray
        ? CGColor(gray: part[0], alpha: part[1])
        : CGColor(red: part[0], green: part[1], blue: part[2], alpha: part[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Fills a rectangle of the current context with a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { $0.fill(rect) }
}

/// Strokes a rectangle of the current context with a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { $0.stroke(rect) }
}

extension CGContext {
  /// Draws with a blend mode, and then restores the state.
  func blending(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    draw(self)
    restoreGState()
  }
}
