import DiagnosticText
import FoundationEssentials
import IBLint
import TestSupport
import Testing

@Suite struct RuleRegistryTests {
  private let ids = RuleRegistry.all.map { $0.info.id }

  @Test func `the review speaks of each rule that is on by default`() throws {
    let page = try String(
      contentsOf: Samples.package.appending(path: "Documentation/LintReview.md"), encoding: .utf8)
    for info in RuleRegistry.all.map({ $0.info })
    where !info.isOptIn && !info.needs.contains(.sources) {
      #expect(page.contains("`\(info.id)`"), "LintReview.md does not tell of \(info.id)")
    }
  }

  @Test func `no rule and no row of the review is left as new-rule writes it`() throws {
    var files = [Samples.package.appending(path: "Documentation/LintReview.md")]
    let folder = Samples.package.appending(path: "Sources/Lint/IBLint/Rules")
    files += try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("TODO"), "\(file.lastPathComponent) has a TODO")
    }
  }

  @Test func `every file of a rule is in the registry`() throws {
    let folder = Samples.package.appending(path: "Sources/Lint/IBLint/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .compactMap { $0.split(separator: "/").last }.filter { $0.hasSuffix("Rule.swift") }
      .map { String($0.dropLast(6)) }
    let types = RuleRegistry.all.map { "\($0)" }
    #expect(Set(types) == Set(files))
    #expect(types.count == files.count)
  }

  @Test func `ids are sorted, unique, and in kebab-case`() {
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in id.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test func `every rule shows when it has something to say and when it has not`() {
    for rule in RuleRegistry.all {
      #expect(!rule.info.triggering.isEmpty && !rule.info.nonTriggering.isEmpty, "\(rule.info.id)")
      #expect(rule.info.summary.hasSuffix("."), "\(rule.info.id)")
      #expect(!rule.info.rationale.isEmpty, "\(rule.info.id)")
    }
  }

  @Test func `the page about the rules is the one that rules --markdown prints`() throws {
    let file = Samples.package.appending(path: "Documentation/Rules.md")
    let page = RulesPage().markdown
    let stored = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard stored != page else { return }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("wrote Documentation/Rules.md; read it, then run again without UPDATE_GOLDEN")
    } else {
      let difference = UnifiedDiff.text(old: stored ?? "", new: page, path: "Rules.md")
      Issue.record("UPDATE_GOLDEN=1 swift test writes Documentation/Rules.md anew:\n\(difference)")
    }
  }
}
