import InterfaceBuilder
import XMLTree

extension ComparedTree {
  /// Returns whether an attribute of an item contains the id of an object.
  func isReference(_ attribute: String, of index: Int) -> Bool {
    let item = items[index]
    guard let name = source.vocabulary.name(attribute) else { return false }
    if item.role == .connection, attribute == "destination" || attribute == "target" { return true }
    guard let element = source.vocabulary.name(item.name) else { return false }
    return IBSchema.attribute(name, of: element)?.type == .reference
  }
}

extension ComparedTree {
  /// Returns the attributes of an item that contain ids of objects.
  func references(of index: Int) -> [ComparedItem.Attribute] {
    guard items[index].kind == .element else { return [] }
    return items[index].attributes.filter { isReference($0.name, of: index) }
  }

  /// Returns the id of the object for which an item stands that only refers to it: `<toolbarItem reference="…"/>`; nil for
  /// other items.
  func referent(of index: Int) -> String? {
    let item = items[index]
    guard item.identity == nil, item.children.isEmpty,
      item.role != .connection, item.role != .constraint,
      item.attributes.count == (item["key"] == nil ? 1 : 2)
    else { return nil }
    return references(of: index).first?.value
  }

  /// Returns the objects at the ends of a connection or constraint. A constraint without a first item places the view
  /// that contains it.
  func ends(of index: Int) -> [Int] {
    let item = items[index]
    let named = references(of: index).compactMap { identities[$0.value] }
    guard item.role == .constraint, item["firstItem"] == nil,
      let view = nearest(item.parent, where: { $0.identity != nil })
    else { return named }
    return named + [view]
  }

  /// Changes identities of items, and updates references.
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
