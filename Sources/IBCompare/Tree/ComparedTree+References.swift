import InterfaceBuilder
import XMLTree

extension ComparedTree {
  /// Whether an attribute of an item names an object by its id.
  func isReference(_ attribute: String, of index: Int) -> Bool {
    let item = items[index]
    guard let name = source.vocabulary.name(attribute) else { return false }
    if item.role == .connection, attribute == "destination" || attribute == "target" { return true }
    guard let element = source.vocabulary.name(item.name) else { return false }
    return IBSchema.attribute(name, of: element)?.type == .reference
  }
}

extension ComparedTree {
  /// The ids that an item names, with the attributes that name them.
  func references(of index: Int) -> [ComparedItem.Attribute] {
    guard items[index].kind == .element else { return [] }
    return items[index].attributes.filter { isReference($0.name, of: index) }
  }

  /// Gives items other identities, and lets what names them follow.
  mutating func rename(_ names: [String: String]) {
    func id(_ identity: String) -> String {
      identity.hasPrefix(ItemKey.scenePrefix)
        ? String(identity.dropFirst(ItemKey.scenePrefix.count)) : identity
    }
    for index in items.indices where items[index].kind == .element {
      if let identity = items[index].identity, let name = names[identity] {
        let attribute = identity.hasPrefix(ItemKey.scenePrefix) ? "sceneID" : "id"
        items[index][attribute] = id(name)
        identifyAgain(index)
      }
      for reference in references(of: index) {
        if let name = names[reference.value] { items[index][reference.name] = name }
      }
    }
  }
}
