import Diagnostics

/// JSON in Xcode's format for string catalogs: a space before the colon after a key, and two spaces for each level.
package indirect enum JSONText: Sendable {
  case string(String)
  case object([(String, JSONText)])

  /// Returns the bytes of a string catalog. All keys are keys that Interface Builder extracts from documents.
  package static func catalog(
    sourceLanguage: String,
    entries: [(key: String, comment: String?, texts: [StringCatalogText])]
  ) -> [UInt8] {
    let strings = entries.map { ($0.key, entry(comment: $0.comment, texts: $0.texts)) }
    return Array(
      JSONText.object([
        ("sourceLanguage", .string(sourceLanguage)), ("strings", .object(strings)),
        ("version", .string("1.0")),
      ]).text(depth: 0).utf8)
  }

  /// The value as text.
  package var text: String { text(depth: 0) }

  static func entry(comment: String?, texts: [StringCatalogText]) -> JSONText {
    let localizations = texts.sorted(on: \.language).map { ($0.language, $0.json) }
    return .object(
      (comment.map { [("comment", .string($0))] } ?? []) + [
        ("extractionState", .string("extracted_with_value")),
        ("localizations", .object(localizations)),
      ])
  }

  /// Returns the value as text.
  /// - Parameter depth: The number of enclosing objects.
  func text(depth: Int) -> String {
    // Bounded: the value is one that this package made, a few levels deep.
    switch self {
    case .string(let text): return Self.quoted(text)
    case .object(let members):
      guard !members.isEmpty else { return "{\n\n" + Self.indentation(depth) + "}" }
      let lines = members.map { key, value in
        Self.indentation(depth + 1) + Self.member(key, value, depth: depth + 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + Self.indentation(depth) + "}"
    }
  }

  static func member(_ key: String, _ value: JSONText, depth: Int) -> String {
    quoted(key) + " : " + value.text(depth: depth)
  }

  static func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Changes to the members of one JSON object.
struct MemberEdits {
  private let object: JSONSource.Value
  /// The number of objects that enclose this one.
  private let depth: Int
  private let removed: Set<Int>
  /// The new members, each with the index of the member that it precedes; nil at the end.
  private var added: [(next: Int?, key: String, value: JSONText)] = []
  private var changed: [TextReplacement] = []

  init(object: JSONSource.Value, depth: Int, removed: Set<Int> = []) {
    self.object = object
    self.depth = depth
    self.removed = removed
  }

  /// Sets a member, which is inserted in alphabetical order if it is new.
  mutating func set(_ key: String, to value: JSONText) {
    guard let old = object[key] else {
      return add(key, value, before: object.members.firstIndex { $0.key > key })
    }
    if case .string(let text) = value, old.string == text { return }
    changed.append(TextReplacement(old.range, value.text(depth: depth + 1)))
  }

  /// Adds a member.
  /// - Parameter next: The index of the member that follows, which must not be removed; nil at the end.
  mutating func add(_ key: String, _ value: JSONText, before next: Int?) {
    added.append((next, key, value))
  }

  var replacements: [TextReplacement] {
    let members = object.members
    guard !(added.isEmpty && removed.isEmpty) else { return changed }
    guard let first = members.indices.first(where: { !removed.contains($0) }),
      let last = members.indices.last(where: { !removed.contains($0) })
    else {
      let new = JSONText.object(added.map { ($0.key, $0.value) })
      return [TextReplacement(object.range, new.text(depth: depth))]
    }
    var result = changed
    let margin = "\n" + JSONText.indentation(depth + 1)
    for (next, key, value) in added {
      let member = JSONText.member(key, value, depth: depth + 1)
      if let next {
        let start = members[next].start
        result.append(TextReplacement(start..<start, member + "," + margin))
      } else {
        let end = members[last].range.upperBound
        result.append(TextReplacement(end..<end, "," + margin + member))
      }
    }
    // Removing a member also removes the comma before it; for members before the first remaining one, it removes the
    // comma after them.
    if first > 0 { result.append(TextReplacement(members[0].start..<members[first].start, "")) }
    for index in removed.sorted() where index > first {
      let start = members[index - 1].range.upperBound
      result.append(TextReplacement(start..<members[index].range.upperBound, ""))
    }
    return result
  }
}
