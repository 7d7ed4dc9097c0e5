import Diagnostics
import InterfaceBuilder
import NibFormat
import XMLTree

// Connections as they are stored in AppKit's nibs.
extension NibEncoder {
  /// A connector of the nib.
  struct Connector {
    let number: Int
    /// Whether the list of numbers contains the connector.
    var hasNumber = true
    /// Whether the connector is numbered after those for accessibility.
    var isBinding = false
  }

  /// Writes the connectors: those that make AppKit decode stack views early, runtime attributes, outlets, actions, tool
  /// tips and bindings.
  func encodeConnectors() -> [Connector] {
    let held = heldConnections
    let ascending = ConnectorOrder.sorted(held)
    var connectors = earlyStackViews.map { Connector(number: $0, hasNumber: false) }
    connectors += sceneConnectors + encodeAppKitAnchors()
    connectors += userDefinedAttributes().map { Connector(number: $0, hasNumber: false) }
    connectors += ascending.filter { $0.kind == .outlet }.compactMap(outletConnector)
    connectors += ascending.filter { $0.kind == .action }.compactMap(controlConnector)
    connectors += toolTips().map { Connector(number: $0, hasNumber: false) }
    connectors += bindingConnectors(held)
    for connection in held {
      switch connection.kind {
      case .outlet, .action, .binding, .accessibility: break
      case .segue where unit.storyboard != nil:
        if let connector = segueConnector(connection) { connectors.append(connector) }
      case .outletCollection, .segue, nil:
        note(
          connection.node,
          "nibs for macOS cannot hold <\(connection.node.spelling)>; left out")
      }
    }
    return connectors
  }

  /// The connections whose sources are in the nib.
  private var heldConnections: [IBConnection] {
    unit.storyboard?.connections
      ?? document.connections.filter { connection in
        connection.source.map { unit.root == nil || unit.contains($0) } ?? false
      }
  }

  private func outletConnector(_ connection: IBConnection) -> Connector? {
    guard let source = connection.source.flatMap({ reference(to: $0) }),
      let destination = connection.destination.flatMap({ reference(to: $0) })
    else { return nil }
    let number = connector("NSNibOutletConnector", connection)
    builder.add("NSSource", object: source, to: number)
    builder.add("NSDestination", object: destination, to: number)
    builder.add("NSLabel", object: string(connection.name ?? ""), to: number)
    builder.add("NSChildControllerCreationSelectorName", object: nil, to: number)
    return Connector(number: number)
  }

  /// Writes an action. An action that the first responder handles has no destination. An action with its own trigger,
  /// such as a double click, does not replace the control's action.
  private func controlConnector(_ connection: IBConnection) -> Connector? {
    guard let source = connection.source.flatMap({ reference(to: $0) }),
      let target = connection.destination
    else { return nil }
    let destination = reference(to: target)
    guard destination != nil || target.role == .firstResponder else { return nil }
    let trigger = connection.node[Names.trigger]
    let number =
      trigger == nil
      ? connector("NSNibControlConnector", connection)
      : connector("NSNibAuxiliaryActionConnector", connection, fallbacks: ["NSNibConnector"])
    builder.add("NSSource", object: source, to: number)
    if let destination { builder.add("NSDestination", object: destination, to: number) }
    builder.add("NSLabel", object: string(connection.name ?? ""), to: number)
    if let trigger { builder.add("NSTrigger", object: string(trigger), to: number) }
    return Connector(number: number)
  }

  private func connector(
    _ className: String, _ connection: IBConnection, fallbacks: [String] = []
  ) -> Int {
    let number = builder.addObject(className, fallbacks: fallbacks)
    builder.setOrigin(
      NibOrigin(
        file: document.file, objectID: connection.id, line: connection.node.position.line),
      of: number)
    return number
  }

  // MARK: Bindings

  private func bindingConnectors(_ held: [IBConnection]) -> [Connector] {
    let bindings = ConnectorOrder.sorted(held.filter { $0.kind == .binding }, descending: true)
    var numbers: [Int: Int] = [:]
    var connectors: [Connector] = []
    for connection in bindings {
      guard let source = connection.source.flatMap({ reference(to: $0) }),
        let destination = connection.destination.flatMap({ reference(to: $0) })
      else { continue }
      let number = connector("NSNibBindingConnector", connection)
      numbers[connection.index] = number
      let name = connection.name ?? ""
      let path = connection.keyPath ?? ""
      builder.add("NSSource", object: source, to: number)
      builder.add("NSDestination", object: destination, to: number)
      builder.add("NSLabel", object: string("\(name): \(path)"), to: number)
      builder.add("NSBinding", object: string(name), to: number)
      builder.add("NSKeyPath", object: string(path), to: number)
      if let options = bindingOptions(of: connection) {
        builder.add("NSOptions", object: options, to: number)
      }
      if let previous = connection.node[Names.previousBinding],
        let earlier = bindings.first(where: { $0.id == previous }).flatMap({ numbers[$0.index] })
      {
        builder.add("NSPreviousConnector", object: earlier, to: number)
      }
      builder.add("NSNibBindingConnectorVersion", Int64(2), to: number)
      connectors.append(Connector(number: number, isBinding: true))
    }
    return connectors
  }

  private func bindingOptions(of connection: IBConnection) -> Int? {
    guard let options = connection.node.child("options") else { return nil }
    let values = DictionaryValues(options)
    for other in values.others {
      note(other, "cannot compile the binding's option '\(other[Names.key] ?? "")'; left out")
    }
    let entries = values.entries
    guard !entries.isEmpty else { return nil }
    return dictionary("NSDictionary", entries.map { (string($0.key), value($0.value)) })
  }

  func value(_ value: DictionaryValues.Value) -> Int {
    switch value {
    case .text(let text): string(text)
    case .integer(let value): wholeNumber(value)
    case .real(let value): number(value, asDouble: true)
    case .decimal(let value): decimalNumber(value)
    case .bool(let value): boolNumber(value)
    case .object(let number): number
    }
  }

  /// Returns a Boolean value as an object; equal values are one object.
  func boolNumber(_ value: Bool) -> Int {
    if let known = values.bools[value] { return known }
    let number = builder.addObject("NSNumber")
    builder.add("NS.boolval", value, to: number)
    values.bools[value] = number
    return number
  }

  // MARK: Other connectors

  private func toolTips() -> [Int] {
    encodedObjects.compactMap { object in
      guard unit.contains(object), let text = object.node.textProperty(Names.toolTip),
        object.node.name != Names.tableColumn, let destination = reference(to: object)
      else { return nil }
      let number = builder.addObject("NSIBHelpConnector")
      builder.add("NSDestination", object: destination, to: number)
      builder.add("NSFile", object: string("NSToolTipHelpKey"), to: number)
      let property = object.node.name == Names.toolbarItem ? "toolTip" : "ibShadowedToolTip"
      let marker = localizable(text, property: property, of: object)
      builder.add("NSMarker", object: marker, to: number)
      return number
    }
  }

  private func userDefinedAttributes() -> [Int] {
    features.runtimeAttributes.compactMap { group in
      guard let object = document.object(around: group), object.node == group.parent,
        isEncoded(object), unit.contains(object), let target = reference(to: object)
      else { return nil }
      var keys: [Int] = []
      var values: [Int] = []
      for attribute in group.elements.compactMap({ RuntimeAttribute($0) }) {
        guard let value = appKitValue(of: attribute, of: object) else { continue }
        keys.append(string(attribute.keyPath))
        values.append(value)
      }
      guard !keys.isEmpty else { return nil }
      let number = builder.addObject("NSIBUserDefinedRuntimeAttributesConnector")
      builder.add("NSObject", object: target, to: number)
      builder.add("NSValues", object: collection("NSArray", values), to: number)
      builder.add("NSKeyPaths", object: collection("NSArray", keys), to: number)
      return number
    }
  }

  /// Writes a connector for each accessibility property in the document, and for each accessibility relationship.
  func encodeAccessibilityConnectors() -> [Int] {
    accessibilityProperties() + heldConnections.compactMap(accessibilityRelationship)
  }

  /// Writes a relationship between an object and another one that describes it, such as its title.
  private func accessibilityRelationship(_ connection: IBConnection) -> Int? {
    guard connection.kind == .accessibility else { return nil }
    guard let name = connection.name, let attribute = Self.accessibilityRelationships[name] else {
      note(
        connection.node,
        "cannot compile the accessibility connection '\(connection.name ?? "")'; left out")
      return nil
    }
    guard let source = connection.source.flatMap({ reference(to: $0) }),
      let destination = connection.destination.flatMap({ reference(to: $0) })
    else { return nil }
    let number = connector("NSNibAXRelationshipConnector", connection)
    builder.add("NSSource", object: source, to: number)
    builder.add("NSDestination", object: destination, to: number)
    builder.add("NSLabel", object: string(attribute), to: number)
    return number
  }

  /// The attributes of accessibility elements that refer to other elements, by their names in documents.
  private static let accessibilityRelationships = [
    "title": "AXTitleUIElement", "link": "AXLinkedUIElements",
  ]

  private func accessibilityProperties() -> [Int] {
    features.accessibility.flatMap { node -> [Int] in
      guard let object = document.object(around: node), isEncoded(object), unit.contains(object),
        let destination = reference(to: object)
      else { return [] }
      return Self.accessibilityProperties.compactMap { name, attribute in
        guard let text = node[name] else { return nil }
        let number = builder.addObject("NSNibAXAttributeConnector")
        builder.add("AXDestinationArchiveKey", object: destination, to: number)
        let type = builder.addObject("NSMutableString")
        builder.add("NS.bytes", data: attribute.utf8, to: type)
        builder.add("AXAttributeTypeArchiveKey", object: type, to: number)
        builder.add("AXAttributeValueArchiveKey", object: string(text), to: number)
        return number
      }
    }
  }

  private static let accessibilityProperties: [(name: Name, attribute: String)] = [
    (Names.description, "AXDescription"), (Names.identifier, "AXIdentifier"),
    (Names.help, "AXHelp"),
  ]
}
