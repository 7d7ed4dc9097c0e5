import InterfaceBuilder

extension ComparedTree {
  /// Returns whether an item is a single value, such as a color, whose attributes have no meaning individually.
  func isValue(_ index: Int) -> Bool {
    let item = items[index]
    return item.role == .value && item.identity == nil
      && item.children.allSatisfy { items[$0].kind != .element }
      && !["state", "textInputTraits", "accessibility", "buttonConfiguration"].contains(item.name)
  }

  /// Returns a short description of a value: `systemRed`, `[0, 0, 320, 44]`, `system 17`.
  func valueText(_ index: Int) -> String {
    let item = items[index]
    if let id = referent(of: index) { return title(ofObject: id) }
    let words: ([String]) -> String = { names in
      names.compactMap { item[$0] }.joined(separator: " ")
    }
    switch item.name {
    case "rect": return "[" + list(item, ["x", "y", "width", "height"]) + "]"
    case "point": return "(" + list(item, ["x", "y"]) + ")"
    case "size": return words(["width"]) + " × " + words(["height"])
    case "color":
      if let name = item["name"] ?? item["systemColor"] ?? item["cocoaTouchSystemColor"] {
        return name
      }
      if let white = item["white"] { return "white \(Self.number(white))" + alpha(item) }
      return "rgb(" + list(item, ["red", "green", "blue"]) + ")" + alpha(item)
    case "fontDescription":
      return words(["style", "name", "type", "weight", "pointSize"])
    case "inset": return "[" + list(item, ["minY", "minX", "maxY", "maxX"]) + "]"
    case "edgeInsets": return "[" + list(item, ["top", "left", "bottom", "right"]) + "]"
    case "directionalEdgeInsets":
      return "[" + list(item, ["top", "leading", "bottom", "trailing"]) + "]"
    case "string", "mutableString": return "\"\(Self.short(content(of: index)))\""
    case "nil": return "none"
    default: break
    }
    if let value = item["value"] { return value }
    let rest = item.attributes.filter { $0.name != "key" }
    if rest.isEmpty { return Self.short(content(of: index)) }
    return rest.map { $0.value == "YES" ? $0.name : "\($0.name) \($0.value)" }
      .joined(separator: ", ")
  }

  private func list(_ item: ComparedItem, _ names: [String]) -> String {
    names.map { Self.number(item[$0] ?? "0") }.joined(separator: ", ")
  }

  /// Returns a number with at most three decimal places.
  private static func number(_ text: String) -> String {
    guard let value = Double(text), abs(value) < 1e9 else { return text }
    let rounded = (value * 1000).rounded() / 1000
    return Int(exactly: rounded).map { String($0) } ?? String(rounded)
  }

  private func alpha(_ item: ComparedItem) -> String {
    guard let alpha = item["alpha"], alpha != "1" else { return "" }
    return " alpha \(Self.number(alpha))"
  }
}

extension ComparedTree {
  /// Returns a description of an added or removed item: its value, or its kind.
  func shown(_ index: Int) -> String {
    if isValue(index) || referent(of: index) != nil { return valueText(index) }
    let item = items[index]
    if let value = item["value"] { return value }
    let only = item.children.count == 1 ? item.children[0] : nil
    return only.flatMap { isValue($0) ? valueText($0) : nil } ?? "<\(item.name)>"
  }

  /// Returns a description of an item that is not a property of an object, such as a comment or scene.
  func note(_ index: Int) -> String {
    let item = items[index]
    return item.kind == .element
      ? title(of: index) : "\(item.kind.rawValue) \"\(Self.short(item.text))\""
  }
}
