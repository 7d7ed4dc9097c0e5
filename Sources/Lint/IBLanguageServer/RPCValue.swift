import DiagnosticText
import Diagnostics
import FoundationEssentials

/// A JSON value in a message of the Language Server Protocol.
enum RPCValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case text(String)
  case list([RPCValue])
  case object([String: RPCValue])

  init(from decoder: any Decoder) throws {
    // Bounded: `deepest` limits the depth of a message before it is decoded.
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([RPCValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: RPCValue].self))
    }
  }

  /// The maximum nesting depth of a message. The decoder tries each type of value at each level, so the time for a
  /// deeply nested message would grow much faster than its size.
  private static let deepest = 64

  /// Parses a message. Returns nil if the bytes are not valid JSON, or nested too deeply.
  init?(parsing bytes: [UInt8]) {
    guard Self.depth(of: bytes) <= Self.deepest,
      let value = try? JSONDecoder().decode(RPCValue.self, from: Data(bytes))
    else {
      return nil
    }
    self = value
  }

  /// Returns how deeply the brackets in a JSON text are nested.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isInText
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "["), UInt8(ascii: "{"): if !isInText { depth += 1 }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if !isInText { depth -= 1 }
      default: break
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  subscript(key: String) -> RPCValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var int: Int? {
    if case .int(let value) = self { value } else { nil }
  }

  var list: [RPCValue] {
    if case .list(let values) = self { values } else { [] }
  }

  /// The value as JSON for output.
  var json: JSONValue {
    // Bounded: `deepest` limits the depth of a message.
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    case .list(let values): .array(values.map(\.json))
    case .object(let members):
      .object(members.inKeyOrder.map { ($0.key, $0.value.json) })
    }
  }
}
