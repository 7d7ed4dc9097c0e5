import Foundation
import ObjectFields

/// The arguments of a method that is called by name, such as its sender, an event or a timer.
public struct NibArguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// The first argument: the sender of an action.
  var first: Any? { values.first ?? nil }

  /// The error for an argument that does not have the class of the method's parameter.
  struct Mismatch: Error {}

  /// Returns the argument at a position, converted to the type of the method's parameter.
  ///
  /// - Throws: An error if the argument has another class, or if it is missing and the parameter is not optional.
  public func callAsFunction<Value>(_ position: Int) throws -> Value {
    let value = values.indices.contains(position) ? NibConversion.flattened(values[position]) : nil
    if let converted = NibConversion.convert(value, to: Value.self) { return converted }
    // In Objective-C, an object passed as a Boolean value is true and nil is false: a gesture recognizer may call
    // `endEditing:`.
    if let flag = (value != nil) as? Value { return flag }
    return try Self.address(value)
  }

  /// Returns an address as the other pointer type. A missing pointer becomes the address zero, as in C.
  private static func address<Value>(_ value: Any?) throws -> Value {
    let bits =
      (value as? UnsafeMutableRawPointer).map { Int(bitPattern: $0) }
      ?? (value as? UnsafeRawPointer).map { Int(bitPattern: $0) }
    guard Value.self == UnsafeRawPointer.self || Value.self == UnsafeMutableRawPointer.self,
      value == nil || bits != nil
    else { throw Mismatch() }
    // Both types have the size of a word. An optional of this type would be nil for the address zero.
    return unsafeBitCast(bits ?? 0, to: Value.self)
  }
}
