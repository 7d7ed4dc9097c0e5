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
