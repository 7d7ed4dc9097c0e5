import InterfaceBuilder
import XMLTree

/// The entries of a `dictionary` element: names with strings, numbers and Boolean values.
struct DictionaryValues {
  /// A value.
  enum Value {
    case text(String)
    case integer(Int)
    case real(Double)
    case bool(Bool)
  }

  /// The entries in document order.
  let entries: [(key: String, value: Value)]

  init(_ node: Node) {
    entries = node.elements.compactMap { child in
      guard let key = child[Names.key], let value = Value(child) else { return nil }
      return (key, value)
    }
  }
}

extension DictionaryValues.Value {
  /// Reads a `string`, `integer`, `real` or `bool` element; nil for others.
  init?(_ node: Node) {
    switch node.name {
    case Names.string: self = .text(node.text)
    case Names.integer:
      guard let value = node.int(Names.value) else { return nil }
      self = .integer(value)
    case Names.real:
      guard let value = node.double(Names.value) else { return nil }
      self = .real(value)
    case Names.bool, Names.boolean:
      guard let value = node.bool(Names.value) else { return nil }
      self = .bool(value)
    default: return nil
    }
  }
}
