public import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
/// Swift boxes a value as an object where necessary: this lets `[CGFloat]` be cast to `[NSNumber]`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

/// The greatest finite number.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The greatest finite number; an animation that is repeated this often practically never ends.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE = Float.greatestFiniteMagnitude
