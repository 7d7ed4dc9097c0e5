import Budgets
package import Diagnostics
package import IBLint
import Yams

/// A reader of YAML files: `.xibinspect.yml`, and `project.yml` of XcodeGen.
package enum YAMLFile {
  /// The maximum number of values, including those that aliases repeat.
  package static let limit = 10_000
  /// The maximum total size of all texts in bytes, including those that aliases repeat: Yams hashes the keys of each
  /// mapping.
  package static let textLimit = 8 << 20
  /// The maximum nesting depth of values.
  package static let depth = 64
  /// The maximum number of lines with a directive, such as `%TAG`: the parser compares each with all before it.
  package static let mostDirectives = 100
  /// The id of a diagnostic about a file that exceeds a limit.
  static let limitID = "too-large"

  /// Returns the values in a YAML file, or nil if the file is empty.
  /// - Throws: A ``Diagnostic`` if the file is not YAML, or is too large or nested too deeply when its aliases are
  ///   expanded.
  package static func node(_ bytes: [UInt8], file: String) throws(Diagnostic) -> ConfigurationNode?
  {
    // The same text is counted and composed: bytes that are not UTF-8 end the counting, and are replaced in a string.
    let text = String(decoding: bytes, as: UTF8.self)
    guard directives(in: text) <= mostDirectives else {
      var problem = diagnostic(
        "more than \(mostDirectives) lines begin with '%'; remove the directives", nil, file)
      problem.id = limitID
      throw problem
    }
    var budget = Budget(file: file, depth: depth, steps: limit, bytes: textLimit)
    do throws(YAMLExpansion.Failure) {
      try YAMLExpansion.check(Array(text.utf8), &budget)
    } catch {
      var problem = diagnostic(
        "\(error.error.reason); remove aliases or levels",
        SourcePosition(line: error.line, column: error.column, offset: 0), file)
      problem.id = limitID
      throw problem
    }
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw problem(error, file: file)
    }
    var values = Budget(file: file, depth: depth, steps: limit)
    do throws(Budget.Exceeded) {
      return try root.map { node throws(Budget.Exceeded) in try value(node, &values) }
    } catch {
      throw diagnostic(error.reason, nil, file)
    }
  }

  /// Returns the number of lines that may be directives.
  private static func directives(in text: String) -> Int {
    var isAtStart = true
    return text.utf8.reduce(0) { count, byte in
      // Some line breaks of YAML are outside ASCII.
      defer { isAtStart = byte == 0x0A || byte == 0x0D || byte >= 0x80 }
      return isAtStart && byte == UInt8(ascii: "%") ? count + 1 : count
    }
  }

  private static func value(_ node: Node, _ budget: inout Budget) throws(Budget.Exceeded)
    -> ConfigurationNode
  {
    try budget.enter()
    defer { budget.leave() }
    let value: ConfigurationNode.Value
    switch node {
    case .mapping(let mapping):
      var members: [(key: ConfigurationNode, value: ConfigurationNode)] = []
      for member in mapping {
        members.append(
          (key: try Self.value(member.key, &budget), value: try Self.value(member.value, &budget)))
      }
      value = .mapping(members)
    case .sequence(let items):
      var list: [ConfigurationNode] = []
      for item in items { list.append(try Self.value(item, &budget)) }
      value = .list(list)
    case .scalar(let scalar): value = .scalar(node.null == nil ? scalar.string : "")
    case .alias: value = .scalar("")
    }
    return ConfigurationNode(value, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
  }

  private static func problem(_ error: any Error, file: String) -> Diagnostic {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _)?, .parser(_, let problem, let mark, _)?,
      .composer(_, let problem, let mark, _)?:
      return diagnostic("invalid YAML: \(problem)", position(of: mark), file)
    case .duplicatedKeysInMapping(let keys, let context)?:
      let names = keys.sorted().joined(separator: ", ")
      return diagnostic("duplicate key '\(names)'", position(of: context.mark), file)
    // The reader's error contains the text around the place.
    case .reader?:
      return diagnostic(
        "invalid YAML: it contains a character that YAML does not allow; save it as UTF-8 text",
        nil, file)
    default: return diagnostic("invalid YAML", nil, file)
    }
  }

  private static func position(of mark: Mark) -> SourcePosition {
    SourcePosition(line: mark.line, column: mark.column, offset: 0)
  }

  private static func diagnostic(_ message: String, _ position: SourcePosition?, _ file: String)
    -> Diagnostic
  {
    Diagnostic(
      id: "configuration", severity: .error, file: file,
      range: position.map { SourceRange(at: $0) }, message: message)
  }
}
