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
    guard let converted = NibConversion.convert(value, to: Value.self) else { throw Mismatch() }
    return converted
  }
}
