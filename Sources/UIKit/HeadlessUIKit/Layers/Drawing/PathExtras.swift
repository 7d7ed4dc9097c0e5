public import Foundation

/// The kinds of steps of a path, with the framework's numbers.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path, with its points.
public struct CGPathElement {
  public let type: CGPathElementType
  public let points: UnsafeMutablePointer<CGPoint>
}

/// A function that is called with each step of a path, and with the address that the caller passes.
public typealias CGPathApplierFunction =
  (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function with each step; its points last only for the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a block with each step; its points last only for the call.
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
  /// A gradient of the components of its colors, four each, or two in a space of grays. Nil without colors.
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

/// Fills a rectangle of the current context in a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { $0.fill(rect) }
}

/// Strokes a rectangle of the current context in a blend mode.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.blending(blendMode) { $0.stroke(rect) }
}

extension CGContext {
  /// Draws in a blend mode, and restores the state.
  func blending(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    setBlendMode(blendMode)
    draw(self)
    restoreGState()
  }
}
