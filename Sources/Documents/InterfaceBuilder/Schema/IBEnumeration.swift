public import XMLTree

/// The words of a closed list as a Swift type: `IBContentModeValue.scaleToFill`.
public protocol IBEnumeration: RawRepresentable, Hashable, Sendable where RawValue == UInt8 {
  /// The list, whose words are in the order of the cases.
  static var list: AttributeType.Enumeration { get }
}

extension IBEnumeration {
  /// Creates the value of a word, as documents spell it.
  public init?(word: String) {
    guard let place = Self.list.place(of: word) else { return nil }
    self.init(rawValue: UInt8(place))
  }

  /// The word of the value, as documents spell it.
  public var word: String { Self.list.words[Int(rawValue)] }

  /// The number of the value in UIKit and in nibs; nil if none is known.
  public var number: Int? { Self.list.number(at: Int(rawValue)) }
}

extension Node {
  /// Returns the value of an attribute as a case of an enumeration.
  public func enumeration<Value: IBEnumeration>(_ name: Name) -> Value? {
    guard let record = attributeRecord(name),
      let place = tree.withValue(of: record, { Value.list.place(of: $0) })
    else { return nil }
    return Value(rawValue: UInt8(place))
  }
}
