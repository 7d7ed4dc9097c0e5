/// The schema in `Schema/*.tsv`.
public struct Schema: Sendable {
  /// One row of `elements.tsv`.
  public struct Element: Sendable {
    public var name: String
    public var kind: String
    public var groups: [String]
    public var className: String
    public var appKitClassName: String
    public var watchKitClassName: String
    /// What it becomes in a nib: empty, `-`, `class`, or names of classes with commas between them.
    public var nib: String
    /// Whether the sources read it through a typed wrapper, which is then generated.
    public var isTyped: Bool
    public var summary: String
  }

  /// One row of `attributes.tsv`.
  public struct Attribute: Sendable {
    public var owner: String
    public var name: String
    public var type: String
    public var defaultValue: String
    /// What it becomes in a nib: empty, `-`, or the kind of value and the key.
    public var nib: String
    public var summary: String
  }

  /// One value of `enumerations.tsv`.
  public struct Value: Sendable {
    public var name: String
    /// The number of the value in UIKit and in nibs, nil where none is known.
    public var number: Int?
    public var summary: String
  }

  /// One row of `classes.tsv`.
  public struct FrameworkClass: Sendable {
    public var name: String
    /// One, or two with a comma between them: UIKit's and AppKit's.
    public var superclass: String
    public var outlets: String
    public var actions: String
  }

  public var elements: [Element] = []
  public var attributes: [Attribute] = []
  public var enumerations: [(name: String, values: [Value])] = []
  public var classes: [FrameworkClass] = []

  /// What makes the tables unusable: a row with too few columns, an unknown kind or type.
  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  /// Reads the four tables; each has a header line and tab-separated columns.
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

  /// The types that an attribute may have besides `enum:…` and `flags:…`, in the order of their
  /// numbers in the generated table.
  public static let types = [
    "bool", "int", "double", "priority", "multiplier", "component", "date", "point", "size", "rect",
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

  /// A key that an attribute becomes as it is has a kind of value that suits the attribute's type.
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

  /// Every class has one row, and every superclass has one too, above which no class is its own.
  private func checkClasses() throws {
    var superclasses: [String: String] = [:]
    for row in classes {
      guard superclasses.updateValue(row.superclass, forKey: row.name) == nil else {
        throw Problem(description: "classes.tsv: \(row.name): stated twice")
      }
    }
    for row in classes {
      var above = row.superclass.split(separator: ",").map { String($0) }
      // The name itself may come back by two ways up that meet, but never above itself.
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
