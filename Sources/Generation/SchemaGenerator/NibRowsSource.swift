/// The generated source with the nib classes and keys of elements and attributes, in addition to the schema's tables.
struct NibRowsSource {
  private let schema: Schema
  private let names: [String]
  private let header: String
  /// The attributes, in the order of `SchemaTables.attributeKeys`.
  private let attributes: [Schema.Attribute]

  init(_ schema: Schema, names: [String], header: String) {
    self.schema = schema
    self.names = names
    self.header = header
    attributes = TablesSource(schema, names: names, header: header).sortedAttributes
  }

  var text: String {
    header + """
      import InterfaceBuilder
      import NibFormat

      /// The columns `nib` of `Schema/elements.tsv` and `Schema/attributes.tsv`.
      enum NibRows {
        /// What each name is as an element: 0 nothing of its own or not known, 1 left out, 2 of its run-time class,
        /// from 3 on of the classes with that number.
        static let elements: [UInt8] = [
      \(lines(elements))  ]

        /// Classes with their fallbacks after them.
        static let classes: [[String]] = [
      \(classes.map { "    [\($0.map(Spelling.literal).joined(separator: ", "))],\n" }.joined())  ]

        /// What each row of attributes becomes: 0 what the compiler's own code makes of it, 1 left out, from 2 on the
        /// key with that number.
        static let attributes: [UInt8] = [
      \(lines(attributes.map(number)))  ]

        /// The keys that attributes become as they are.
        static let keys: [PlainKey] = [
      \(keys.map(source).joined())  ]
      }

      """
  }

  // MARK: Elements

  private var classes: [[String]] {
    Set(schema.elements.map(\.nib)).subtracting(["", "-", "class"]).sorted().map {
      $0.split(separator: ",").map { String($0) }
    }
  }

  private var elements: [Int] {
    let classes = classes
    let byName = Dictionary(uniqueKeysWithValues: schema.elements.map { ($0.name, $0.nib) })
    return names.map { name in
      switch byName[name] ?? "" {
      case "": 0
      case "-": 1
      case "class": 2
      case let nib: 3 + (classes.firstIndex { $0.joined(separator: ",") == nib } ?? 0)
      }
    }
  }

  // MARK: Attributes

  /// A key with the value that a missing attribute represents.
  private struct Key: Hashable {
    var nib: String
    var type: String
    var defaultValue: String
  }

  private func key(_ row: Schema.Attribute) -> Key? {
    NibKeyRow(row.nib).map { _ in
      Key(nib: row.nib, type: row.type, defaultValue: row.defaultValue)
    }
  }

  private var keys: [Key] {
    Set(attributes.compactMap(key)).sorted {
      ($0.nib, $0.type, $0.defaultValue) < ($1.nib, $1.type, $1.defaultValue)
    }
  }

  private func number(_ row: Schema.Attribute) -> Int {
    guard let key = key(row) else { return row.nib == "-" ? 1 : 0 }
    return 2 + (keys.firstIndex(of: key) ?? 0)
  }

  private func source(_ key: Key) -> String {
    guard let row = NibKeyRow(key.nib) else { return "" }
    if row.kind == .bit { return "    PlainKey(\"\", .bit(\(row.key))),\n" }
    var text = "    PlainKey(\(Spelling.literal(row.key)), .\(row.kind.rawValue)"
    if row.kind == .word { text += "(.\(Spelling.declared(Spelling.member(enumeration(key)))))" }
    if let usual = usual(key, row.kind) { text += ", omitting: \(usual)" }
    return text + "),\n"
  }

  private func enumeration(_ key: Key) -> String { String(key.type.dropFirst("enum:".count)) }

  /// Returns the value that a missing attribute represents, as a number. Nil for strings, or if it is unknown.
  private func usual(_ key: Key, _ kind: NibKeyRow.Kind) -> String? {
    switch kind {
    case .bool, .not:
      return ["YES": "1", "NO": "0"][key.defaultValue]
    case .int, .float, .double: return Double(key.defaultValue).map { "\($0)" }
    case .string, .text, .bit: return nil
    case .word:
      let values = schema.enumerations.first { $0.name == enumeration(key) }?.values ?? []
      return values.first { $0.name == key.defaultValue }?.number.map { "\($0)" }
    }
  }

  private func lines(_ values: [Int]) -> String {
    stride(from: 0, to: values.count, by: 32).map { start in
      let row = values[start..<min(start + 32, values.count)].map { String($0) }
      return "    " + row.joined(separator: ",") + ",\n"
    }.joined()
  }
}
