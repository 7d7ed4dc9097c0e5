public import Foundation

#if !canImport(ObjectiveC)
  // Foundation calls rectangles in values by AppKit's names off Apple's platforms, and does not cast between the two.
  extension NSValue {
    /// A value that holds a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The rectangle that the value holds; zero if it holds something else.
    public var cgRectValue: CGRect { CGRect(boxed: self) ?? .zero }
  }

  extension CGRect {
    /// The rectangle of a value, nil if that holds something else: Foundation would end the program.
    fileprivate init?(boxed value: NSValue) {
      guard !(value is NSNumber), strcmp(value.objCType, NSValue(rect: .zero).objCType) == 0 else {
        return nil
      }
      self = value.rectValue
    }
  }

  /// Lets `value as? CGRect` and `rect as? NSValue` mean what they do on Apple's platforms.
  // Apps cast either way; without the conformance, which Foundation has there, one of them would quietly be nil.
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
