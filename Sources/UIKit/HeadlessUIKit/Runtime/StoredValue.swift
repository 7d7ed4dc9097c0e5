import Foundation

/// Values that extensions store for objects: values that UIKit stores, and that nothing here reads.
enum StoredValue {
  /// The value of an object for a key.
  static func get<Value>(_ object: AnyObject, _ key: StaticString, _ usual: Value) -> Value {
    objc_getAssociatedObject(object, key.utf8Start) as? Value ?? usual
  }

  /// Stores a value for an object.
  static func set(_ object: AnyObject, _ key: StaticString, _ value: Any?) {
    objc_setAssociatedObject(object, key.utf8Start, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
