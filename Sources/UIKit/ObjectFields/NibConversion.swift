package import Foundation

/// Conversion of nib values to the types of properties, following the rules of key-value coding.
package enum NibConversion {
  /// Returns a value converted to a type, or nil if it cannot be converted.
  ///
  /// Numbers are converted to every numeric type and to `Bool`. A missing value becomes `nil` if the type is optional.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = flattened(value) else { return nothing(as: type) }
    if let exact = value as? Value { return exact }
    let wrapped = (type as? any OptionalType.Type)?.wrappedType ?? type
    if let scalar = wrapped as? any NibScalar.Type {
      return scalar.fromNib(value).flatMap { $0 as? Value }
    }
    if let enumeration = wrapped as? any RawRepresentable.Type {
      return self.enumeration(enumeration, value) as? Value
    }
    return nil
  }

  /// Returns the enumeration case or option set for a number.
  private static func enumeration<Enumeration: RawRepresentable>(
    _ type: Enumeration.Type, _ value: Any
  ) -> Enumeration? {
    // Bounded: types are finite, so the chain of raw types ends.
    convert(value, to: Enumeration.RawValue.self).flatMap { Enumeration(rawValue: $0) }
  }

  /// Returns a value without nested optionals.
  package static func flattened(_ value: Any?) -> Any? {
    // Bounded: the type of the value is finite.
    guard let value else { return nil }
    if let optional = value as? any OptionalType { return flattened(optional.anyValue) }
    return value
  }

  private static func nothing<Value>(as type: Value.Type) -> Value? {
    func none<Some: OptionalType>(_ optional: Some.Type) -> Value {
      // The types are the same. A cast to `Any?` would wrap the nil as a value.
      unsafeBitCast(Some(nilLiteral: ()), to: Value.self)
    }
    guard let optional = type as? any OptionalType.Type else { return nil }
    let value: Value = none(optional)
    return value
  }
}

/// An optional whose type is unknown.
package protocol OptionalType: ExpressibleByNilLiteral {
  static var wrappedType: Any.Type { get }
  var anyValue: Any? { get }
}

extension Optional: OptionalType {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var anyValue: Any? { self }
}

/// A type to which the numbers and strings of a nib are converted. Key-value coding reads the number from a string.
package protocol NibScalar {
  static func fromNib(_ value: Any) -> Self?
}

extension NibScalar where Self: BinaryInteger {
  package static func fromNib(_ value: Any) -> Self? {
    switch value {
    case let value as Int: Self(exactly: value)
    case let value as Double: Self(exactly: value.rounded(.towardZero))
    case let value as Float: Self(exactly: value.rounded(.towardZero))
    case let value as Bool: value ? 1 : 0
    case let value as String: Self(exactly: NibNumber.leading(value).rounded(.towardZero))
    default: nil
    }
  }
}

extension NibScalar where Self: BinaryFloatingPoint {
  package static func fromNib(_ value: Any) -> Self? {
    switch value {
    case let value as Int: Self(value)
    case let value as Double: Self(value)
    case let value as Float: Self(value)
    case let value as CGFloat: Self(Double(value))
    case let value as Bool: value ? 1 : 0
    case let value as String: Self(NibNumber.leading(value))
    default: nil
    }
  }
}

extension Int: NibScalar {}
extension Int8: NibScalar {}
extension Int16: NibScalar {}
extension Int32: NibScalar {}
extension Int64: NibScalar {}
extension UInt: NibScalar {}
extension UInt8: NibScalar {}
extension UInt16: NibScalar {}
extension UInt32: NibScalar {}
extension UInt64: NibScalar {}
extension Double: NibScalar {}
extension Float: NibScalar {}
extension CGFloat: NibScalar {}

extension Bool: NibScalar {
  package static func fromNib(_ value: Any) -> Bool? {
    guard let text = value as? String else { return Double.fromNib(value).map { $0 != 0 } }
    // The texts that NSString treats as true.
    let sign = text.utf8.drop { $0 == 0x20 || $0 == 0x2B || $0 == 0x2D || $0 == 0x30 }
    return sign.first.map { "YyTt123456789".utf8.contains($0) } ?? false
  }
}

/// Parsing of numbers in text, as in NSString.
enum NibNumber {
  /// Returns the number at the start of a text, or zero if the text does not start with a number.
  static func leading(_ text: String) -> Double {
    let digits = text.utf8.drop { $0 == 0x20 }
    var end = digits.startIndex
    for byte in digits {
      guard (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte) else {
        break
      }
      end = text.utf8.index(after: end)
    }
    // For "12e" or "1-2", this is the longest prefix that is a number.
    var number = text[digits.startIndex..<end]
    while !number.isEmpty {
      if let value = Double(number) { return value }
      number.removeLast()
    }
    return 0
  }
}
