/// A JSON value as the subcommands print it: keys in their documented order, missing values as null.
package enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Returns a string, or null.
  package static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// The value as indented lines, without a line feed at the end.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of ``text``.
  package var bytes: [UInt8] { JSONWriter.bytes { $0.write(self) } }

  var isNumber: Bool {
    switch self {
    case .int, .number: true
    default: false
    }
  }
}
