import Diagnostics
import IBLint
import Testing

@Suite struct ConfigurationReaderTests {
  private typealias Value = ConfigurationNode.Value

  /// A value on a line; members and items are given with lines of their own.
  private func node(_ value: Value, line: Int = 1) -> ConfigurationNode {
    ConfigurationNode(value, line: line)
  }

  private func mapping(_ members: [(String, Int, Value)], line: Int = 1) -> ConfigurationNode {
    let members = members.map { name, line, value in
      (key: node(.scalar(name), line: line), value: node(value, line: line))
    }
    return node(.mapping(members), line: line)
  }

  private func list(_ texts: String...) -> Value { .list(texts.map { node(.scalar($0)) }) }

  private func problems(_ members: [(String, Int, Value)]) -> [String] {
    ConfigurationReader(mapping(members), file: ".xibinspect.yml").problems.map { problem in
      "\(problem.range?.start.line ?? 0): \(problem.message)"
    }
  }

  @Test func `every key has its effect`() {
    let settings = mapping([
      ("severity", 3, .scalar("warning")), ("suffixes", 4, list("View", "Tile")),
    ]).value
    let override = mapping([
      ("paths", 1, list("Old")), ("rules", 2, mapping([("duplicate-id", 3, .scalar("off"))]).value),
    ])
    let reader = ConfigurationReader(
      mapping([
        (
          "rules", 2,
          mapping([
            ("view-as-file-owner", 3, settings), ("duplicate-id", 4, .scalar("note")),
            ("dangling-connection", 5, .scalar("off")),
          ]).value
        ), ("included", 6, list("App")), ("excluded", 7, .scalar("App/Generated")),
        ("overrides", 8, .list([override])), ("evidence", 9, .scalar("possible")),
        ("only", 10, list("duplicate-id")),
      ]), file: "x")
    #expect(reader.problems == [])
    let expected = LintConfiguration(
      rules: [
        "view-as-file-owner": .init(
          isOn: true, severity: .warning, options: ["suffixes": .strings(["View", "Tile"])]),
        "duplicate-id": .init(isOn: true, severity: .note),
        "dangling-connection": .init(isOn: false),
      ], only: ["duplicate-id"], included: [PathPattern("App")],
      excluded: [PathPattern("App/Generated")],
      overrides: [
        .init(paths: [PathPattern("Old")], rules: ["duplicate-id": .init(isOn: false)])
      ], evidence: .possible)
    #expect(reader.configuration == expected)
    #expect(reader.configuration.includes("App/a.xib"))
    #expect(!reader.configuration.includes("App/Generated/a.xib"))
    #expect(!reader.configuration.includes("a.xib"))
  }

  @Test func `an empty file changes nothing`() {
    #expect(ConfigurationReader(nil, file: "x").configuration == LintConfiguration())
  }

  @Test func `an unknown key is an error with its line and a suggestion`() {
    let found = problems([("exclude", 7, list("a"))])
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix("7: unknown key 'exclude' in the configuration; did you mean 'excluded'?"))
  }

  @Test func `an unknown rule is an error with its line and a suggestion`() {
    let rules = mapping([("duplicate_id", 4, .scalar("on")), ("zzz", 5, .scalar("on"))]).value
    let found = problems([("rules", 3, rules)])
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("4: unknown rule 'duplicate_id'; did you mean 'duplicate-id'?"))
    #expect(found[1].hasPrefix("5: unknown rule 'zzz'; 'xibinspect rules' lists all rules"))
    #expect(
      problems([("only", 2, list("duplicate-ids"))]) == [
        "1: unknown rule 'duplicate-ids'; did you mean 'duplicate-id'?"
      ])
  }

  @Test func `an unknown value or option is an error with what may be set`() {
    let rules = mapping([
      ("duplicate-id", 4, .scalar("warn")),
      ("view-as-file-owner", 5, mapping([("sufixes", 6, list("View"))]).value),
      ("dangling-connection", 7, mapping([("severity", 8, .scalar("fatal"))]).value),
    ]).value
    let found = problems([("rules", 3, rules), ("evidence", 9, .scalar("likley"))])
    #expect(found.count == 4)
    #expect(
      found[0].hasPrefix(
        "4: invalid value 'warn' for the rule 'duplicate-id'; use on, off, note, warning, error"))
    #expect(found[1].contains("6: ") && found[1].contains("did you mean 'suffixes'?"))
    #expect(
      found[2].hasPrefix("8: invalid value 'fatal' of 'severity'; use one of note, warning, error"))
    #expect(
      found[3]
        == "9: invalid value 'likley' of 'evidence'; use one of possible, likely, certain; did you mean 'likely'?"
    )
  }

  @Test func `a part of a custom rule that must be a text is an error if it is none`() {
    let rule = mapping([
      ("element", 5, .scalar("label")), ("message", 6, list("m")), ("inside", 7, list("view")),
      ("severity", 8, mapping([]).value),
    ])
    #expect(
      problems([("custom", 3, mapping([("a-b", 4, rule.value)]).value)]) == [
        "6: 'message' must be a text, not a list", "7: 'inside' must be a text, not a list",
        "8: 'severity' must be a text, not a mapping",
      ])
  }

  @Test func `a value of another type is an error`() {
    let rules = mapping([
      ("view-as-file-owner", 5, mapping([("suffixes", 6, .list([mapping([])]))]).value),
      ("duplicate-id", 7, mapping([("enabled", 8, .scalar("perhaps"))]).value),
    ]).value
    #expect(
      problems([("rules", 3, rules)]) == [
        "6: 'suffixes' must be a list of strings, not a list", "8: 'enabled' must be true or false",
      ])
    #expect(
      problems([("rules", 3, list("duplicate-id"))]) == [
        "3: 'rules' must map rules to their settings, not a list"
      ])
    #expect(
      problems([("overrides", 3, mapping([]).value)]) == [
        "3: 'overrides' must be a list of items with 'paths' and 'rules'"
      ])
  }

  @Test func `the page of rules is a URL`() {
    #expect(problems([("rulesPage", 3, .scalar("https://docs.example.com/Rules.html"))]) == [])
    #expect(
      problems([("rulesPage", 3, .scalar("Rules.html"))]) == [
        "3: 'rulesPage' must be a URL that begins with 'https://', not 'Rules.html'"
      ])
  }

  @Test func `a key without a value is an error, not a default`() {
    #expect(
      problems([("excluded", 3, .scalar(""))]) == [
        "3: the key 'excluded' has no value; add one, or remove the key"
      ])
  }

  @Test func `a duplicate key is an error`() {
    #expect(
      problems([("evidence", 1, .scalar("likely")), ("evidence", 2, .scalar("certain"))]) == [
        "2: duplicate key 'evidence'"
      ])
  }

  @Test func `an override without paths is an error`() {
    let override = mapping(
      [("rules", 4, mapping([("duplicate-id", 5, .scalar("on"))]).value)], line: 4)
    #expect(
      problems([("overrides", 3, .list([override]))]) == [
        "4: the override has no 'paths'; list the files that it applies to"
      ])
  }
}
