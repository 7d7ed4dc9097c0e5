/// The keys of AppKit's nibs, from `Schema/appkit-keys.tsv`.
public struct AppKitKeyTable: Sendable {
  /// A row: how an attribute of some elements becomes a value, or some bits of one.
  struct Row: Sendable {
    /// The elements and groups, which begin with an `@`.
    var owners: [String]
    /// The `key` of the child element that has the attribute; empty for the element itself.
    var child: String
    /// The attribute; empty for a value that every object has.
    var attribute: String
    var form: String
    var key: String
    /// The words of the attribute, each with the value that is written for it.
    var words: [(word: String, value: String)]
    /// The value that is written if the attribute is absent; empty to write none.
    var absent: String
    /// The value that is not written; empty for none.
    var omitted: String
  }

  /// The forms of values; `code` is for attributes that the compiler handles in code, and `idle` is for attributes
  /// without an effect in a running app.
  static let forms: Set = [
    "bool", "not", "int", "float", "double", "string", "text", "word", "flags", "nil", "code",
    "idle",
  ]

  /// The rows with a key.
  let rows: [Row]
  /// The rows of attributes that do not have their own key.
  let others: [Row]

  /// Parses the table.
  /// - Throws: A ``Schema/Problem`` if a row names something that the schema lacks, or cannot be written.
  public init(_ text: String, schema: Schema) throws {
    let all = try Schema.rows(of: text, columns: 8, required: 1, table: "appkit-keys.tsv").map {
      try Self.row($0, schema)
    }
    rows = all.filter { $0.form != "code" && $0.form != "idle" }
    others = all.filter { $0.form == "code" || $0.form == "idle" }
  }

  private static func row(_ columns: [String], _ schema: Schema) throws -> Row {
    let place = "appkit-keys.tsv: \(columns[0]) \(columns[1]) \(columns[3])"
    func problem(_ text: String) -> Schema.Problem {
      Schema.Problem(description: "\(place): \(text)")
    }
    guard !columns.dropLast().contains(where: { $0.contains("|") || $0.contains("\\") }) else {
      throw problem(
        "a vertical bar or a backslash, which separate and escape in the generated rows")
    }
    let groups = Set(schema.elements.flatMap(\.groups))
    let elements = Set(schema.elements.map(\.name))
    let owners = columns[0].split(separator: ",").map { String($0) }
    for owner in owners {
      let known =
        owner.hasPrefix("@") ? groups.contains(String(owner.dropFirst())) : elements.contains(owner)
      guard known else { throw problem("no such owner: \(owner)") }
    }
    var parts = columns[1].split(separator: "/").map { String($0) }
    let attribute = parts.popLast() ?? ""
    guard attribute.isEmpty || schema.attributes.contains(where: { $0.name == attribute }) else {
      throw problem("no such attribute")
    }
    guard forms.contains(columns[2]), !columns[3].isEmpty else { throw problem("no key") }
    let words = try columns[4].split(separator: ",").filter { $0 != "\"\"" }.map { entry in
      let sides = entry.split(separator: "=", maxSplits: 1).map { String($0) }
      guard sides.count == 2 else { throw problem("a word without a value: \(entry)") }
      return (word: sides[0], value: sides[1])
    }
    let row = Row(
      owners: owners, child: parts.first ?? "", attribute: attribute, form: columns[2],
      key: columns[3], words: words,
      absent: columns[4] == "\"\"" ? columns[4] : columns[5], omitted: columns[6])
    for value in words.map(\.value) + [row.absent, row.omitted]
    where row.form != "word" && !value.isEmpty && value != "\"\"" {
      guard number(value) != nil else { throw problem("no number: \(value)") }
    }
    return row
  }

  /// Returns a number as Swift source; nil if the text is not a number.
  static func number(_ text: String) -> String? {
    switch text {
    case "YES": return "1"
    case "NO": return "0"
    default: break
    }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { "\($0)" } }
    return Double(text) == nil ? nil : text
  }
}
