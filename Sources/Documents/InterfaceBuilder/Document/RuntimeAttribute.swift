public import XMLTree

/// A user-defined runtime attribute: a value that is set on the object by key path after it has been created.
public struct RuntimeAttribute: Hashable, Sendable {
  /// The value of a runtime attribute.
  public enum Value: Hashable, Sendable {
    /// A Boolean value.
    case boolean(Bool)
    /// An integer.
    case integer(Int)
    /// A floating-point number.
    case real(Double)
    /// A string that is not localized.
    case string(String)
    /// A localized string.
    case localizedString(String)
    /// A color.
    case color(ColorValue)
    /// A point.
    case point(Point)
    /// A size.
    case size(Size)
    /// A rectangle.
    case rect(Rect)
    /// A range of indices.
    case range(IndexRange)
    /// An image by name.
    case image(String)
    /// The value `nil`, which clears the property.
    case `nil`
    /// A value of an unknown type; ``RuntimeAttribute/node`` has its details.
    case other(type: String)
  }

  /// The key path: `layer.cornerRadius`.
  public var keyPath: String
  /// The value.
  public var value: Value
  /// The `userDefinedRuntimeAttribute` element.
  public var node: Node

  /// Reads a `userDefinedRuntimeAttribute` element; nil if it has no key path.
  public init?(_ node: Node) {
    guard let keyPath = node[Names.keyPath] else { return nil }
    self.keyPath = keyPath
    self.node = node
    value = Self.value(of: node)
  }

  private static func value(of node: Node) -> Value {
    let child = node.child(keyed: "value")
    let type = node[Names.type] ?? "string"
    switch type {
    case "boolean":
      return .boolean(node.bool(Names.value) ?? false)
    case "number":
      if let number = child?[Names.value] ?? node[Names.value] {
        if let integer = Int(number) {
          return child?.name == Names.real ? .real(Double(integer)) : .integer(integer)
        }
        if let real = Double(finite: number) { return .real(real) }
      }
    case "string":
      let text = node[Names.value] ?? child?.stringValue ?? ""
      return node.bool(Names.localized) == true ? .localizedString(text) : .string(text)
    case "localizedString":
      return .localizedString(node[Names.value] ?? child?.stringValue ?? "")
    case "color":
      if let color = child.flatMap({ ColorValue($0) }) { return .color(color) }
    case "point":
      if let point = child?.point { return .point(point) }
    case "size":
      if let size = child?.size { return .size(size) }
    case "rect":
      if let rect = child?.rect { return .rect(rect) }
    case "range":
      if let range = child?.indexRange { return .range(range) }
    case "image":
      if let name = node[Names.value] ?? child?[Names.name] { return .image(name) }
    case "nil":
      return .nil
    default:
      break
    }
    return .other(type: type)
  }
}

extension IBObject {
  /// The user-defined runtime attributes, in the order in which they are set.
  public var runtimeAttributes: [RuntimeAttribute] {
    node.firstElement(named: Names.userDefinedRuntimeAttributes)?
      .elements.compactMap { RuntimeAttribute($0) } ?? []
  }
}
