import Foundation
import TestSupport
import Testing

/// Linting on several machines, and combining their reports.
@Suite struct LintShardTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    for number in 1...7 {
      // Each document has a duplicate id, and every second one a view as its owner.
      let text = Documents.xib(
        #"<view id="v\#(number)"><subviews><label id="a"/><label id="a"/></subviews></view>"#)
      try scratch.write(Array(text.utf8), "App/\(number).xib")
    }
  }

  private func lint(_ arguments: String...) throws -> Command {
    try Command(["lint"] + arguments, in: scratch.url)
  }

  private func files(in command: Command) throws -> [String] {
    let report = try #require(command.json as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.compactMap { $0["file"] as? String }
  }

  @Test(arguments: [1, 2, 3, 7, 9])
  func `the parts contain each document once`(_ count: Int) throws {
    let all = try files(in: lint("--json", "App"))
    #expect(Set(all).count == 7)
    var parts: [String] = []
    for number in 1...count {
      let run = try lint("--json", "--shard", "\(number)/\(count)", "App")
      #expect(run.status == (number > 7 ? 0 : 1), "\(run.errors)")
      parts += try files(in: run)
    }
    #expect(parts.sorted() == all.sorted())
  }

  @Test func `merged reports are the report of one run`() throws {
    var reports: [String] = []
    for number in 1...3 {
      reports.append("report\(number).json")
      _ = try lint(
        "--reporter", "json", "--output", reports[number - 1], "--shard", "\(number)/3", "App")
    }
    for reporter in ["junit", "checkstyle", "markdown", "github", "xcode"] {
      let whole = try lint("--reporter", reporter, "App")
      let merged = try Command(
        ["lint", "--merge", "--reporter", reporter] + reports, in: scratch.url)
      #expect(merged.status == 1 && merged.output == whole.output, "\(reporter): \(merged.output)")
    }
    // The same report twice has each finding once.
    let twice = try lint("--merge", "--json", reports[0], reports[0])
    #expect(try files(in: twice) == files(in: lint("--merge", "--json", reports[0])))
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0", "-1/2", "1/2/3"])
  func `what is not a part is refused`(_ shard: String) throws {
    let run = try lint("--shard=\(shard)", "App")
    #expect(run.status == 2 && run.errors.contains("such as 2/8"), "\(run.errors)")
  }

  @Test func `what is not a report is named`() throws {
    try scratch.write(Array("{}".utf8), "other.json")
    let finding =
      #"{"rule": "r", "severity": "grave", "file": "a.xib", "message": "m", "notes": [], "fixes": []}"#
    try scratch.write(Array("{\"findings\": [\(finding)]}".utf8), "newer.json")
    for (name, place) in [
      (#"a\"/></file>"#, "1"), ("a`\\n::error::b", "1"), ("missing-action", "-1"),
    ] {
      let finding =
        #"{"rule": "\#(name)", "severity": "error", "file": "a.xib", "line": \#(place), "column": 1, "message": "m", "notes": [], "fixes": []}"#
      let file = "forged\(place)-\(name.utf8.count).json"
      try scratch.write(Array("{\"findings\": [\(finding)]}".utf8), file)
      let run = try lint("--merge", file)
      #expect(run.status == 2 && run.errors.contains("this is not a report of lint"), "\(name)")
    }
    for file in ["other.json", "App/1.xib", "newer.json"] {
      let run = try lint("--merge", file)
      #expect(
        run.status == 2 && run.errors.contains("\(file): error: this is not a report of lint"))
    }
    let absent = try lint("--merge", "absent.json")
    #expect(absent.status == 2 && absent.errors.contains("No such file"), "\(absent.errors)")
    #expect(try lint("--merge").errors.contains("--merge needs the JSON reports"))
    #expect(try lint("--merge", "--fix", "other.json").status == 2)
  }
}
