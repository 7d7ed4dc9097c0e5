import InterfaceBuilder
import XMLTree

// What a document says to assistive technologies.
extension IBObject {
  /// The element with the object's accessibility settings.
  var accessibility: Node? { node.firstElement(named: Names.accessibility) }

  /// The accessibility label of the object, nil if it has none.
  var accessibilityLabel: String? {
    guard let accessibility else { return nil }
    let label = accessibility.textProperty(Names.label) ?? accessibility[Names.description]
    return label.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether assistive technologies see the object, nil if the class decides.
  var isAccessibilityElement: Bool? { accessibility?.child(keyed: "isElement")?.bool(Names.value) }
}
