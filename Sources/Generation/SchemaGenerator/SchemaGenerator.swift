/// A generator of the Swift sources in `folders` from the schema's tables.
public struct SchemaGenerator: Sendable {
  let schema: Schema
  private let archive: ArchiveSchema?
  private let devices: DeviceTable?
  private let nameTables: NameTables?
  private let appKitKeys: AppKitKeyTable?
  private let listDelegates: ListDelegateTable?
  /// The names of all elements and attributes, in the order of their numbers.
  let names: [String]
  private let attributesByOwner: [String: [Schema.Attribute]]
  /// The Swift cases of enumerations, by enumeration and word.
  private let members: [String: [String: String]]

  static let header = """
    // Generated from Schema/*.tsv by `make generate`. Do not edit.
    // swift-format-ignore-file


    """

  /// Creates a generator.
  public init(
    _ schema: Schema, archive: ArchiveSchema? = nil, devices: DeviceTable? = nil,
    names nameTables: NameTables? = nil, appKitKeys: AppKitKeyTable? = nil,
    listDelegates: ListDelegateTable? = nil
  ) {
    self.listDelegates = listDelegates
    self.appKitKeys = appKitKeys
    self.nameTables = nameTables
    self.schema = schema
    self.archive = archive
    self.devices = devices
    names = Set(schema.elements.map(\.name) + schema.attributes.map(\.name)).sorted()
    attributesByOwner = Dictionary(grouping: schema.attributes, by: \.owner)
    members = Dictionary(
      uniqueKeysWithValues: schema.enumerations.map { ($0.name, Self.members(of: $0.values)) })
  }

  /// The folders in `Sources` that only contain generated sources.
  public static let folders = [
    documentFolder, compilerFolder, viewsFolder, publishedFolder, oldNamesFolder,
    storedFolder, listFolder,
  ]

  private static let documentFolder = "Documents/InterfaceBuilder/Generated"
  private static let compilerFolder = "Nibs/NibCompiler/Generated"
  private static let viewsFolder = "UIKit/HeadlessUIKit/Values/Generated"
  private static let publishedFolder = "Base/PublishedAPI/Generated"
  private static let oldNamesFolder = "UIKit/HeadlessUIKit/OldNames/Generated"
  private static let storedFolder = "UIKit/HeadlessUIKit/Views/Generated"
  private static let listFolder = "UIKit/HeadlessUIKit/Lists/Generated"

  /// Returns the sources by their paths relative to `Sources`.
  public func sources() -> [String: String] {
    var sources = [
      "Names.swift": namesSource(),
      "SchemaTables.swift": TablesSource(schema, names: names, header: Self.header).text,
      "Enumerations.swift": enumerationsSource(),
      "Groups.swift": groupsSource(),
    ]
    if let archive { sources["ArchiveRows.swift"] = archiveSource(archive) }
    if !schema.classes.isEmpty { sources["FrameworkClassRows.swift"] = classesSource() }
    sources["TypedWrappers.swift"] =
      Self.header + "public import XMLTree\n\n"
      + viewed.map(elementSource).joined(separator: "\n")
    var paths: [String: String] = [:]
    for (name, source) in sources { paths["\(Self.documentFolder)/\(name)"] = source }
    paths["\(Self.compilerFolder)/NibRows.swift"] =
      NibRowsSource(schema, names: names, header: Self.header).text
    if let appKitKeys {
      paths["\(Self.compilerFolder)/AppKitRows.swift"] =
        AppKitRowsSource(table: appKitKeys, schema: schema, names: names, header: Self.header).text
    }
    if let devices {
      paths["\(Self.compilerFolder)/DeviceSizes.swift"] = devices.sizesSource
      paths["\(Self.viewsFolder)/HeadlessDevice+All.swift"] = devices.devicesSource
    }
    if let nameTables {
      paths["\(Self.publishedFolder)/PublishedRows.swift"] = nameTables.publishedSource
      paths["\(Self.oldNamesFolder)/OldNames.swift"] = nameTables.oldSource
      paths["\(Self.storedFolder)/StoredProperties.swift"] = nameTables.storedSource
    }
    if let listDelegates {
      paths["\(Self.listFolder)/ListDelegateDefaults.swift"] = listDelegates.defaultsSource
    }
    return paths
  }

  /// The elements with a typed wrapper. Other elements are read by name and type, with `Node` and `IBSchema`.
  private var viewed: [Schema.Element] { schema.elements.filter(\.isTyped) }

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
    // Names that differ only in their first letter keep their first letter.
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
    var text = Self.header + "extension AttributeType.Enumeration {\n"
    let used = Set(viewed.flatMap(properties).map(\.type))
    for (number, enumeration) in schema.enumerations.enumerated()
    where used.contains("enum:" + enumeration.name)
      || enumeration.values.contains(where: { $0.number != nil })
    {
      let name = Spelling.declared(Spelling.member(enumeration.name))
      text += "  /// The list `\(enumeration.name)`.\n"
      text += "  public static var \(name): Self { Self(index: \(number)) }\n"
    }
    text += "}\n\n"
    for enumeration in schema.enumerations where used.contains("enum:" + enumeration.name) {
      let type = Spelling.type(enumeration.name)
      let list = Spelling.declared(Spelling.member(enumeration.name))
      text += "/// The values of `\(enumeration.name)`.\n"
      text += "public enum \(type)Value: UInt8, IBEnumeration {\n"
      for value in enumeration.values {
        let member = members[enumeration.name]?[value.name] ?? value.name
        let summary = value.summary.isEmpty ? "`\(value.name)`." : value.summary
        text += "  /// \(summary)\n  case \(Spelling.declared(member))\n"
      }
      text += "\n  /// The list `\(enumeration.name)`.\n"
      text += "  public static var list: AttributeType.Enumeration { .\(list) }\n}\n\n"
    }
    return text
  }

  /// Returns the attributes that an element's wrapper reads, including those of its groups.
  private func properties(of element: Schema.Element) -> [Schema.Attribute] {
    own(element)
      + (["*"] + groups(of: element).map { "@" + $0 }).flatMap { attributesByOwner[$0] ?? [] }
  }

  // MARK: Elements and groups

  private func groupsSource() -> String {
    var text = Self.header + "import XMLTree\n\n"
    for group in Set(viewed.flatMap(groups)).sorted() {
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

  /// Returns the groups of an element in the iOS family, excluding those of AppKit and WatchKit.
  private func groups(of element: Schema.Element) -> [String] {
    element.groups.filter { !$0.hasPrefix("ns") && !$0.hasPrefix("watch") }
  }

  private func elementSource(_ element: Schema.Element) -> String {
    let groups = groups(of: element).map(Spelling.group)
    let protocols = groups.isEmpty ? ["IBElement"] : groups
    var text =
      "/// \(element.summary.isEmpty ? "The element `\(element.name)`." : element.summary)\n"
    text += "public struct \(Spelling.type(element.name)): \(protocols.joined(separator: ", ")) {\n"
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

  /// Returns the element's own attributes, and the attributes that are in several of its groups, because Swift could
  /// not choose between those.
  private func own(_ element: Schema.Element) -> [Schema.Attribute] {
    let own = attributesByOwner[element.name] ?? []
    var seen = Set(own.map(\.name))
    var result = own
    var stated: Set<String> = []
    for group in groups(of: element) {
      for attribute in attributesByOwner["@" + group] ?? []
      where !stated.insert(attribute.name).inserted && seen.insert(attribute.name).inserted {
        let last = groups(of: element).reversed().lazy.compactMap { group in
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

/// The Swift type of an attribute, and the code that reads the attribute.
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
