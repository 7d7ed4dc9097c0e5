import Foundation
import ObjectFields

/// Calls an optional method of a protocol, for the code that `AppSources` writes.
///
/// - Parameters:
///   - name: The method's Objective-C name.
///   - object: The object, which conforms to the protocol.
///   - arguments: The arguments of the call.
/// - Returns: The result; nil if the object's class has no such method, or if called off the main thread.
public func _optionalResult<Value>(
  _ name: String, of object: Any, _ arguments: [Any?]
) -> Value? {
  guard DispatchQueue.isMain else { return nil }
  nonisolated(unsafe) let object = object as AnyObject
  nonisolated(unsafe) let arguments = arguments
  nonisolated(unsafe) var result: Value?
  MainActor.assumeIsolated {
    guard let method = ConnectionTable.table(of: object)?.actions[name] else { return }
    let value = NibConversion.flattened(try? method.call(object, NibArguments(arguments)))
    result = value.flatMap { NibConversion.convert($0, to: Value.self) }
  }
  return result
}

/// Returns an optional property of a protocol, for the code that `AppSources` writes.
///
/// - Parameters:
///   - name: The property's Objective-C name.
///   - object: The object, which conforms to the protocol.
/// - Returns: The value; nil if the object's class has no such property, or if called off the main thread.
public func _optionalValue<Value>(_ name: String, of object: Any) -> Value? {
  guard DispatchQueue.isMain else { return nil }
  nonisolated(unsafe) let object = object as AnyObject
  nonisolated(unsafe) var result: Value?
  MainActor.assumeIsolated {
    guard let property = ConnectionTable.table(of: object)?.properties[name] else { return }
    result = NibConversion.flattened(property.get(object)).flatMap {
      NibConversion.convert($0, to: Value.self)
    }
  }
  return result
}
