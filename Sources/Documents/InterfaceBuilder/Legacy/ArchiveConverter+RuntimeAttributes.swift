import XMLTree

extension ArchiveConverter {
  /// Writes the user-defined runtime attributes of an object record.
  mutating func writeRuntimeAttributes(of record: UInt32) {
    let placeholders = records.records[Int(record)].placeholders
    guard placeholders != ArchiveRecords.none else { return }
    var list: Int?
    index.forEachEntry(of: Int(placeholders)) { key, value in
      guard
        ArchiveIndex.word(key) == ArchiveWord.IBUserDefinedRuntimeAttributesPlaceholderName,
        let placeholder = index.resolved(value)
      else { return }
      list = index.value(ArchiveWord.userDefinedRuntimeAttributes, of: placeholder)
    }
    guard let list, !scanned[list] else { return }
    // A list belongs to only one object, so a second object that refers to the list must not repeat it.
    scanned[list] = true
    open(Names.userDefinedRuntimeAttributes, at: list)
    for member in index.members(of: list) {
      if let attribute = index.resolved(member) { writeRuntimeAttribute(attribute) }
    }
    builder.closeElement()
  }

  private mutating func writeRuntimeAttribute(_ attribute: Int) {
    open(Names.userDefinedRuntimeAttribute, at: attribute)
    // `com.apple.InterfaceBuilder.userDefinedRuntimeAttributeType.number`
    let identifier = index.value(ArchiveWord.typeIdentifier, of: attribute).flatMap(index.string)
    let value = index.value(ArchiveWord.value, of: attribute)
    var type = identifier?.split(separator: ".").last.map { String($0) } ?? "string"
    // Xcode 4 stored Boolean values among the numbers.
    if let value, type == "number", [Names.boolean, Names.bool].contains(index.nodes[value].name) {
      type = "boolean"
    }
    put(Names.type, type)
    if let path = index.value(ArchiveWord.keyPath, of: attribute) {
      put(Names.keyPath, scalarAt: path)
    }
    if let value { writeValue(value, type: type) }
    builder.closeElement()
  }

  private mutating func writeValue(_ value: Int, type: String) {
    switch type {
    case "number":
      let isReal = [Names.real, Names.double, Names.float].contains(index.nodes[value].name)
      open(isReal ? Names.real : Names.integer, key: "value", at: value)
      put(Names.value, scalarAt: value)
      builder.closeElement()
    case "color": writeColor(value, key: "value")
    case "size": writeNumbers(value, Names.size, key: "value")
    case "rect": writeNumbers(value, Names.rect, key: "value")
    case "image":
      if let name = index.value(ArchiveWord.NSResourceName, of: value) {
        put(Names.value, scalarAt: name)
      } else {
        put(Names.value, scalarAt: value)
      }
    default: put(Names.value, scalarAt: value)
    }
  }
}
