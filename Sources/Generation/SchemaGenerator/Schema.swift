/// The schema, from the tables in `Schema/*.tsv`.
public struct Schema: Sendable {
  /// A row of `elements.tsv`.
  public struct Element: Sendable {
    /// The name of the XML element.
    public var name: String
    /// The kind of the element, one of ``Schema/kinds``.
    public var kind: String
    /// The names of the groups whose attributes the element also has.
    public var groups: [String]
    /// The element's class in UIKit; empty if it has none.
    public var className: String
    /// The element's class in AppKit; empty if it has none.
    public var appKitClassName: String
    /// The element's class in WatchKit; empty if it has none.
    public var watchKitClassName: String
    /// The nib class of the element: empty, `-`, `class`, or a list of class names, separated by commas.
    public var nib: String
    /// Whether a typed wrapper for the element is generated.
    public var isTyped: Bool
    /// A description of the element.
    public var summary: String
  }

  /// A row of `attributes.tsv`.
  public struct Attribute: Sendable {
    /// The element of the attribute, a group after an `@`, or `*` for every element.
    public var owner: String
    /// The name of the XML attribute.
    public var name: String
    /// The type of the attribute: one of ``Schema/types``, `enum:…` or `flags:…`.
    public var type: String
    /// The default value of the attribute; empty if unknown.
    public var defaultValue: String
    /// The nib key of the attribute: empty, `-`, or the kind of value and the key.
    public var nib: String
    /// A description of the attribute.
    public var summary: String
  }

  /// A row of `enumerations.tsv`.
  public struct Value: Sendable {
    /// The name of the value in documents.
    public var name: String
    /// The raw value in UIKit and in nibs, or nil if unknown.
    public var number: Int?
    /// A description of the value.
    public var summary: String
  }

  /// A row of `classes.tsv`.
  public struct FrameworkClass: Sendable {
    /// The name of the class.
    public var name: String
    /// The superclass. If UIKit and AppKit differ, both superclasses, separated by a comma.
    public var superclass: String
    /// The outlets that the class itself declares, separated by commas.
    public var outlets: String
    /// The actions that the class itself declares, separated by commas.
    public var actions: String
  }

  /// The elements, sorted by name.
  public var elements: [Element] = []
  /// The attributes, sorted by owner, then by name.
  public var attributes: [Attribute] = []
  /// The enumerations with their values, sorted by name.
  public var enumerations: [(name: String, values: [Value])] = []
  /// The framework classes, sorted by name.
  public var classes: [FrameworkClass] = []

  /// An error in a table, such as a missing column, or an unknown kind or type.
  public struct Problem: Error, CustomStringConvertible {
    /// A description of the error.
    public var description: String
  }

  /// Parses the four tables, which have a header line and tab-separated columns.
  /// - Throws: A ``Problem`` if a table is invalid.
  public init(elements: String, attributes: String, enumerations: String, classes: String = "")
    throws
  {
    for row in try Self.rows(of: elements, columns: 9, table: "elements.tsv") {
      guard ["", "yes"].contains(row[7]) else {
        throw Problem(description: "elements.tsv: \(row[0]): typed is yes or empty, not \(row[7])")
      }
      let groups = row[2].split(separator: ",").map { String($0) }
      self.elements.append(
        Element(
          name: row[0], kind: row[1], groups: groups, className: row[3], appKitClassName: row[4],
          watchKitClassName: row[5], nib: row[6], isTyped: row[7] == "yes", summary: row[8]))
    }
    for row in try Self.rows(of: attributes, columns: 6, table: "attributes.tsv") {
      self.attributes.append(
        Attribute(
          owner: row[0], name: row[1], type: row[2], defaultValue: row[3], nib: row[4],
          summary: row[5]))
    }
    for row in try Self.rows(of: enumerations, columns: 4, table: "enumerations.tsv") {
      guard row[2].isEmpty || Int(row[2]) != nil else {
        throw Problem(description: "enumerations.tsv: \(row[0]) \(row[1]): no number \(row[2])")
      }
      guard row[1].utf8.count < 128 else {
        throw Problem(description: "enumerations.tsv: \(row[0]) \(row[1]): longer than 127 bytes")
      }
      let value = Value(name: row[1], number: Int(row[2]), summary: row[3])
      if let at = self.enumerations.firstIndex(where: { $0.name == row[0] }) {
        self.enumerations[at].values.append(value)
      } else {
        self.enumerations.append((row[0], [value]))
      }
    }
    for row in try Self.rows(of: classes, columns: 4, required: 1, table: "classes.tsv") {
      self.classes.append(
        FrameworkClass(name: row[0], superclass: row[1], outlets: row[2], actions: row[3]))
    }
    self.classes.sort { $0.name < $1.name }
    self.elements.sort { $0.name < $1.name }
    self.attributes.sort { ($0.owner, $0.name) < ($1.owner, $1.name) }
    self.enumerations.sort { $0.name < $1.name }
    try check()
  }

  /// The kinds of element, in the order of their numbers in the generated table.
  public static let kinds = [
    "unknown", "document", "container", "object", "guide", "constraint", "connection", "value",
    "variation", "resource", "metadata", "archived",
  ]

  /// The kinds of element that may have a typed wrapper.
  static let typedKinds: Set = [
    "object", "guide", "constraint", "connection", "value", "resource", "metadata",
  ]

  /// The types of attributes except `enum:…` and `flags:…`, in the order of their numbers in the generated table.
  public static let types = [
    "bool", "int", "double", "decimal", "priority", "multiplier", "component", "date", "point",
    "size", "rect",
    "id", "ref", "class", "module", "selector", "keyPath", "imageName", "colorName", "fontName",
    "identifier", "text", "version", "url", "base64", "sizeClass", "string",
  ]

  static func rows(of text: String, columns: Int, required: Int = 2, table: String) throws
    -> [[String]]
  {
    var rows: [[String]] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where number > 0 && !line.isEmpty {
      var row = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      while row.count < columns { row.append("") }
      guard row.count == columns, !row.prefix(required).contains("") else {
        throw Problem(description: "\(table):\(number + 1): expected \(columns) columns")
      }
      rows.append(row)
    }
    return rows
  }

  private func check() throws {
    let names = Set(enumerations.map(\.name))
    let elementNames = Set(elements.map(\.name))
    let groups = Set(elements.flatMap(\.groups))
    for element in elements {
      let place = "elements.tsv: \(element.name)"
      guard Self.kinds.contains(element.kind) else {
        throw Problem(description: "\(place): unknown kind \(element.kind)")
      }
      guard !element.isTyped || Self.typedKinds.contains(element.kind) else {
        throw Problem(description: "\(place): \(element.kind) elements have no typed wrappers")
      }
      guard element.nib != "class" || !element.className.isEmpty else {
        throw Problem(description: "\(place): no class for a nib to name")
      }
    }
    try checkClasses()
    var seen: Set<[String]> = []
    for attribute in attributes {
      let place = "attributes.tsv: \(attribute.owner) \(attribute.name)"
      guard seen.insert([attribute.owner, attribute.name]).inserted else {
        throw Problem(description: "\(place): stated twice")
      }
      let known =
        attribute.owner == "*" || elementNames.contains(attribute.owner)
        || attribute.owner.first == "@" && groups.contains(String(attribute.owner.dropFirst()))
      guard known else { throw Problem(description: "\(place): no such owner") }
      let parts = attribute.type.split(separator: ":").map { String($0) }
      let isWord = parts.count == 2 && ["enum", "flags"].contains(parts[0])
      guard isWord ? names.contains(parts[1]) : Self.types.contains(attribute.type) else {
        throw Problem(description: "\(place): unknown type \(attribute.type)")
      }
      try checkKey(of: attribute, place)
    }
  }

  /// Checks that the kind of an attribute's nib key matches the attribute's type.
  private func checkKey(of attribute: Attribute, _ place: String) throws {
    guard let key = NibKeyRow(attribute.nib) else {
      if ["", "-"].contains(attribute.nib) { return }
      throw Problem(description: "\(place): no key of a nib: \(attribute.nib)")
    }
    guard key.kind.suits(attribute.type) else {
      throw Problem(
        description: "\(place): \(attribute.type) cannot be written as \(key.kind.rawValue)")
    }
    let values = enumerations.first { "enum:" + $0.name == attribute.type }?.values ?? []
    guard key.kind != .word || values.allSatisfy({ $0.number != nil }) else {
      throw Problem(description: "\(place): some words of \(attribute.type) have no number")
    }
  }

  /// Checks that every class and superclass has exactly one row, and that the superclasses contain no cycles.
  private func checkClasses() throws {
    var superclasses: [String: String] = [:]
    for row in classes {
      guard superclasses.updateValue(row.superclass, forKey: row.name) == nil else {
        throw Problem(description: "classes.tsv: \(row.name): stated twice")
      }
    }
    for row in classes {
      var above = row.superclass.split(separator: ",").map { String($0) }
      // UIKit's and AppKit's superclasses may have a common superclass, but none of them may be the class itself.
      var passed: Set<String> = []
      while let name = above.popLast() {
        guard name != row.name, let next = superclasses[name] else {
          throw Problem(description: "classes.tsv: \(row.name): no row for its superclass \(name)")
        }
        guard passed.insert(name).inserted else { continue }
        above += next.split(separator: ",").map { String($0) }
      }
    }
  }
}
