/// Names of types for messages, in Swift's notation.
package enum TypeName {
  /// Returns the name of a type: `UILabel?` for `Optional<UILabel>`, `[UIView]` for `Array<UIView>`.
  package static func text(_ type: Any.Type) -> String {
    // Bounded: types are finite.
    if let optional = type as? any OptionalType.Type {
      let wrapped = text(optional.wrappedType)
      return (wrapped.utf8.contains(0x20) ? "(\(wrapped))" : wrapped) + "?"
    }
    if let array = type as? any ArrayType.Type { return "[\(text(array.elementType))]" }
    return "\(type)"
  }

  /// Returns the name of a value's type; for a list, the types of its members: `[UILabel, UIButton]`.
  package static func text(of value: Any?) -> String {
    // Bounded: the loader limits the depth of lists.
    guard let value = NibConversion.flattened(value) else { return "nil" }
    guard let list = value as? [Any] else { return text(Swift.type(of: value)) }
    var names: [String] = []
    for name in list.map({ text(of: $0) }) where !names.contains(name) { names.append(name) }
    return "[\(names.joined(separator: ", "))]"
  }
}

/// An array whose element type is unknown.
private protocol ArrayType {
  static var elementType: Any.Type { get }
}

extension Array: ArrayType {
  static var elementType: Any.Type { Element.self }
}
