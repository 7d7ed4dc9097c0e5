public import InterfaceBuilder
public import XMLTree

/// The rules that a document disables: `xibinspect:disable rule-id` in an object's notes.
///
/// Interface Builder stores notes (Identity inspector, Document, Notes) as an attributed string under the object's key
/// `userComments`. A note applies to the object and everything inside it.
public struct DisabledRules: Sendable {
  /// A rule that is disabled for an object.
  public struct Entry: Sendable {
    /// The rule in the notes.
    public let rule: String
    /// The object with the notes.
    public let object: IBObject
    /// The notes' element.
    public let node: Node
  }

  /// Every rule in the notes, in document order; an empty name for a directive without rules.
  public let entries: [Entry]

  /// The prefix of a list of rules in notes; a space may follow the colon.
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

  /// Whether a rule is disabled for an object.
  func covers(_ object: IBObject, _ rule: String) -> Bool {
    entries.contains { $0.rule == rule && $0.object.encloses(object) }
  }

  /// The rules in notes: after the directive, separated by commas or spaces, up to the end of the line.
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

  /// The text after the directive, nil in a line without it.
  private static func behindDirective(_ line: Substring) -> Substring? {
    guard let begin = line.firstRange(of: tool) else { return nil }
    let rest = line[begin.upperBound...].drop { $0 == " " }
    return rest.hasPrefix(verb) ? rest.dropFirst(verb.count) : nil
  }
}
