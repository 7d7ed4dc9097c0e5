/// JSON as the verbs print it: keys in their documented order, missing values as null.
package enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// A string, or null.
  package static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// The value on indented lines, without a final line feed.
  package var text: String {
    var text = ""
    append(to: &text, indentation: "")
    return text
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += Self.spelling(of: value)
    case .string(let value): Self.append(value, to: &text)
    case .array(let values):
      let isFlat = values.allSatisfy(\.isNumber)
      Self.append(values.count, "[]", flat: isFlat, to: &text, indentation) { index, text, inner in
        values[index].append(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.append(members.count, "{}", flat: false, to: &text, indentation) { index, text, inner in
        Self.append(members[index].0, to: &text)
        text += ": "
        members[index].1.append(to: &text, indentation: inner)
      }
    }
  }

  private var isNumber: Bool {
    switch self {
    case .int, .number: true
    default: false
    }
  }

  private static func append(
    _ count: Int, _ brackets: String, flat: Bool, to text: inout String, _ indentation: String,
    _ item: (Int, inout String, String) -> Void
  ) {
    guard count > 0 else {
      text += brackets
      return
    }
    let inner = indentation + "  "
    text.append(brackets.first!)
    for index in 0..<count {
      if index > 0 { text += flat ? ", " : "," }
      if !flat { text += "\n" + inner }
      item(index, &text, inner)
    }
    if !flat { text += "\n" + indentation }
    text.append(brackets.last!)
  }

  private static func spelling(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map { String($0) } ?? String(value)
  }

  private static func append(_ value: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    let isPlain = value.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain {
      text += value
      return
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
