package import DiagnosticText
import FoundationEssentials
package import NibFormat

extension NibGraph {
  /// Returns the graph in the format of `dump --json`.
  package func json(_ container: NibContainer, file: String, level: Int = 0) -> JSONValue {
    let objects = objects.indices.map { index in
      JSONValue.object([
        ("class", .string(className(of: index))),
        ("fallbacks", .array(fallbackClassNames(of: index).map { .string($0) })),
        ("values", .array(values[self.objects[index].values].map { json($0, level) })),
      ])
    }
    return .object([
      ("file", .string(file)), ("format", .string(container.rawValue)),
      ("objects", .array(objects)),
    ])
  }

  private func json(_ record: ValueRecord, _ level: Int) -> JSONValue {
    // Bounded: `shownLevels` limits the depth.
    let content: JSONValue
    switch value(record) {
    case .integer(let value): content = .int(Int(value))
    case .bool(let value): content = .bool(value)
    case .float(let value): content = .number(Double(value))
    case .double(let value): content = .number(value)
    case .data(let bytes): content = .string(Data(bytes).base64EncodedString())
    case .nil: content = .null
    case .object(let index): content = .int(index)
    }
    var members: [JSONValue] = [
      .string(keys[Int(record.key)]), .string(record.type.name), content,
    ]
    if level < Self.shownLevels, let nested = embedded(record) {
      members.append(nested.json(.nibArchive, file: "", level: level + 1))
    }
    return .array(members)
  }
}
