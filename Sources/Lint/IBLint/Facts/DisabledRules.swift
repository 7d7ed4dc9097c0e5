public import InterfaceBuilder
public import XMLTree

/// The rules that notes in a document disable with `xibinspect:disable rule-id`.
///
/// Interface Builder stores an object's notes (Identity inspector, Document, Notes) as an attributed string for the
/// key `userComments`. A directive applies to the object and everything inside it.
public struct DisabledRules: Sendable {
  /// A rule that is disabled for an object.
  public struct Entry: Sendable {
    /// The rule id in the notes.
    public let rule: String
    /// The object with the notes.
    public let object: IBObject
    /// The element of the notes.
    public let node: Node
  }

  /// The rules in all notes, in document order. A directive without rules has an entry with an empty name.
  public let entries: [Entry]

  /// The start of a directive in notes. A space may follow the colon.
  public static let directive = "\(tool)\(verb)"
  private static let tool = "xibinspect:"
  private static let verb = "disable"

  init(_ document: IBDocument) {
    var nodes: [Int] = []
    document.tree.withRecords { records, _ in
      for index in records.indices
      where records[index].kind == .element && records[index].name == Names.attributedString {
        nodes.append(index)
      }
    }
    entries = nodes.flatMap { index -> [Entry] in
      let node = document.tree[index]
      guard node[Names.key] == "userComments", let object = document.object(around: node) else {
        return []
      }
      return Self.rules(in: AttributedText(node).text).map {
        Entry(rule: $0, object: object, node: node)
      }
    }
  }

  /// Returns whether a rule is disabled for an object.
  func covers(_ object: IBObject, _ rule: String) -> Bool {
    entries.contains { $0.rule == rule && $0.object.encloses(object) }
  }

  /// Returns the rule ids after the directive, separated by commas or spaces, up to the end of the line.
  ///
  /// A comment may follow after ` - `.
  static func rules(in notes: String) -> [String] {
    notes.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      guard let rest = behindDirective(line) else { return [] }
      let words = rest.split { $0.isWhitespace || $0 == "," || $0 == ":" }
      let rules = words.prefix { $0 != "-" && $0 != "–" && $0 != "—" }.map { String($0) }
      return rules.isEmpty ? [""] : rules
    }
  }

  /// Returns the text after the directive, or nil for a line without a directive.
  private static func behindDirective(_ line: Substring) -> Substring? {
    guard let begin = line.firstRange(of: tool) else { return nil }
    let rest = line[begin.upperBound...].drop { $0 == " " }
    return rest.hasPrefix(verb) ? rest.dropFirst(verb.count) : nil
  }
}
