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

  /// Whether the object is an accessibility element, or nil if its class decides.
  var isAccessibilityElement: Bool? { accessibility?.child(keyed: "isElement")?.bool(Names.value) }
}
