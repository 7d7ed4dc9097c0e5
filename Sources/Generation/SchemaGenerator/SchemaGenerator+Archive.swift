extension SchemaGenerator {
  /// Returns the tables for legacy archives: classes, keys and conversions of values.
  func archiveSource(_ archive: ArchiveSchema) -> String {
    let words = Set(
      archive.elements.keys + archive.properties.map(\.key)
        + archive.properties.flatMap(\.classes).filter { $0 != "*" }
    ).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
    let nameNumbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var text = Self.header + "import XMLTree\n\n"
    text += "extension Vocabulary {\n  /// The classes and keys of legacy archives, sorted.\n"
    let lines = words.map { $0 + "\\n" }.joined()
    text += "  static let archive = Vocabulary(\n    \"\(lines)\")\n}\n\n"
    text += "/// The classes and keys of legacy archives, by their number.\nenum ArchiveWord {\n"
    for (number, word) in words.enumerated() {
      let name = word.split(separator: ".").joined()
      text += "  static var \(Spelling.declared(name)): UInt16 { \(number + 1) }\n"
    }
    text += "}\n\n/// How an archived value becomes part of a modern element.\n"
    text += "enum ArchiveConversion: UInt16 {\n"
    for conversion in ArchiveSchema.conversions {
      text += "  case \(Spelling.declared(conversion))\n"
    }
    text += "}\n\nenum ArchiveRows {\n"
    text +=
      "  /// The modern element of each word as a class: its name's number and 1, 0 for none.\n"
    let elements = words.map { word in
      archive.elements[word].flatMap { nameNumbers[$0] }.map { $0 + 1 } ?? 0
    }
    text += array("elements", elements)

    var texts: [String: Int] = ["": 0]
    var listed = [""]
    func number(_ text: String) -> Int {
      if let known = texts[text] { return known }
      texts[text] = listed.count
      listed.append(text)
      return listed.count - 1
    }
    var first: [Int] = []
    var rows: [Int] = []
    for word in words {
      first.append(rows.count / 4)
      let own = archive.properties.filter { $0.key == word && $0.conversion != "structure" }
        .flatMap { property in
          property.classes.map { name in
            (owner: name == "*" ? Int.max : (numbers[name] ?? 0) + 1, property: property)
          }
        }
      // Rows for a class come before rows for all classes, which apply only if the class has no rows.
      for (owner, property) in own.sorted(by: { $0.owner < $1.owner }) {
        let target =
          ArchiveSchema.isNaming(property.conversion)
          ? nameNumbers[property.target] ?? 0 : number(property.target)
        rows += [
          owner == .max ? 0 : owner,
          ArchiveSchema.conversions.firstIndex(of: property.conversion) ?? 0, target,
          number(property.parameter),
        ]
      }
    }
    first.append(rows.count / 4)
    text += "\n  /// The first row of each word as a key, and one past the last.\n"
    text += array("first", first)
    text +=
      "\n  /// Class or 0 for any, conversion, target, parameter; sorted by key, any class last.\n"
    text += array("rows", rows)
    text +=
      "\n  /// The targets that are keys, and the parameters.\n  static let texts: [String] = [\n"
    for entry in listed { text += "    \(Spelling.literal(entry)),\n" }
    return text + "  ]\n}\n"
  }

  private func array(_ name: String, _ values: [Int]) -> String {
    var text = "  static let \(name): [UInt16] = [\n"
    for start in stride(from: 0, to: values.count, by: 32) {
      let row = values[start..<min(start + 32, values.count)].map { String($0) }
      text += "    " + row.joined(separator: ",") + ",\n"
    }
    return text + "  ]\n"
  }
}
