import Diagnostics
import Foundation
import IBSearch
import IBTools
import TestSupport
import Testing

@Suite struct RenameWarningsTests {
  /// Renames the segue `star` of a storyboard, and returns the warnings about sources.
  private func warnings(_ sources: [String: String]) throws -> [Diagnostic] {
    let app = try ScratchFolder()
    let board = Documents.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
      <connections><segue destination="a" kind="show" identifier="star" id="g"/></connections>
      </viewController></objects></scene>
      """)
    try app.write(Array(board.utf8), "Main.storyboard")
    for (path, text) in sources { try app.write(Array(text.utf8), path) }
    var run = RenameRun(Renaming(.segue, from: "star", to: "sun"))
    run.sources = [app.url.path]
    let sink = CollectingSink()
    #expect(try run.run([app.url.path], to: sink) == .fine)
    return sink.problems
  }

  private func lines(_ count: Int) -> String {
    String(repeating: "unknown(\"star\")\n", count: count)
  }

  /// Returns the line of a warning, and how many places it says that no warning names.
  private func summary(_ warnings: [Diagnostic], of file: String) -> [String] {
    warnings.filter { $0.file?.hasSuffix(file) == true }.map { warning in
      let rest = warning.message.split(separator: "(and ").dropFirst().first?.prefix { $0 != " " }
      return "\(warning.range?.start.line ?? 0)" + (rest.map { "+\($0)" } ?? "")
    }
  }

  @Test func `an identifier that code makes of a class is named`() throws {
    let source = """
      class star: UIViewController {}
      performSegue(withIdentifier: String(describing: star.self), sender: nil)

      """
    let warnings = try warnings(["A.swift": source])
    #expect(warnings.map(\.id) == ["name-of-class"] && warnings.first?.range?.start.line == 2)
    #expect(warnings.first?.message.contains("write 'sun'") == true)
  }

  @Test func `a warning names each place, up to ten of them`() throws {
    let warnings = try warnings(["A.swift": lines(12)])
    #expect(warnings.map(\.range?.start.line) == Array(1...10))
    #expect(
      warnings.map { $0.message.contains("and 2 more in this file") }
        == Array(repeating: false, count: 9) + [true])
  }

  @Test func `warnings about places name each file at least once`() throws {
    let warnings = try warnings(["A.swift": lines(12), "B.swift": lines(1), "C.swift": lines(3)])
    #expect(warnings.count == 10)
    #expect(summary(warnings, of: "A.swift") == (1...7).map { "\($0)" } + ["8+4"])
    #expect(summary(warnings, of: "B.swift") == ["1"])
    #expect(summary(warnings, of: "C.swift") == ["1+2"])
  }

  @Test func `warnings about places name one in each of many files`() throws {
    let files = (1...14).map { "F\($0).swift" }
    let warnings = try warnings(Dictionary(uniqueKeysWithValues: files.map { ($0, lines(2)) }))
    #expect(warnings.count == 14)
    for file in files { #expect(summary(warnings, of: "/\(file)") == ["1+1"]) }
  }
}
