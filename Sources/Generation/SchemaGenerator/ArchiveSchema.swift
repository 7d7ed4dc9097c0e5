/// The schema of legacy archives, from `archive-classes.tsv` and `archive-properties.tsv`.
public struct ArchiveSchema: Sendable {
  /// A row of `archive-properties.tsv`.
  struct Property: Sendable {
    var classes: [String]
    var key: String
    var target: String
    var conversion: String
    var parameter: String
  }

  /// The modern element for each archived class.
  let elements: [String: String]
  let properties: [Property]

  /// The conversions of values, in the order of their numbers in the generated table.
  static let conversions = [
    "structure", "none", "text", "textIfAny", "bool", "not", "int", "double", "number", "enum",
    "words", "flag", "field", "class", "resource", "reference", "constant", "itemDisabled", "bezel",
    "imageType", "cellTitle", "frame", "frameSize", "viewFlags", "rect", "size", "sizeIfSmall",
    "color", "font", "fontDescription", "modifiers", "mask", "value", "segments",
    "stateText", "stateResource", "stateColor", "object", "objects",
  ]

  /// The conversions whose target is the name of an attribute or element instead of a `key`.
  private static let naming: Set<String> = [
    "text", "textIfAny", "bool", "not", "int", "double", "number", "enum", "words", "flag", "field",
    "class", "resource", "reference", "constant", "itemDisabled", "bezel", "imageType", "cellTitle",
    "stateText", "stateResource", "objects",
  ]

  /// Parses the two tables, which have a header line and tab-separated columns.
  /// - Throws: A ``Schema/Problem`` if a table is invalid.
  public init(classes: String, properties: String, schema: Schema) throws {
    let elementNames = Set(schema.elements.map(\.name))
    let names = elementNames.union(schema.attributes.map(\.name))
    var elements: [String: String] = [:]
    for row in try Schema.rows(of: classes, columns: 2, table: "archive-classes.tsv") {
      guard elementNames.contains(row[1]) else {
        throw Schema.Problem(
          description: "archive-classes.tsv: \(row[0]): no such element \(row[1])")
      }
      elements[row[0]] = row[1]
    }
    self.elements = elements
    var read: [Property] = []
    for row in try Schema.rows(of: properties, columns: 4, table: "archive-properties.tsv") {
      let parts = row[3].split(separator: ":", maxSplits: 1).map { String($0) }
      let place = "archive-properties.tsv: \(row[0]) \(row[1])"
      guard let conversion = parts.first, Self.conversions.contains(conversion) else {
        throw Schema.Problem(description: "\(place): unknown conversion \(row[3])")
      }
      guard !Self.naming.contains(conversion) || names.contains(row[2]) else {
        throw Schema.Problem(description: "\(place): the schema has no name \(row[2])")
      }
      read.append(
        Property(
          classes: row[0].split(separator: ",").map { String($0) }, key: row[1], target: row[2],
          conversion: conversion, parameter: parts.count > 1 ? parts[1] : ""))
    }
    self.properties = read
  }

  /// Returns whether a conversion's target is the name of an attribute or element.
  static func isNaming(_ conversion: String) -> Bool { naming.contains(conversion) }
}
