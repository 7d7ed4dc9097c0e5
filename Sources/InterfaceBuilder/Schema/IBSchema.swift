public import XMLTree

/// What is known of elements and attributes: the tables of `Schema/*.tsv`.
///
/// Names, kinds and typed views are compiled in; the rows here are read when they are first asked for.
public final class IBSchema: Sendable {
  /// One attribute of one element or group.
  public struct AttributeRow: Hashable, Sendable {
    /// The attribute.
    public let name: Name
    /// The type of its value.
    public let type: AttributeType
    /// What an absent attribute means, as it would be written; nil where that is not known.
    public let defaultValue: String?
  }

  /// One element.
  public struct ElementRow: Hashable, Sendable {
    /// The element.
    public let name: Name
    /// The groups of attributes that it takes part in, the most general first.
    public let groups: [String]
    /// The run-time class in documents of the iOS family, nil where there is none.
    public let className: String?
    /// The run-time class on macOS, nil where there is none.
    public let appKitClassName: String?
  }

  /// The one schema.
  public static let shared = IBSchema()

  private let elementRows: [Name: ElementRow]
  private let attributeRows: [Key: AttributeRow]
  private let groupRows: [String: [Name: AttributeRow]]
  private let commonRows: [Name: AttributeRow]
  private let unanimousRows: [Name: AttributeRow]
  private let words: [String: Set<String>]

  private struct Key: Hashable {
    let element: Name
    let attribute: Name
  }

  private init() {
    var elements: [Name: ElementRow] = [:]
    for columns in Self.rows(SchemaRows.elements) {
      guard let name = Self.name(columns[0]) else { continue }
      elements[name] = ElementRow(
        name: name, groups: columns[1].split(separator: ",").map { String($0) },
        className: columns[2].isEmpty ? nil : String(columns[2]),
        appKitClassName: columns[3].isEmpty ? nil : String(columns[3]))
    }
    elementRows = elements

    var attributes: [Key: AttributeRow] = [:]
    var groups: [String: [Name: AttributeRow]] = [:]
    var common: [Name: AttributeRow] = [:]
    var everywhere: [Name: [AttributeRow]] = [:]
    for columns in Self.rows(SchemaRows.attributes) {
      guard let name = Self.name(columns[1]) else { continue }
      let value = columns[3...].joined(separator: "|")
      let row = AttributeRow(
        name: name, type: AttributeType(columns[2]), defaultValue: value.isEmpty ? nil : value)
      everywhere[name, default: []].append(row)
      if columns[0] == "*" {
        common[name] = row
      } else if columns[0].first == "@" {
        groups[String(columns[0].dropFirst()), default: [:]][name] = row
      } else if let element = Self.name(columns[0]) {
        attributes[Key(element: element, attribute: name)] = row
      }
    }
    attributeRows = attributes
    groupRows = groups
    commonRows = common
    unanimousRows = everywhere.compactMapValues { rows in
      Set(rows.map(\.type)).count == 1 ? rows[0] : nil
    }
    var words: [String: Set<String>] = [:]
    for columns in Self.rows(SchemaRows.enumerations) {
      words[String(columns[0])] = Set(columns.dropFirst().map { String($0) })
    }
    self.words = words
  }

  /// The row of an element, nil where the schema does not know it.
  public func element(_ name: Name) -> ElementRow? { elementRows[name] }

  /// The row of an attribute of an element.
  ///
  /// The element's own row wins, then its groups from the last to the first, then what holds for every
  /// element. An attribute that is nowhere stated for this element has the type that all other elements
  /// agree on, if they do.
  public func attribute(_ attribute: Name, of element: Name) -> AttributeRow? {
    if let row = attributeRows[Key(element: element, attribute: attribute)] { return row }
    for group in elementRows[element]?.groups.reversed() ?? [] {
      if let row = groupRows[group]?[attribute] { return row }
    }
    return commonRows[attribute] ?? unanimousRows[attribute]
  }

  /// The words of an enumeration.
  public func values(of enumeration: String) -> Set<String> { words[enumeration] ?? [] }

  private static func name(_ column: Substring) -> Name? {
    UInt32(column).map { Name(rawValue: $0) }
  }

  private static func rows(_ text: StaticString) -> [[Substring]] {
    text.description.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false)
    }
  }
}
