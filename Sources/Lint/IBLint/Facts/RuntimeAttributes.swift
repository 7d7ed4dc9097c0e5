package import InterfaceBuilder
import XMLTree

extension IBDocument {
  /// The classes of the objects with a runtime attribute, by the first key of the attribute's path.
  package var runtimeAttributes: [String: Set<String>] {
    var classes: [String: Set<String>] = [:]
    for node in tree.root.subtree where node.name == Names.userDefinedRuntimeAttribute {
      guard let key = node[Names.keyPath]?.split(separator: ".").first,
        let name = object(around: node)?.className
      else { continue }
      classes[String(key), default: []].insert(name)
    }
    return classes
  }
}

extension SourceClass {
  /// Whether the class declares a property for runtime attributes: one that is visible to Objective-C and not an outlet.
  var hasInspectable: Bool {
    otherProperties.contains { $0.isExposed && !$0.isReadOnly && !$0.isStatic }
  }
}
