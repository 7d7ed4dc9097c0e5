import InterfaceBuilder
import XMLTree

// The accessibility settings in a document.
extension IBObject {
  /// The element with the object's accessibility settings, or nil if there is none.
  var accessibility: Node? { node.firstElement(named: Names.accessibility) }

  /// The object's accessibility label, or nil if it has none.
  var accessibilityLabel: String? {
    guard let accessibility else { return nil }
    let label = accessibility.textProperty(Names.label) ?? accessibility[Names.description]
    return label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the object is an accessibility element, or nil if its class determines it.
  var isAccessibilityElement: Bool? { accessibility?.child(keyed: "isElement")?.bool(Names.value) }
}

extension IBObject {
  /// Whether a runtime attribute may set a title or a label, such as a key for a translated text.
  var hasLabellingAttribute: Bool {
    runtimeAttributes.contains { attribute in
      let path = attribute.keyPath.lowercased()
      return ["label", "title", "text", "locali", "access", "key"].contains { path.contains($0) }
    }
  }
}

extension LintContext {
  /// Returns whether code may set the label of an object through an outlet. Without sources, any outlet may be used.
  func outletMayLabel(_ object: IBObject) -> Bool {
    outlet(to: object) { sources, name in sources.mayLabel(name) }
  }

  /// Returns whether an outlet to an object may have an effect, depending on its name. Without sources, any has.
  func outlet(
    to object: IBObject, mayHave effect: (any SourceFacts, String) -> Bool?
  ) -> Bool {
    facts.connections(to: object).contains { connection in
      guard connection.kind == .outlet || connection.kind == .outletCollection else { return false }
      guard let sources, let name = connection.name, let source = connection.source,
        // A class whose code is unknown may do anything with its outlets.
        let lineage = ClassLineage(source, in: sources), lineage.framework != nil,
        lineage.property(name) != nil
      else { return true }
      return effect(sources, name) != false
    }
  }
}
