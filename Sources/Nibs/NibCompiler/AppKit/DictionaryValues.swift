import InterfaceBuilder
import XMLTree

/// The entries of a `dictionary` element: names with strings, numbers and Boolean values.
struct DictionaryValues {
  /// A value.
  enum Value {
    case text(String)
    case integer(Int)
    case real(Double)
    case decimal(ArchivedDecimal)
    case bool(Bool)
    /// An object of the nib.
    case object(Int)
  }

  /// The entries in document order.
  private(set) var entries: [(key: String, value: Value)] = []
  /// The elements whose values nibs cannot hold.
  private(set) var others: [Node] = []

  init(_ node: Node) {
    for child in node.elements {
      guard let key = child[Names.key], child.name != Names.nil else { continue }
      if let value = Value(child) {
        entries.append((key, value))
      } else {
        others.append(child)
      }
    }
  }
}

extension DictionaryValues.Value {
  /// Reads a `string`, `integer`, `real`, `decimal` or `bool` element; nil for others.
  init?(_ node: Node) {
    switch node.name {
    case Names.string: self = .text(node.text)
    case Names.integer:
      guard let value = node.int(Names.value) else { return nil }
      self = .integer(value)
    case Names.real:
      guard let value = node.double(Names.value) else { return nil }
      self = .real(value)
    case Names.decimal:
      guard let value = node[Names.value].flatMap({ ArchivedDecimal($0) }) else { return nil }
      self = .decimal(value)
    case Names.bool, Names.boolean:
      guard let value = node.bool(Names.value) else { return nil }
      self = .bool(value)
    default: return nil
    }
  }
}
