import Diagnostics
import Foundation
import IBLint
import InterfaceBuilder
import TestSupport
import Testing

/// What the schema of SARIF 2.1.0 asks of the parts that are written, and what GitHub asks beyond it.
@Suite struct SARIFTests {
  private func sarif(_ names: [String]) throws -> [String: Any] {
    let linter = try Linter(LintConfiguration(evidence: .possible))
    let findings = try names.flatMap { name in
      let result = linter.lint(try Samples.bytes(name), file: "SampleXibs/\(name)")
      guard let source = result.document?.source else { return result.findings }
      return result.findings.map { $0.countingScalars(in: source) }
    }
    let report = LintReport(
      findings: findings, files: names.count, base: PathBase("/w o", workingDirectory: "/w o"),
      version: "1.0.0")
    let data = Data(LintReporter.sarif.text(of: report).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The keys that the schema allows and requires of an object, by its place in the log.
  private static let keys: [String: (required: Set<String>, allowed: Set<String>)] = [
    "log": (["runs", "version"], ["$schema"]),
    "run": (["tool"], ["columnKind", "originalUriBaseIds", "results"]),
    "driver": (["name"], ["version", "semanticVersion", "rules", "informationUri"]),
    "rule": (
      ["id"], ["shortDescription", "help", "helpUri", "defaultConfiguration", "properties"]
    ),
    "result": (
      ["message"],
      ["ruleId", "ruleIndex", "level", "locations", "partialFingerprints", "relatedLocations"]
    ),
    "location": ([], ["physicalLocation", "logicalLocations", "message"]),
    "physicalLocation": ([], ["artifactLocation", "region"]),
    "artifactLocation": ([], ["uri", "uriBaseId"]),
    "logicalLocation": ([], ["name", "fullyQualifiedName"]),
    "message": (["text"], ["markdown"]),
  ]

  private func check(_ value: Any?, _ kind: String) throws -> [String: Any] {
    let object = try #require(value as? [String: Any], "\(kind)")
    let (required, allowed) = try #require(Self.keys[kind])
    let present = Set(object.keys)
    #expect(required.isSubset(of: present), "\(kind): \(required.subtracting(present))")
    #expect(
      present.isSubset(of: required.union(allowed)),
      "\(kind): \(present.subtracting(required).subtracting(allowed))")
    return object
  }

  private func objects(_ value: Any?) -> [Any] { value as? [Any] ?? [] }

  @Test func `rules link to the page in the settings`() throws {
    var report = LintReport(
      findings: [Diagnostic(id: "duplicate-id", severity: .error, message: "m")], files: 1,
      base: PathBase("/w", workingDirectory: "/w"), version: "1.0.0")
    func driver() throws -> [String: Any] {
      let data = Data(LintReporter.sarif.text(of: report).utf8)
      let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      return try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    }
    let without = try check(try driver(), "driver")
    #expect(without["informationUri"] == nil)
    report.rulesPage = "https://docs.example.com/Rules.html"
    let with = try check(try driver(), "driver")
    #expect(with["informationUri"] as? String == "https://docs.example.com/Rules.html")
    let rule = try check(objects(with["rules"]).first, "rule")
    #expect(rule["helpUri"] as? String == "https://docs.example.com/Rules.html#duplicate-id")
  }

  @Test func `a log has the parts that the schema asks for, and no others`() throws {
    let log = try check(
      sarif([
        "LoadingView.xib", "Broken/duplicate-ids.xib", "Broken/dangling-references.xib",
        "Broken/truncated.xib", "Broken/empty.xib",
      ]), "log")
    #expect(log["version"] as? String == "2.1.0")
    let run = try check(objects(log["runs"]).first, "run")
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let bases = try #require(run["originalUriBaseIds"] as? [String: [String: String]])
    #expect(bases == ["ROOT": ["uri": "file:///w%20o/"]])
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try check(tool["driver"], "driver")
    let rules = try objects(driver["rules"]).map { try check($0, "rule") }
    for rule in rules {
      _ = try check(rule["shortDescription"], "message")
      _ = try check(rule["help"], "message")
    }
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count)
    let results = objects(run["results"])
    #expect(results.count > 6)
    for result in results { try check(result: result, ids) }
    let prints = try results.map { result in
      let result = try #require(result as? [String: Any])
      return try #require(result["partialFingerprints"] as? [String: String])
    }
    #expect(Set(prints).count == prints.count)
  }

  private func check(result: Any, _ ids: [String]) throws {
    let result = try check(result, "result")
    #expect(["none", "note", "warning", "error"].contains(result["level"] as? String))
    let number = try #require(result["ruleIndex"] as? Int)
    #expect(ids[number] == result["ruleId"] as? String)
    _ = try check(result["message"], "message")
    for value in objects(result["locations"]) + objects(result["relatedLocations"]) {
      let location = try check(value, "location")
      for logical in objects(location["logicalLocations"]) {
        _ = try check(logical, "logicalLocation")
      }
      let place = try check(location["physicalLocation"], "physicalLocation")
      let artifact = try check(place["artifactLocation"], "artifactLocation")
      #expect(artifact["uriBaseId"] as? String == "ROOT")
      #expect((artifact["uri"] as? String)?.hasPrefix("SampleXibs/") == true)
      guard let region = place["region"] as? [String: Int] else { continue }
      #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
      #expect(region.values.allSatisfy { $0 >= 1 })
    }
  }

  @Test func `a log without findings has an empty list of results`() throws {
    let run = try check(objects(sarif(["MyViews.xib"])["runs"]).first, "run")
    #expect(objects(run["results"]).isEmpty && run["results"] != nil)
  }
}
