import InterfaceBuilder
import XMLTree

extension IBObject {
  /// The texts of the object by property, in document order: those that are translated, with the properties that
  /// strings files name, and then attributed texts, which are not translated.
  var texts: [(property: String, value: String)] {
    guard isDescribed else { return [] }
    var texts = localizableTexts.map { (property: $0.property, value: $0.value) }
    for part in ownParts where part.node.name == Names.attributedString {
      guard let key = part.node[Names.key], key != "userComments" else { continue }
      let text = AttributedText(part.node).text
      if !text.isEmpty { texts.append((part.property(key), text)) }
    }
    return texts
  }

  /// The names of the object's images by property, in document order: `image`, `normalImage`, `configuration.image`.
  var images: [(property: String, name: String)] {
    guard isDescribed else { return [] }
    var images: [(property: String, name: String)] = []
    for part in [ObjectPart(node: node)] + ownParts {
      let element = part.node.name
      for attribute in part.node.attributes
      where IBSchema.attribute(attribute.name, of: element)?.type == .imageName {
        guard !attribute.value.isEmpty else { continue }
        // In a child that is an image, the key is the property.
        let name = part.isChild ? part.node[Names.key] ?? attribute.spelling : attribute.spelling
        let isHolder = element == Names.state || element == Names.buttonConfiguration
        images.append((part.property(isHolder ? attribute.spelling : name), attribute.value))
      }
    }
    return images
  }

  /// Whether the object has texts and images of its own; those of a configuration are its button's.
  private var isDescribed: Bool { kind == .object && node.name != Names.buttonConfiguration }

  /// The elements that describe the object and are not objects themselves, in document order.
  private var ownParts: [ObjectPart] {
    var parts: [ObjectPart] = []
    // Bounded: values are at most three elements below their object.
    func add(_ node: Node, _ prefix: String, _ depth: Int) {
      for (index, child) in node.elements.enumerated() {
        switch child.name.elementKind {
        case .object where child.name == Names.buttonConfiguration: break
        case .object, .guide, .constraint, .connection, .variation, .resource: continue
        default: break
        }
        var part = ObjectPart(node: child, isChild: true, prefix: prefix)
        switch child.name {
        case Names.state: part.prefix = child[Names.key] ?? ""
        case Names.buttonConfiguration: part.prefix = "configuration."
        case Names.segment: (part.prefix, part.suffix) = ("segment", "s[\(index)]")
        default: break
        }
        parts.append(part)
        if depth > 0 { add(child, part.prefix, depth - 1) }
      }
    }
    add(node, "", 2)
    return parts
  }
}

/// An element that describes an object.
private struct ObjectPart {
  let node: Node
  /// Whether the element is inside the object's own.
  var isChild = false
  /// The beginning of the properties, such as the state of a button.
  var prefix = ""
  /// The end of the properties: the place in a list.
  var suffix = ""

  /// Returns the property of the object that an attribute or key of the element sets.
  func property(_ name: String) -> String {
    guard !prefix.isEmpty, !prefix.hasSuffix("."), let first = name.first else {
      return prefix + name + suffix
    }
    return prefix + first.uppercased() + name.dropFirst() + suffix
  }
}
