import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

/// The attributes that represent the bits of a number.
struct AttributeBits {
  let names: [(bit: Int, attribute: String)]

  /// Writes the attributes of the bits of a number; returns the bits without an attribute.
  func write(_ bits: Int, to element: DraftElement) -> Int {
    var rest = bits
    for (bit, attribute) in names where rest & bit != 0 {
      element[attribute] = "YES"
      rest &= ~bit
    }
    return rest
  }
}

extension ElementSampler {
  /// Returns the bits of the attributes of a text view's data detectors.
  func detectorBits() -> AttributeBits {
    bits(of: "dataDetectorType", key: "detectors") { attribute in
      let view = DraftElement("textView")
      view.children.append(
        DraftElement("dataDetectorType", ["key": "dataDetectorTypes", attribute: "YES"]))
      return view
    } value: { reader, object in
      reader.integer("UIDataDetectorTypes", of: object)
    }
  }

  /// Returns the bits of accessibility traits.
  func traitBits() -> AttributeBits {
    bits(of: "accessibilityTraits", key: "traits") { attribute in
      let view = DraftElement("view")
      let accessibility = DraftElement("accessibility", ["key": "accessibilityConfiguration"])
      accessibility.children.append(
        DraftElement("accessibilityTraits", ["key": "traits", attribute: "YES"]))
      view.children.append(accessibility)
      return view
    } value: { reader, object in
      reader.members("UINibAccessibilityConfigurationsKey", of: 0)
        .first { reader.object("UIAccessibileObject", of: $0) == object }
        .flatMap { reader.object("UIAccessibilityTraits", of: $0) }
        .flatMap { reader.integer("NS.intval", of: $0) }
    }
  }

  private func bits(
    of element: String, key: String, sample: (String) -> DraftElement,
    value: (NibReader, Int) -> Int?
  ) -> AttributeBits {
    if let known = knownBits[key] { return known }
    var names: [(bit: Int, attribute: String)] = []
    let vocabulary = Vocabulary.interfaceBuilder
    if let element = vocabulary.name(element) {
      let attributes = IBSchema.attributes(of: element, on: .iOS)
        .filter { $0.type == .bool }.map { vocabulary.spelling(of: $0.name) }
      let draft = DraftDocument(tools: tools)
      for attribute in attributes {
        let view = sample(attribute)
        view["id"] = attribute
        draft.objects.children.append(view)
      }
      if let graph = try? compiled(draft) {
        let reader = NibReader(graph)
        for (object, origin) in graph.origins.inKeyOrder {
          if let attribute = origin.objectID, let bit = value(reader, object), bit > 0 {
            names.append((bit, attribute))
          }
        }
      }
    }
    let bits = AttributeBits(names: names)
    knownBits[key] = bits
    return bits
  }
}
