import InterfaceBuilder
import NibFormat

// Constraints and connections.
extension GraphDecoder {
  /// Writes a constraint into the element of its view.
  func write(_ constraint: Int, in view: DraftElement) {
    let identifier = reader.text("NSLayoutIdentifier", of: constraint)
    // The compiler adds these itself.
    if identifier == "UIIBSystemGenerated" { return }
    if reader.className(constraint) == "NSIBPrototypingLayoutConstraint" {
      let isFixed = identifier?.hasSuffix("fixed frame") == true
      if let first = reader.object("NSFirstItem", of: constraint), let held = elements[first] {
        held[isFixed ? "fixedFrame" : "ambiguous"] = "YES"
      }
      return
    }
    let element = DraftElement("constraint")
    let first = reader.object("NSFirstItem", of: constraint).flatMap { item($0) }
    if let first, first != view["id"] { element["firstItem"] = first }
    guard let attribute = attribute("NSFirstAttribute", of: constraint) else {
      losses.add("constraints of an unknown attribute")
      return
    }
    element["firstAttribute"] = attribute
    if let relation = reader.integer("NSRelation", of: constraint), relation != 0,
      let word = DocumentWords.word(relation, "relation", of: "constraint")
    {
      element["relation"] = word
    }
    if let second = reader.object("NSSecondItem", of: constraint) {
      guard let id = item(second),
        let attribute = self.attribute("NSSecondAttribute", of: constraint)
      else {
        losses.add("constraints to an unknown object")
        return
      }
      element["secondItem"] = id
      element["secondAttribute"] = attribute
    }
    if let multiplier = reader.number("NSMultiplier", of: constraint), multiplier != 1 {
      element["multiplier"] = DraftElement.number(multiplier)
    }
    if reader.object("NSSymbolicConstant", of: constraint) != nil {
      element["symbolic"] = "YES"
    } else {
      // The other constant is for systems that do not know margins.
      let hasMargins = reader.values(of: constraint)["NSFirstAttributeV2"] != nil
      let constant =
        hasMargins
        ? reader.number("NSConstantV2", of: constraint)
        : reader.number("NSConstant", of: constraint)
      if let constant, constant != 0 { element["constant"] = DraftElement.number(constant) }
    }
    if let priority = reader.integer("NSPriority", of: constraint), priority != 1000 {
      element["priority"] = "\(priority)"
    }
    if let identifier { element["identifier"] = identifier }
    element["id"] = ids.id(for: "constraint", seed: ids.seed(of: element.summary, in: 2))
    elements[constraint] = element
    view.container("constraints").children.append(element)
  }

  private func attribute(_ key: String, of constraint: Int) -> String? {
    let number =
      reader.integer(key + "V2", of: constraint) ?? reader.integer(key, of: constraint)
    return number.flatMap { DocumentWords.word($0, "firstAttribute", of: "constraint") }
  }

  /// Returns the id of an item of a constraint.
  private func item(_ object: Int) -> String? { id(of: object) }

  /// Writes outlets, actions and collections into the elements of their sources.
  func decodeConnections() {
    for connection in reader.members("UINibConnectionsKey", of: root) {
      guard let source = reader.object("UISource", of: connection),
        let destination = reader.object("UIDestination", of: connection),
        let holder = elements[standIns[source] ?? source]
      else {
        losses.add("connections of objects without an element")
        continue
      }
      let name = reader.text("UILabel", of: connection) ?? ""
      if isInStoryboard, isOfScene(connection, name, holder, to: destination) { continue }
      switch reader.className(connection) {
      case "UIRuntimeOutletConnection":
        add("outlet", ["property": name], from: holder, to: destination)
      case "UIRuntimeOutletCollectionConnection":
        for member in reader.members(of: destination) {
          let element = add("outletCollection", ["property": name], from: holder, to: member)
          let collection = reader.text("runtimeCollectionClassName", of: connection)
          if let collection, collection != "NSArray" { element?["collectionClass"] = collection }
          if reader.flag("addsContentToExistingCollection", of: connection) {
            element?["appends"] = "YES"
          }
        }
      case "UIRuntimeEventConnection":
        let element = add("action", ["selector": name], from: holder, to: destination)
        if let mask = reader.integer("UIEventMask", of: connection) {
          if let event = DocumentWords.word(mask, "eventType", of: "action") {
            element?["eventType"] = event
          } else {
            losses.add("actions for several events")
          }
        }
      case let other: losses.add("connections of the class \(other)")
      }
    }
  }

  @discardableResult
  private func add(
    _ kind: String, _ attributes: KeyValuePairs<String, String>, from holder: DraftElement,
    to destination: Int
  ) -> DraftElement? {
    guard let target = id(of: destination) else {
      losses.add("connections to objects without an element")
      return nil
    }
    let element = DraftElement(kind, attributes)
    element["destination"] = target
    let kindAndNames = element.summary + (holder["id"] ?? "")
    element["id"] = ids.id(for: kind, seed: ids.seed(of: kindAndNames, in: 3))
    holder.container("connections").children.append(element)
    return element
  }

  /// Writes the values that are set by key path after loading.
  func decodeRuntimeAttributes() {
    for pair in reader.members("UINibKeyValuePairsKey", of: root) {
      guard let object = reader.object("UIObject", of: pair),
        let holder = elements[standIns[object] ?? object],
        let keyPath = reader.text("UIKeyPath", of: pair)
      else { continue }
      let value = reader.object("UIValue", of: pair)
      if keyPath == "frame", holder.name == "switch", let value,
        let text = reader.text("NS.rectval", of: value), let frame = holder.child(keyed: "frame")
      {
        // The document's frame of a switch; its size in the nib is fixed.
        let numbers = ValueElements.numbers(in: text)
        guard numbers.count == 4 else { continue }
        frame.attributes = ValueElements.rect(numbers, key: "frame").attributes
        continue
      }
      guard let attribute = runtimeAttribute(value) else {
        losses.add("runtime attributes of an unknown type")
        continue
      }
      attribute.attributes.insert(("keyPath", keyPath), at: 1)
      holder.container("userDefinedRuntimeAttributes").children.append(attribute)
    }
  }

  /// Returns the element of a value that is set by key path; nil for a value that documents cannot state.
  func runtimeAttribute(_ object: Int?) -> DraftElement? {
    func attribute(_ type: String, _ child: DraftElement? = nil) -> DraftElement {
      let element = DraftElement("userDefinedRuntimeAttribute", ["type": type])
      if let child { element.children.append(child) }
      return element
    }
    guard let object else { return attribute("nil") }
    if let text = reader.text(object) {
      let isLocalized = reader.className(object) == "NSLocalizableString"
      let element = attribute(isLocalized ? "localizedString" : "string")
      element["value"] = text
      return element
    }
    if let image = image(object) {
      return attribute("image", DraftElement("image", ["key": "value", "name": image]))
    }
    if let color = color(object, key: "value") { return attribute("color", color) }
    guard reader.className(object) == "NSNumber" || reader.className(object) == "NSValue" else {
      return nil
    }
    let values = reader.values(of: object)
    if let integer = reader.integer("NS.intval", of: object) {
      return attribute("number", DraftElement("integer", ["key": "value", "value": "\(integer)"]))
    }
    if let real = values["NS.dblval"]?.number {
      return attribute(
        "number", DraftElement("real", ["key": "value", "value": DraftElement.number(real)]))
    }
    if let truth = values["NS.boolval"] {
      let element = attribute("boolean")
      element["value"] = truth == .bool(true) ? "YES" : "NO"
      return element
    }
    for (key, type) in [("NS.pointval", "point"), ("NS.sizeval", "size"), ("NS.rectval", "rect")] {
      guard let text = reader.text(key, of: object) else { continue }
      let numbers = ValueElements.numbers(in: text)
      switch (type, numbers.count) {
      case ("point", 2): return attribute(type, ValueElements.point(numbers, key: "value"))
      case ("size", 2): return attribute(type, ValueElements.size(numbers, key: "value"))
      case ("rect", 4): return attribute(type, ValueElements.rect(numbers, key: "value"))
      default: return nil
      }
    }
    return nil
  }
}

extension DraftElement {
  /// The name and the attributes, to tell elements apart.
  var summary: String {
    attributes.reduce(name) { "\($0) \($1.name)=\($1.value)" }
  }
}
