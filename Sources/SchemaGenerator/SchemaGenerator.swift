/// Turns the schema's tables into the Swift sources under `InterfaceBuilder/Generated`.
public struct SchemaGenerator: Sendable {
  let schema: Schema
  private let archive: ArchiveSchema?
  /// Every element and attribute name, in the order of their numbers.
  let names: [String]
  private let attributesByOwner: [String: [Schema.Attribute]]
  /// The Swift case of each word of each enumeration.
  private let members: [String: [String: String]]

  static let header = """
    // Generated from Schema/*.tsv by `swift run generate-schema`. Do not edit.
    // swift-format-ignore-file


    """

  /// Prepares the tables.
  public init(_ schema: Schema, archive: ArchiveSchema? = nil) {
    self.schema = schema
    self.archive = archive
    names = Set(schema.elements.map(\.name) + schema.attributes.map(\.name)).sorted()
    attributesByOwner = Dictionary(grouping: schema.attributes, by: \.owner)
    members = Dictionary(
      uniqueKeysWithValues: schema.enumerations.map { ($0.name, Self.members(of: $0.values)) })
  }

  /// The sources, by file name.
  public func sources() -> [String: String] {
    var sources = [
      "Names.swift": namesSource(),
      "SchemaTables.swift": TablesSource(schema, names: names, header: Self.header).text,
      "Enumerations.swift": enumerationsSource(),
      "Groups.swift": groupsSource(),
    ]
    if let archive { sources["ArchiveRows.swift"] = archiveSource(archive) }
    if !schema.classes.isEmpty { sources["FrameworkClassRows.swift"] = classesSource() }
    let described = [
      "object", "guide", "constraint", "connection", "value", "resource", "metadata",
    ]
    for kind in described {
      let elements = schema.elements.filter { $0.kind == kind }
      guard !elements.isEmpty else { continue }
      let title = kind.prefix(1).uppercased() + kind.dropFirst()
      sources["\(title)Elements.swift"] =
        Self.header + "public import XMLTree\n\n"
        + elements.map(elementSource).joined(separator: "\n")
    }
    return sources
  }

  private func classesSource() -> String {
    let rows = schema.classes.map { row in
      "    \(row.name) \(row.superclass) \(row.outlets) \(row.actions)"
    }
    return Self.header + "enum FrameworkClassRows {\n"
      + "  /// Name, superclass, outlets and actions of each class, a line each; the last three may be empty.\n"
      + "  static let text = \"\"\"\n" + rows.joined(separator: "\n") + "\n    \"\"\"\n}\n"
  }

  // MARK: Names and rows

  private func namesSource() -> String {
    var text = Self.header + "public import XMLTree\n\n"
    text += "extension Vocabulary {\n"
    text += "  /// The names that the schema knows, sorted.\n"
    text += "  public static let interfaceBuilder = Vocabulary(\n"
    text += "    \"\(names.map { $0 + "\\n" }.joined())\")\n}\n\n"
    text += "/// The names that the schema knows; `Names.label` is the name `label`.\n"
    text += "public enum Names {\n"
    for (number, name) in names.enumerated() {
      text += "  @inlinable public static var \(Spelling.declared(nameMember(name))): Name {"
      text += " Name(rawValue: \(number)) }\n"
    }
    return text + "}\n"
  }

  private func nameMember(_ name: String) -> String {
    // Names that differ in nothing but their first letter keep it.
    let member = Spelling.member(name)
    return member != name && names.contains(member) ? member + "_" : member
  }

  // MARK: Enumerations

  private static func members(of values: [Schema.Value]) -> [String: String] {
    var used: Set<String> = []
    var members: [String: String] = [:]
    for value in values {
      var member = Spelling.member(value.name)
      while !used.insert(member).inserted { member += "_" }
      members[value.name] = member
    }
    return members
  }

  private func enumerationsSource() -> String {
    var text = Self.header
    for enumeration in schema.enumerations {
      let type = Spelling.type(enumeration.name)
      text += "/// The values of `\(enumeration.name)`, as documents spell them.\n"
      text += "public enum \(type)Value: String, Sendable {\n"
      for value in enumeration.values {
        let member = members[enumeration.name]?[value.name] ?? value.name
        if !value.summary.isEmpty { text += "  /// \(value.summary)\n" }
        text += "  case \(Spelling.declared(member)) = \(Spelling.literal(value.name))\n"
      }
      text += "}\n\n"
    }
    return text
  }

  // MARK: Elements and groups

  private func groupsSource() -> String {
    var text = Self.header + "import XMLTree\n\n"
    for group in Set(schema.elements.flatMap(\.groups)).sorted() {
      text += "/// The attributes that elements of the group `\(group)` have in common.\n"
      text += "public protocol \(Spelling.group(group)): IBElement {}\n\n"
      text += "extension \(Spelling.group(group)) {\n"
      text += (attributesByOwner["@" + group] ?? []).map(propertySource).joined(separator: "\n")
      text += "}\n\n"
    }
    text += "extension IBElement {\n"
    text += (attributesByOwner["*"] ?? []).map(propertySource).joined(separator: "\n")
    return text + "}\n"
  }

  private func elementSource(_ element: Schema.Element) -> String {
    let groups = element.groups.isEmpty ? ["IBElement"] : element.groups.map(Spelling.group)
    var text =
      "/// \(element.summary.isEmpty ? "The element `\(element.name)`." : element.summary)\n"
    text += "public struct \(Spelling.type(element.name)): \(groups.joined(separator: ", ")) {\n"
    text += "  /// The element in its document.\n"
    text += "  public let node: Node\n\n"
    text += "  /// Looks at a node as this element, whatever its name.\n"
    text += "  public init(node: Node) { self.node = node }\n\n"
    text += "  /// The name `\(element.name)`.\n"
    text +=
      "  public static var elementName: Name { Names.\(Spelling.declared(nameMember(element.name))) }\n"
    for attribute in own(element) { text += "\n" + propertySource(attribute) }
    return text + "}\n"
  }

  /// The element's own attributes, and those that more than one of its groups states: Swift could not
  /// choose between the groups.
  private func own(_ element: Schema.Element) -> [Schema.Attribute] {
    let own = attributesByOwner[element.name] ?? []
    var seen = Set(own.map(\.name))
    var result = own
    var stated: Set<String> = []
    for group in element.groups {
      for attribute in attributesByOwner["@" + group] ?? []
      where !stated.insert(attribute.name).inserted && seen.insert(attribute.name).inserted {
        let last = element.groups.reversed().lazy.compactMap { group in
          attributesByOwner["@" + group]?.first { $0.name == attribute.name }
        }.first
        result.append(last ?? attribute)
      }
    }
    return result
  }

  private func propertySource(_ attribute: Schema.Attribute) -> String {
    var member = Spelling.member(attribute.name)
    if ["node", "elementName", "hash", "hashValue"].contains(member) { member += "Value" }
    let name = "Names.\(Spelling.declared(nameMember(attribute.name)))"
    let value = AccessorSource(
      type: attribute.type, defaultValue: attribute.defaultValue, enumerations: members)
    let summary =
      attribute.summary.isEmpty ? "The attribute `\(attribute.name)`." : attribute.summary
    return """
        /// \(summary)
        public var \(Spelling.declared(member)): \(value.type) { \(value.expression(name)) }

      """
  }
}

/// The Swift type of an attribute and how it is read.
private struct AccessorSource {
  let type: String
  private let call: String
  private let fallback: String

  init(type: String, defaultValue: String, enumerations: [String: [String: String]]) {
    let swiftType: String
    var fallback = ""
    switch type {
    case "bool":
      (swiftType, call) = ("Bool", "bool")
      if ["YES", "NO"].contains(defaultValue) {
        fallback = defaultValue == "YES" ? "true" : "false"
      }
    case "int":
      (swiftType, call) = ("Int", "int")
      if Int(defaultValue) != nil { fallback = defaultValue }
    case "double", "priority", "component", "date":
      (swiftType, call) = ("Double", "double")
      if Double(defaultValue) != nil, defaultValue.first.map({ $0.isNumber || $0 == "-" }) == true {
        fallback = defaultValue
      }
    case "multiplier": (swiftType, call) = ("Multiplier", "multiplier")
    case "point": (swiftType, call) = ("Point", "pointValue")
    case "size": (swiftType, call) = ("Size", "sizeValue")
    case "rect": (swiftType, call) = ("Rect", "rectValue")
    default:
      if type.hasPrefix("enum:") {
        let name = String(type.dropFirst(5))
        (swiftType, call) = (Spelling.type(name) + "Value", "enumeration")
        if let member = enumerations[name]?[defaultValue] {
          fallback = "." + Spelling.declared(member)
        }
      } else {
        (swiftType, call) = ("String", type == "text" ? "textProperty" : "string")
        if !defaultValue.isEmpty { fallback = Spelling.literal(defaultValue) }
      }
    }
    self.fallback = fallback
    self.type = fallback.isEmpty ? swiftType + "?" : swiftType
  }

  func expression(_ name: String) -> String {
    "node.\(call)(\(name))" + (fallback.isEmpty ? "" : " ?? \(fallback)")
  }
}
