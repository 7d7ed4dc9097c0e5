import Foundation
import ObjectFields

/// Properties that UIKit adds to all objects, such as what a screen reader says about an object. Classes that use them
/// declare them; other objects only store their values.
///
/// Source: Apple's documentation of the informal protocol `UIAccessibility`, a category of `NSObject`.
@MainActor
enum InformalProperties {
  private static let texts: Set<String> = [
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityLanguage",
    "accessibilityIdentifier",
  ]
  private static let flags: Set<String> = [
    "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityViewIsModal",
    "shouldGroupAccessibilityChildren", "accessibilityRespondsToUserInteraction",
  ]
  private static let numbers: Set<String> = ["accessibilityTraits", "accessibilityNavigationStyle"]

  /// The type of the value for a key; nil if objects have no such property.
  private static func type(of key: String) -> Any.Type? {
    if texts.contains(key) { return String?.self }
    if flags.contains(key) { return Bool.self }
    return numbers.contains(key) ? Int.self : nil
  }

  static func has(_ key: String, _ object: AnyObject) -> Bool {
    object is NSObject && type(of: key) != nil
  }

  /// Stores a value for an object.
  /// - Returns: Whether the value has the type of the property.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    guard let type = type(of: key), let kept = converted(value, to: type) else { return false }
    var values = values(of: object)
    values[key] = kept
    AssociatedObjects.set(values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, for: address, of: object)
    return true
  }

  static func value(forKey key: String, of object: AnyObject) -> Any? {
    values(of: object)[key]
  }

  private static func values(of object: AnyObject) -> [String: Any] {
    AssociatedObjects.value(for: address, of: object) as? [String: Any] ?? [:]
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Any? {
    NibConversion.convert(value, to: type)
  }

  /// The key of the association: a unique address.
  private static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
