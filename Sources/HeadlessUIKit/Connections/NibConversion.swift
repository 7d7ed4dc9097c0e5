public import Foundation

/// Values of nibs as the types of properties, with the conversions of key-value coding.
enum NibConversion {
  /// A value as a type; nil where there is no conversion. Numbers become every type of number and `Bool`;
  /// nothing becomes `nil` where the type is optional.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = flattened(value) else { return nothing(as: type) }
    if let exact = value as? Value { return exact }
    let wrapped = (type as? any OptionalType.Type)?.wrappedType ?? type
    if let scalar = wrapped as? any NibScalar.Type {
      return scalar.fromNib(value).flatMap { $0 as? Value }
    }
    return nil
  }

  /// Optionals within optionals taken away.
  static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if let optional = value as? any OptionalType { return flattened(optional.anyValue) }
    return value
  }

  private static func nothing<Value>(as type: Value.Type) -> Value? {
    func none<Some: OptionalType>(_ optional: Some.Type) -> Value {
      // The types are the same. A cast would take a nil of `Any?` for a value that is nil.
      unsafeBitCast(Some(nilLiteral: ()), to: Value.self)
    }
    guard let optional = type as? any OptionalType.Type else { return nil }
    let value: Value = none(optional)
    return value
  }
}

/// An optional whose type is not known.
protocol OptionalType: ExpressibleByNilLiteral {
  static var wrappedType: Any.Type { get }
  var anyValue: Any? { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
  var anyValue: Any? { self }
}

/// A type that numbers of a nib become.
protocol NibScalar {
  static func fromNib(_ value: Any) -> Self?
}

extension NibScalar where Self: BinaryInteger {
  static func fromNib(_ value: Any) -> Self? {
    switch value {
    case let value as Int: Self(exactly: value)
    case let value as Double: Self(exactly: value.rounded(.towardZero))
    case let value as Float: Self(exactly: value.rounded(.towardZero))
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

extension NibScalar where Self: BinaryFloatingPoint {
  static func fromNib(_ value: Any) -> Self? {
    switch value {
    case let value as Int: Self(value)
    case let value as Double: Self(value)
    case let value as Float: Self(value)
    case let value as CGFloat: Self(Double(value))
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
}

extension Int: NibScalar {}
extension Int32: NibScalar {}
extension Int64: NibScalar {}
extension UInt: NibScalar {}
extension Double: NibScalar {}
extension Float: NibScalar {}
extension CGFloat: NibScalar {}

extension Bool: NibScalar {
  static func fromNib(_ value: Any) -> Bool? {
    Double.fromNib(value).map { $0 != 0 }
  }
}
