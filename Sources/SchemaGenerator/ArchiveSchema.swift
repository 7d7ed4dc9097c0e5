/// What is known of legacy archives: `archive-classes.tsv` and `archive-properties.tsv`.
public struct ArchiveSchema: Sendable {
  /// One row of `archive-properties.tsv`.
  struct Property: Sendable {
    var classes: [String]
    var key: String
    var target: String
    var conversion: String
    var parameter: String
  }

  /// The modern element of each archived class.
  let elements: [String: String]
  let properties: [Property]

  /// How a value is converted, in the order of the numbers in the generated table.
  static let conversions = [
    "structure", "none", "text", "textIfAny", "bool", "not", "int", "double", "number", "enum",
    "words", "flag", "field", "class", "resource", "reference", "constant", "itemDisabled", "bezel",
    "imageType", "cellTitle", "frame", "frameSize", "viewFlags", "rect", "size", "sizeIfSmall",
    "color", "font", "fontDescription", "modifiers", "mask", "value", "segments",
    "stateText", "stateResource", "stateColor", "object", "objects",
  ]

  /// The conversions whose target is the name of an attribute or element rather than a `key`.
  private static let naming: Set<String> = [
    "text", "textIfAny", "bool", "not", "int", "double", "number", "enum", "words", "flag", "field",
    "class", "resource", "reference", "constant", "itemDisabled", "bezel", "imageType", "cellTitle",
    "stateText", "stateResource", "objects",
  ]

  /// Reads the two tables; each has a header line and tab-separated columns.
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

  /// Whether a conversion's target is the name of an attribute or element.
  static func isNaming(_ conversion: String) -> Bool { naming.contains(conversion) }
}
