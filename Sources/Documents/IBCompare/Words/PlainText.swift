import Diagnostics
public import InterfaceBuilder

extension IBDocument {
  /// The document as plain text for tools that compare lines: one line per object, followed by its properties, worded
  /// as in ``DocumentDifference/review(showsAll:)``. Attributes that do not affect the app are omitted.
  public var reviewText: String {
    let tree = ComparedTree(self)
    var text = ""
    var open = tree.items[0].children.reversed().map { (item: $0, depth: 0) }
    while let (item, depth) = open.popLast() {
      // Bounded: each item of the document is visited once.
      guard tree.folding(of: item, attribute: nil) == nil else { continue }
      let (line, inside) = tree.plainLine(item)
      let indentation = String(repeating: "  ", count: depth)
      if let line { text += "\(indentation)\(PrintableText.line(line))\n" }
      let below = line == nil ? depth : depth + 1
      if inside {
        for property in tree.plainProperties(item) {
          text +=
            String(repeating: "  ", count: below) + PrintableText.line(property)
            + "\n"
        }
        open += tree.items[item].children.reversed().map { ($0, below) }
      }
    }
    return text
  }
}

extension ComparedTree {
  /// Returns the line for an item, or nil for a list, and whether to print its contents.
  fileprivate func plainLine(_ index: Int) -> (line: String?, inside: Bool) {
    let item = items[index]
    guard item.kind == .element else {
      return ("\(item.kind.rawValue) \"\(Self.short(item.text, limit: 200))\"", false)
    }
    switch item.role {
    case .constraint: return ("constraint \(constraintText(index))", false)
    case .connection:
      return ("\(title(of: index)) to \(destinationTitle(ofConnection: index))", false)
    default: break
    }
    if isValue(index) { return ("\(item["key"] ?? item.key): \(valueText(index))", false) }
    if item.isList { return (nil, true) }
    if item.identity != nil || index == root { return (titleWithID(of: index), true) }
    return (item["key"] ?? Self.words(item.key), true)
  }

  /// Returns the relevant attributes of an item, one per line.
  fileprivate func plainProperties(_ index: Int) -> [String] {
    let own: Set<String> = ["id", "key", "sceneID", "sceneMemberID"]
    return items[index].attributes.compactMap { attribute in
      guard !own.contains(attribute.name), folding(of: index, attribute: attribute.name) == nil
      else { return nil }
      let value =
        isReference(attribute.name, of: index)
        ? title(ofObject: attribute.value) : Self.short(attribute.value, limit: 200)
      return "\(attribute.name): \(value)"
    }
  }
}
