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

  /// The rows of the table of what rules and sizes rest on.
  private static func witnesses() throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/LayoutWitnesses.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test func `what each rule rests on is listed`() throws {
    let rows = try Self.witnesses()
    #expect(rows[0] == ["kind", "name", "builds", "documents", "repositories", "contradicting"])
    #expect(rows.allSatisfy { $0.count == 6 })
    let rules = rows.filter { $0[0] == "rule" }.map { $0[1] }
    #expect(Set(rules) == Set(CanvasRule.allCases.map(\.rawValue)))
    #expect(rules == rules.sorted())
  }
}
