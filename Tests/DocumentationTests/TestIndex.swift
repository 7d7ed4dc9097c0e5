import Foundation
import Testing

/// The page `Tests/README.md` maps statements to tests by name.
@Suite struct TestIndex {
  @Test func everyTestInTheTablesExists() throws {
    let names = Self.namedTests
    #expect(names.count > 100, "the tables list only \(names.count) tests")
    let declared = try Self.declaredTests()
    for name in names where !declared.contains(name) {
      Issue.record("Tests/README.md: there is no test `\(name)`")
    }
  }

  @Test func everyTestTargetIsInTheTableOfTargets() {
    let page = Repository.lines(of: "Tests/README.md").joined(separator: "\n")
    let tests = Repository.root.appending(path: "Tests").path
    let districts = (try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []
    let targets = districts.flatMap { district -> [String] in
      let folders = try? FileManager.default.contentsOfDirectory(atPath: "\(tests)/\(district)")
      return [district] + (["Clients", "NewApp"].contains(district) ? [] : folders ?? [])
    }.filter { $0.hasSuffix("Tests") }
    #expect(targets.count > 30)
    for target in targets {
      #expect(page.contains("`\(target)`"), "Tests/README.md: no row for \(target)")
    }
  }

  @Test func everyStatementHasATestOrIsPlanned() {
    for row in Self.statements {
      #expect(row.count == 3, "Tests/README.md: \(row)")
      #expect(row.last == "planned" || row.last?.hasPrefix("`") == true, "Tests/README.md: \(row)")
    }
  }

  /// The cells of the rows that begin with the number of a statement, `S1.3`.
  private static var statements: [[String]] {
    Repository.lines(of: "Tests/README.md").filter { $0.hasPrefix("| S") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The names in the last column of those rows.
  private static var namedTests: [String] {
    statements.compactMap(\.last).filter { $0 != "planned" }.flatMap { cell in
      cell.components(separatedBy: "<br>").map { $0.trimmingCharacters(in: ["`"]) }
    }
  }

  /// The names of the functions in all test sources that have one in backquotes.
  private static func declaredTests() throws -> Set<String> {
    let folder = Repository.root.appending(path: "Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = Repository.lines(of: "Tests/\(path)").joined(separator: "\n")
      for part in text.components(separatedBy: "func").dropFirst() {
        let name = part.drop { $0.isWhitespace }
        if name.first == "`" { names.insert(String(name.dropFirst().prefix { $0 != "`" })) }
      }
    }
    return names
  }
}
