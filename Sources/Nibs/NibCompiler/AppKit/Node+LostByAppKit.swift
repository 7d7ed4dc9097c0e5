import InterfaceBuilder
import XMLTree

extension Node {
  /// The attributes of an object's element that the compiler for AppKit does not know, except those with a default value.
  var lostByAppKit: [Attribute] {
    guard let known = AppKitKey.knownAttributes[name.rawValue] else { return [] }
    return attributes.filter { attribute in
      guard !known.contains(attribute.name.rawValue),
        !Self.attributesOfAllObjects.contains(attribute.name)
      else { return false }
      guard let row = IBSchema.attribute(attribute.name, of: name) else { return true }
      return row.defaultValue != attribute.value
    }
  }

  /// The attributes that every object may have.
  private static let attributesOfAllObjects: Set = [
    Names.id, Names.key, Names.customClass, Names.customModule, Names.customModuleProvider,
    Names.userLabel, Names.colorLabel, Names.sceneMemberID, Names.storyboardIdentifier,
    Names.showSeguePresentationStyle,
  ]
}
