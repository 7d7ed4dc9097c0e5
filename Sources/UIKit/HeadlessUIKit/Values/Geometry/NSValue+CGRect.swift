public import Foundation

#if !canImport(ObjectiveC)
  // On other platforms, Foundation uses AppKit's names for rectangles in values, and does not cast between the two.
  extension NSValue {
    /// Creates a value that contains a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The rectangle in the value; zero if it contains something else.
    public var cgRectValue: CGRect { CGRect(boxed: self) ?? .zero }

    /// Creates a value that contains a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

    /// The point in the value; zero if it contains something else.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }

    /// Creates a value that contains a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

    /// The size in the value; zero if it contains something else.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }

    /// The value for animations: geometry, or else the value itself.
    var animationValue: AnimationValue {
      if let transform = structure(CATransform3D.self) { return .transform(transform) }
      if let transform = structure(CGAffineTransform.self) {
        return .transform(CATransform3DMakeAffineTransform(transform))
      }
      if let rect = CGRect(boxed: self) { return .rect(rect) }
      if holds(NSValue(point: .zero)) { return .point(pointValue) }
      if holds(NSValue(size: .zero)) { return .size(sizeValue) }
      return .step(self)
    }

    /// Returns whether the value contains the same type as another one.
    private func holds(_ other: NSValue) -> Bool {
      !(self is NSNumber) && strcmp(objCType, other.objCType) == 0
    }
  }

  extension CGRect {
    /// Unboxes a rectangle; nil if the value contains something else, in which case Foundation would terminate the
    /// program.
    fileprivate init?(boxed value: NSValue) {
      guard !(value is NSNumber), strcmp(value.objCType, NSValue(rect: .zero).objCType) == 0 else {
        return nil
      }
      self = value.rectValue
    }
  }

  /// Conversions for `value as? CGRect` and `rect as? NSValue`, which behave as on Apple platforms.
  // Apps use casts from `NSValue` to `CGRect` and back. Without the conformance, which Foundation has on Apple
  // platforms, one of the casts would silently return nil.
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = CGRect(boxed: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      result = CGRect(boxed: source)
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source.flatMap { CGRect(boxed: $0) } ?? .zero
    }
  }
#endif
