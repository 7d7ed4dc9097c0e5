import Foundation
import HeadlessUIKit
import IBCanvas
import Testing

/// The rules of the canvas by name: which took part, and what is different without one.
@MainActor
struct CanvasRuleTests {
  @Test func `a layout lists the rules that took part in each scene`() throws {
    let layout = try Stage(tools: 23727, size: CGSize(width: 393, height: 769)).document()
      .solvedFrames()
    #expect(layout.rules["root"] == [.doubledSafeArea, .shortRoot])
    #expect(try Stage().document().solvedFrames().rules["root"] == [])
  }

  @Test(arguments: [
    (CanvasRule.doubledSafeArea, 23727, "retina6_12", [59, 0, 34, 0]),
    (.noStatusBar, 19162, "retina4_7", [20, 0, 0, 0]),
    (.tallStatusBar, 22505, "retina5_9", [44, 0, 34, 0]),
  ])
  func `a rule can be left out`(
    _ rule: CanvasRule, _ tools: Int, _ device: String, _ insets: [CGFloat]
  ) throws {
    let stage = Stage(tools: tools, device: device)
    #expect(try stage.insets() != insets)
    var options = DocumentLayoutOptions()
    options.withoutRules = [rule]
    #expect(try stage.insets(options) == insets)
    let used = try #require(try stage.document().solvedFrames(on: options).rules["root"])
    #expect(!used.contains(rule))
  }

  private static func page(_ name: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The rows of a table of the evidence for rules, lengths and numbers.
  private static func witnesses(_ name: String) throws -> [[String]] {
    try page(name).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test(arguments: [("LayoutWitnesses.tsv", ["elsewhere"]), ("TextWitnesses.tsv", [])])
  func `facts from one repository or none have a reason`(
    _ name: String, _ additional: [String]
  ) throws {
    let rows = try Self.witnesses(name)
    let header =
      ["kind", "name", "builds", "documents", "repositories", "contradicting"] + additional + [
        "reason"
      ]
    #expect(rows[0] == header)
    for row in rows.dropFirst() {
      try #require(row.count == header.count, "\(row)")
      let repositories = try #require(Int(row[4]))
      #expect(row[header.count - 1].isEmpty == (repositories > 1), "\(row)")
    }
  }

  @Test func `facts that no repository shows have evidence elsewhere`() throws {
    let known = ["", "UIKit", "documents outside the corpus"]
    for row in try Self.witnesses("LayoutWitnesses.tsv").dropFirst() {
      #expect(known.contains(row[6]), "\(row)")
      #expect(row[4] != "0" || !row[6].isEmpty, "\(row)")
    }
  }

  @Test func `the table and the page list every rule`() throws {
    let rules = try Self.witnesses("LayoutWitnesses.tsv").filter { $0[0] == "rule" }.map { $0[1] }
    #expect(Set(rules) == Set(CanvasRule.allCases.map(\.rawValue)))
    #expect(rules == rules.sorted())
    let page = try Self.page("Layout.md")
    for rule in CanvasRule.allCases { #expect(page.contains("| `\(rule.rawValue)` |"), "\(rule)") }
  }
}
