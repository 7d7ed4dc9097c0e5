public import InterfaceBuilder
public import XMLTree

/// The rules that a document switches off itself: `xibinspect:disable rule-id` in an object's notes.
///
/// Interface Builder keeps notes (Identity inspector, Document, Notes) as an attributed string under the key
/// `userComments` of the object. One covers the object and everything inside it.
public struct DisabledRules: Sendable {
  /// One rule that is switched off for one object.
  public struct Entry: Sendable {
    /// The rule as the notes name it.
    public let rule: String
    /// The object with the notes.
    public let object: IBObject
    /// The notes' element.
    public let node: Node
  }

  /// Every rule that is named, in document order; an empty name where a directive names none.
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

  /// Whether a rule is switched off for an object.
  func covers(_ object: IBObject, _ rule: String) -> Bool {
    entries.contains { $0.rule == rule && $0.object.encloses(object) }
  }

  /// The rules that notes name: behind the directive, separated by commas or spaces, to the end of the line.
  ///
  /// A comment may follow behind ` - `.
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
