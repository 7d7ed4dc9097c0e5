/// The generated source with the schema's tables. The tables need no initialization: they are arrays of numbers, which
/// the compiler stores as data, and switches over numbers, which it compiles to jump tables.
struct TablesSource {
  private let schema: Schema
  private let names: [String]
  private let header: String
  private let numbers: [String: Int]
  private let groups: [String]

  /// The number of the first group in attribute rows. Smaller numbers represent elements, and the number after the
  /// groups represents all elements.
  private static let firstGroup = 0xFF00
  private static let anyElement = 0xFFFF

  init(_ schema: Schema, names: [String], header: String) {
    self.schema = schema
    self.names = names
    self.header = header
    numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    groups = Set(schema.elements.flatMap(\.groups)).sorted()
  }

  var text: String {
    [
      header, "enum SchemaTables {\n", kinds, elementGroups, attributes, unanimousTypes,
      textSwitch(
        "defaultValue", "The default with a number.",
        defaults.enumerated().map { ($0.offset + 1, $0.element) }),
      textSwitch(
        "className", "The class of an element in documents of the iOS family.",
        classes(\.className)),
      textSwitch(
        "appKitClassName", "The class of an element on macOS.", classes(\.appKitClassName)),
      textSwitch(
        "watchKitClassName", "The class of an element on watchOS.", classes(\.watchKitClassName)),
      textSwitch(
        "enumerationName", "The name of an enumeration.",
        schema.enumerations.enumerated().map { ($0.offset, $0.element.name) }),
      textSwitch(
        "enumerationWords", "The words of an enumeration, each after its length in bytes.",
        schema.enumerations.enumerated().map {
          ($0.offset, $0.element.values.map { Self.measured($0.name) }.joined())
        }),
      enumerationNumbers,
      textSwitch("groupName", "The name of a group.", Array(groups.enumerated())),
      "}\n",
    ].joined()
  }

  private var kinds: String {
    let byName = Dictionary(
      uniqueKeysWithValues: schema.elements.map {
        ($0.name, Schema.kinds.firstIndex(of: $0.kind) ?? 0)
      })
    return array(
      "kinds", "UInt8", "The kind of each name as an element; 0 where there is no such element.",
      names.map { byName[$0] ?? 0 })
  }

  /// The groups of elements: element `n` has `groupItems[groupStarts[n]..<groupStarts[n + 1]]`.
  private var elementGroups: String {
    let byName = Dictionary(uniqueKeysWithValues: schema.elements.map { ($0.name, $0.groups) })
    var starts: [Int] = []
    var items: [Int] = []
    for name in names {
      starts.append(items.count)
      items += (byName[name] ?? []).compactMap { groups.firstIndex(of: $0) }
        .map { Self.firstGroup + $0 }
    }
    starts.append(items.count)
    return array("groupStarts", "UInt16", "Where each element's groups begin.", starts)
      + array("groupItems", "UInt16", "Groups, as owners of attributes.", items)
      + array(
        "firstGroup", "UInt16", "The first group, as an owner of attributes.", [Self.firstGroup])
      + array(
        "groupPlatforms", "UInt8",
        "Where each group's attributes are: 1 in AppKit alone, 2 in WatchKit alone.",
        groups.map { $0.hasPrefix("ns") ? 1 : $0.hasPrefix("watch") ? 2 : 0 })
  }

  private var attributes: String {
    let rows = schema.attributes.map { (key: key(of: $0), row: $0) }.sorted { $0.key < $1.key }
    let defaultNumbers = Dictionary(
      uniqueKeysWithValues: defaults.enumerated().map { ($1, $0 + 1) })
    return array(
      "attributeKeys", "UInt32", "Owner and attribute, sorted: the rows of the two tables below.",
      rows.map(\.key))
      + array("attributeTypes", "UInt16", "The type of each row.", rows.map { code($0.row.type) })
      + array(
        "attributeDefaults", "UInt16", "The default of each row, 0 where there is none.",
        rows.map { defaultNumbers[$0.row.defaultValue] ?? 0 })
  }

  private var unanimousTypes: String {
    let byName = Dictionary(grouping: schema.attributes, by: \.name)
    return array(
      "unanimousTypes", "UInt16",
      "The type that all elements with an attribute of this name agree on, 0 where they do not.",
      names.map { name in
        let types = Set((byName[name] ?? []).map(\.type))
        return types.count == 1 ? types.map(code)[0] : 0
      })
  }

  private var defaults: [String] {
    Set(schema.attributes.map(\.defaultValue)).subtracting([""]).sorted()
  }

  /// The rows of `attributes.tsv`, in the order of the generated table.
  var sortedAttributes: [Schema.Attribute] {
    schema.attributes.sorted { key(of: $0) < key(of: $1) }
  }

  private func key(of row: Schema.Attribute) -> Int {
    owner(row.owner) << 16 | (numbers[row.name] ?? 0)
  }

  private func owner(_ owner: String) -> Int {
    if owner == "*" { return Self.anyElement }
    if owner.first == "@" {
      return Self.firstGroup + (groups.firstIndex(of: String(owner.dropFirst())) ?? 0)
    }
    return numbers[owner] ?? 0
  }

  /// Returns a word, preceded by its length, which is usually a control character.
  private static func measured(_ word: String) -> String {
    String(UnicodeScalar(UInt8(word.utf8.count))) + word
  }

  /// The numbers of enumeration values. Those of enumeration `n` start at `numberStarts[n]`, one for each word.
  private var enumerationNumbers: String {
    var starts: [Int] = []
    var numbers: [Int] = []
    for (_, values) in schema.enumerations {
      let isNumbered = values.contains { $0.number != nil }
      starts.append(isNumbered ? numbers.count : Self.unnumbered)
      if isNumbered { numbers += values.map { $0.number ?? Self.noNumber } }
    }
    return array(
      "numberStarts", "UInt16",
      "Where each enumeration's numbers begin, \(Self.unnumbered) where it has none.", starts)
      + array(
        "numbers", "Int64",
        "The number of each word in nibs, \(Self.noNumber) where none is known.",
        numbers)
  }

  private static let unnumbered = 0xFFFF
  private static let noNumber = Int(Int32.min)

  /// Returns the number of a type: from 1 for plain types, from 64 for enumerations, from 1024 for flags.
  private func code(_ type: String) -> Int {
    if let plain = Schema.types.firstIndex(of: type) { return plain + 1 }
    let parts = type.split(separator: ":").map { String($0) }
    let enumeration = schema.enumerations.firstIndex { $0.name == parts.last } ?? 0
    return (parts.first == "enum" ? 64 : 1024) + enumeration
  }

  private func classes(_ path: KeyPath<Schema.Element, String>) -> [(Int, String)] {
    schema.elements.compactMap { element in
      guard let number = numbers[element.name], !element[keyPath: path].isEmpty else { return nil }
      return (number, element[keyPath: path])
    }
  }

  private func array(_ name: String, _ type: String, _ summary: String, _ values: [Int]) -> String {
    var text = "  /// \(summary)\n  static let \(name): [\(type)] = [\n"
    for start in stride(from: 0, to: values.count, by: 24) {
      let row = values[start..<min(start + 24, values.count)].map { String($0) }
      text += "    " + row.joined(separator: ",") + ",\n"
    }
    return text + "  ]\n\n"
  }

  private func textSwitch(_ name: String, _ summary: String, _ cases: [(Int, String)]) -> String {
    var text = "  /// \(summary)\n  static func \(name)(_ number: Int) -> StaticString? {\n"
    text += "    switch number {\n"
    for (number, value) in cases {
      text += "    case \(number): return \(Spelling.literal(value))\n"
    }
    return text + "    default: return nil\n    }\n  }\n\n"
  }
}
