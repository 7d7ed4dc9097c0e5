import NibCompiler
import NibFormat

// Connections as AppKit's nibs have them.
extension AppKitDecoder {
  /// Writes outlets, actions, bindings, tool tips, runtime attributes and accessibility into the elements of their
  /// objects.
  func decodeConnectors() {
    for connector in reader.members("NSConnections", of: data) { decode(connector) }
    for connector in reader.members("NSAccessibilityConnectors", of: data) { decode(connector) }
  }

  private func decode(_ connector: Int) {
    let label = reader.text("NSLabel", of: connector) ?? ""
    if isOfScene(connector, label) { return }
    switch reader.className(connector) {
    case "NSNibOutletConnector":
      connect("outlet", "property", label, connector, target: "destination")
    case "NSNibControlConnector", "NSNibAuxiliaryActionConnector":
      connect("action", "selector", label, connector, target: "target")
    case "NSNibBindingConnector": bind(connector)
    case "NSIBHelpConnector":
      guard let element = holder("NSDestination", of: connector),
        let text = reader.text("NSMarker", of: connector)
      else { return losses.add("tool tips of objects without an element") }
      element["toolTip"] = text
    case "NSIBUserDefinedRuntimeAttributesConnector": setAttributes(connector)
    case "NSNibAXAttributeConnector": describe(connector)
    case "NSNibAXRelationshipConnector":
      let names = ["AXTitleUIElement": "title", "AXLinkedUIElements": "link"]
      guard let name = names[label] else { return losses.add("relationships '\(label)'") }
      connect("accessibilityConnection", "property", name, connector, target: "destination")
    // The compiler adds these for stack views.
    case "NSNibConnector": break
    case let other: losses.add("connectors of the class \(other)")
    }
  }

  private func holder(_ key: String, of connector: Int) -> DraftElement? {
    reader.object(key, of: connector).flatMap { graph.elements[$0] }
  }

  private func connect(
    _ kind: String, _ attribute: String, _ name: String, _ connector: Int, target: String
  ) {
    guard let holder = holder("NSSource", of: connector) else {
      return losses.add("connections of objects without an element")
    }
    let destination = reader.object("NSDestination", of: connector)
    // What the first responder does has no destination.
    let source = reader.object("NSSource", of: connector)
    guard let id = destination.map({ graph.id(of: $0) }) ?? responder(of: source) else {
      return losses.add("connections to objects without an element")
    }
    let element = DraftElement(kind, [attribute: name, target: id])
    if let trigger = reader.text("NSTrigger", of: connector) { element["trigger"] = trigger }
    add(element, to: holder)
  }

  private func add(_ element: DraftElement, to source: DraftElement) {
    let summary = element.summary + (source["id"] ?? "")
    element["id"] = graph.ids.id(for: element.name, seed: graph.ids.seed(of: summary, in: 3))
    source.container("connections").children.append(element)
  }

  private func bind(_ connector: Int) {
    guard let source = holder("NSSource", of: connector),
      let id = reader.object("NSDestination", of: connector).flatMap({ graph.id(of: $0) })
    else { return losses.add("bindings of objects without an element") }
    let binding = DraftElement(
      "binding",
      [
        "destination": id, "name": reader.text("NSBinding", of: connector) ?? "",
        "keyPath": reader.text("NSKeyPath", of: connector) ?? "",
      ])
    if let options = reader.object("NSOptions", of: connector) {
      let dictionary = DraftElement("dictionary", ["key": "options"])
      dictionary.children = reader.entries(of: options).compactMap { entry in
        reader.text(entry.key).flatMap { value(entry.value, key: $0) }
      }
      binding.children.append(dictionary)
    }
    add(binding, to: source)
    bindings[connector] = binding
    if let previous = reader.object("NSPreviousConnector", of: connector) {
      binding["previousBinding"] = bindings[previous]?["id"]
    }
  }

  /// Returns a string, number or Boolean value of a dictionary.
  func value(_ object: Int, key: String) -> DraftElement? {
    if let text = reader.text(object) {
      let element = DraftElement("string", ["key": key])
      element.text = text
      return element
    }
    let values = reader.values(of: object)
    if let integer = reader.integer("NS.intval", of: object) {
      return DraftElement("integer", ["key": key, "value": "\(integer)"])
    }
    if let real = values["NS.dblval"]?.number {
      return DraftElement("real", ["key": key, "value": DraftElement.number(real)])
    }
    if let truth = values["NS.boolval"]?.truth {
      return DraftElement("bool", ["key": key, "value": truth ? "YES" : "NO"])
    }
    if let decimal = decimal(object) {
      return DraftElement("decimal", ["key": key, "value": decimal.text])
    }
    losses.add("values of the class \(reader.className(object))")
    return nil
  }

  /// Returns the decimal number that an object contains; nil for other objects.
  func decimal(_ object: Int) -> ArchivedDecimal? {
    guard case .data(let bytes)? = reader.values(of: object)["NS.mantissa"] else { return nil }
    return ArchivedDecimal(
      bytes: Array(bytes), exponent: reader.integer("NS.exponent", of: object) ?? 0,
      isNegative: reader.values(of: object)["NS.negative"]?.truth ?? false)
  }

  private func setAttributes(_ connector: Int) {
    guard let holder = holder("NSObject", of: connector) else {
      return losses.add("runtime attributes of objects without an element")
    }
    let paths = reader.members("NSKeyPaths", of: connector)
    for (path, value) in zip(paths, reader.members("NSValues", of: connector)) {
      if isInStoryboard, SceneLinks.attributes.contains(reader.text(path) ?? "") { continue }
      let attribute: DraftElement?
      if reader.className(value) == "NSNull" {
        attribute = DraftElement("userDefinedRuntimeAttribute", ["type": "nil"])
      } else if let color = color(value, key: "value") {
        attribute = DraftElement("userDefinedRuntimeAttribute", ["type": "color"])
        attribute?.children.append(color)
      } else if let name = image(value) {
        attribute = DraftElement("userDefinedRuntimeAttribute", ["type": "image"])
        attribute?.children.append(DraftElement("image", ["key": "value", "name": name]))
      } else {
        attribute = graph.runtimeAttribute(value)
      }
      guard let attribute, let keyPath = reader.text(path) else {
        losses.add("runtime attributes of an unknown type")
        continue
      }
      attribute.attributes.insert(("keyPath", keyPath), at: 1)
      holder.container("userDefinedRuntimeAttributes").children.append(attribute)
    }
  }

  private func describe(_ connector: Int) {
    let names = ["AXDescription": "description", "AXIdentifier": "identifier", "AXHelp": "help"]
    guard let holder = holder("AXDestinationArchiveKey", of: connector),
      let type = reader.text("AXAttributeTypeArchiveKey", of: connector), let name = names[type],
      let text = reader.text("AXAttributeValueArchiveKey", of: connector)
    else { return losses.add("accessibility attributes") }
    let known = holder.children.first { $0.name == "accessibility" }
    let element = known ?? DraftElement("accessibility")
    element[name] = text
    if known == nil { holder.children.append(element) }
  }
}
