import Foundation

/// What a method is called with by name: its sender, an event, a timer.
public struct NibArguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// What is given first: the sender of an action.
  var first: Any? { values.first ?? nil }

  /// An argument was of another class than the method takes.
  struct Mismatch: Error {}

  /// The argument at a position, as the type that the method's parameter has.
  ///
  /// - Throws: If it is of another class, or missing where the parameter is not optional.
  public func callAsFunction<Value>(_ position: Int) throws -> Value {
    let value = values.indices.contains(position) ? NibConversion.flattened(values[position]) : nil
    if let converted = NibConversion.convert(value, to: Value.self) { return converted }
    return try Self.address(value)
  }

  /// An address as one of the other kind; a missing one is the address zero, as C passes it.
  private static func address<Value>(_ value: Any?) throws -> Value {
    let bits =
      (value as? UnsafeMutableRawPointer).map { Int(bitPattern: $0) }
      ?? (value as? UnsafeRawPointer).map { Int(bitPattern: $0) }
    guard Value.self == UnsafeRawPointer.self || Value.self == UnsafeMutableRawPointer.self,
      value == nil || bits != nil
    else { throw Mismatch() }
    // Both have one word. An optional of them would be nil for the address zero.
    return unsafeBitCast(bits ?? 0, to: Value.self)
  }
}
