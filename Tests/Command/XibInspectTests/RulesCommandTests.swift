import Foundation
import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func `rules lists every rule with what it finds`() throws {
    let run = try Command("rules")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.count >= 5)
    #expect(
      lines.map { $0.split(separator: " ")[0] }
        == lines.map { $0.split(separator: " ")[0] }.sorted())
    #expect(lines.contains { $0.hasPrefix("duplicate-id ") && $0.contains(" error ") })
  }

  @Test func `rules with an id explains the rule`() throws {
    let run = try Command("rules", "view-as-file-owner")
    #expect(run.status == 0)
    for words in ["### view-as-file-owner", "`suffixes`", "--evidence", "↓<placeholder"] {
      #expect(run.output.contains(words), "\(words)")
    }
  }

  @Test func `rules --markdown prints the page in Documentation`() throws {
    let page = Samples.package.appending(path: "Documentation/Rules.md")
    #expect(try Command("rules", "--markdown").output == String(contentsOf: page, encoding: .utf8))
  }

  @Test func `rules --json has what a settings editor needs`() throws {
    let rules = try #require(try Command("rules", "--json").json as? [[String: Any]])
    let rule = try #require(rules.first { $0["id"] as? String == "view-as-file-owner" })
    #expect(
      Set(rule.keys) == [
        "id", "summary", "rationale", "category", "severity", "optIn", "fixable", "kinds",
        "platforms", "needs", "options",
      ])
    let options = try #require(rule["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String } == ["suffixes"])
    #expect((options[0]["default"] as? [String])?.contains("View") == true)
    let one = try #require(try Command("rules", "duplicate-id", "--json").json as? [String: Any])
    #expect(one["id"] as? String == "duplicate-id")
  }

  @Test func `an unknown rule is exit 2 with a suggestion`() throws {
    let run = try Command("rules", "duplicate-ids")
    #expect(run.status == 2 && run.errors.contains("did you mean 'duplicate-id'?"))
  }
}
