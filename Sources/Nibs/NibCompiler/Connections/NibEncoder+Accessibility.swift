import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  /// Writes the accessibility settings of every object in the nib that has any.
  func accessibilityConfigurations() -> [Int] {
    features.accessibility.compactMap { node in
      guard let object = document.object(around: node), object.node == node.parent,
        isEncoded(object), unit.contains(object), let number = reference(to: object)
      else { return nil }
      let configuration = builder.addObject("UIRuntimeAccessibilityConfiguration")
      let writer = ObjectWriter(
        encoder: self, source: object, node: node, number: configuration)
      writer.writeAccessibility(of: number)
      return configuration
    }
  }
}

extension ObjectWriter {
  fileprivate func writeAccessibility(of object: Int) {
    write("UIAccessibileObject", object: object)
    write("UIAccessibilityHint", text: Names.hint, property: "accessibilityHint")
    write("UIAccessibilityLabel", text: Names.label, property: "accessibilityLabel")
    write("UIAccessibilityIdentifier", string: Names.identifier)
    if let traits = node.child("traits") {
      let bits = traits.flagBits
      if bits != 0 { write("UIAccessibilityTraits", object: encoder.number(bits)) }
    }
    if let isElement = node.child("isElement")?.bool(Names.value) {
      write("UIIsAccessibilityElement", object: encoder.number(isElement ? 1 : 0))
    }
  }
}
