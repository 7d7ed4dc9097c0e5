import Diagnostics
import NibFormat
import PropertyLists

/// The format of standard output.
enum IBToolFormat: String, Sendable {
  case xml = "xml1"
  case binary = "binary1"
  case text = "human-readable-text"
}

/// Everything that a call prints.
struct IBToolReport: Sendable {
  /// The severities of messages that the caller requested.
  var shown: Set<Diagnostic.Severity> = []
  /// Messages about documents.
  var messages: [IBToolMessage] = []
  /// The reasons why there is no result.
  var failures: [IBToolFailure] = []
  /// The contents of documents under the keys of Apple's tool.
  var contents: [(key: String, value: PropertyList)] = []

  /// Whether the call failed; warnings do not make a call fail.
  var isFailure: Bool {
    !failures.isEmpty || messages.contains { $0.severity == .error }
  }

  /// The messages to print: those that the caller requested, and every error, because it makes the call fail.
  private func printed(_ severity: Diagnostic.Severity) -> [IBToolMessage] {
    shown.contains(severity) || severity == .error
      ? messages.filter { $0.severity == severity } : []
  }

  /// Returns the bytes for standard output.
  func bytes(_ format: IBToolFormat) -> [UInt8] {
    switch format {
    case .xml: XMLPropertyListWriter.encode(list)
    case .binary: BinaryPropertyListWriter.encode(list)
    case .text: Array(text.utf8)
    }
  }

  // MARK: Property lists

  private var list: PropertyList {
    var members = contents
    for severity in Diagnostic.Severity.allCases {
      let messages = printed(severity)
      guard shown.contains(severity) || !messages.isEmpty else { continue }
      members.append((Self.documentKey(severity), Self.list(of: messages)))
    }
    if !failures.isEmpty {
      let descriptions = failures.map { failure in
        PropertyList.dictionary([(key: "description", value: .string(failure.sentence))])
      }
      members.append((Self.failureKey, .array(descriptions)))
    }
    return .dictionary(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  private static func documentKey(_ severity: Diagnostic.Severity) -> String {
    "com.apple.ibtool.document.\(severity.plural)"
  }

  private static let failureKey = "com.apple.ibtool.errors"

  /// Returns the messages by the id of their object.
  private static func list(of messages: [IBToolMessage]) -> PropertyList {
    var places: [String] = []
    var byPlace: [String: [PropertyList]] = [:]
    for message in messages {
      if byPlace[message.place] == nil { places.append(message.place) }
      byPlace[message.place, default: []].append(
        .dictionary([(key: "message", value: .string(message.text.inOneLine))]))
    }
    return .dictionary(
      places.sorted().map { (key: $0.inOneLine, value: .array(byPlace[$0] ?? [])) })
  }

  // MARK: Text

  /// The sections in the order of Apple's tool; a section without messages is absent.
  private var text: String {
    var text = ""
    for (key, value) in contents {
      text += Self.heading(key)
      value.write(to: &text, depth: 0)
    }
    for severity in Diagnostic.Severity.allCases {
      let messages = printed(severity)
      guard !messages.isEmpty else { continue }
      text += Self.heading(Self.documentKey(severity))
      text += messages.map(\.line).joined()
    }
    if !failures.isEmpty {
      text += Self.heading(Self.failureKey) + failures.map(\.line).joined()
    }
    return text
  }

  private static func heading(_ key: String) -> String { "/* \(key) */\n" }
}

extension IBToolMessage {
  /// The line `path:id: severity: message [category]`.
  fileprivate var line: String {
    let category = severity.category.map { " [\($0)]" } ?? ""
    return
      "\(file.inOneLine):\(place.inOneLine): \(severity.rawValue): \(text.inOneLine)\(category)\n"
  }
}

extension IBToolFailure {
  /// The sentence, with the name of the file in front.
  fileprivate var sentence: String { (file.map { "\($0): \(text)" } ?? text).inOneLine }

  /// The line `path: error: message`.
  fileprivate var line: String {
    "\(file.map { "\($0.inOneLine): " } ?? "")error: \(text.inOneLine)\n"
  }
}

extension String {
  /// The text with spaces instead of line breaks, because tools parse each line as a message, and with escapes for the
  /// characters that a terminal would interpret.
  fileprivate var inOneLine: String { PrintableText.line(String(map { $0.isNewline ? " " : $0 })) }
}

extension PropertyList {
  /// Writes the members, one per line, with nested values indented further.
  // Bounded: the value describes a document, whose parser limits its depth.
  fileprivate func write(to text: inout String, depth: Int) {
    // Deeply nested values would otherwise consist of spaces.
    let indentation = String(repeating: "    ", count: min(depth, 64))
    switch self {
    case .dictionary(let members):
      for (key, value) in members {
        text += "\(indentation)\(PrintableText.line(key)):"
        if let scalar = value.scalarText {
          text += " \(scalar)\n"
        } else {
          text += "\n"
          value.write(to: &text, depth: depth + 1)
        }
      }
    case .array(let values):
      for (index, value) in values.enumerated() {
        if index > 0 { text += "\n" }
        if let scalar = value.scalarText {
          text += "\(indentation)\(scalar)\n"
        } else {
          value.write(to: &text, depth: depth + 1)
        }
      }
    default: if let scalar = scalarText { text += "\(indentation)\(scalar)\n" }
    }
  }

  private var scalarText: String? {
    switch self {
    case .string(let text): PrintableText.line(text)
    case .bool(let value): value ? "YES" : "NO"
    case .integer(let value): String(value)
    case .real(let value): String(value)
    default: nil
    }
  }
}
