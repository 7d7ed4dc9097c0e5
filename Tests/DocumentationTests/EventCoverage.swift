import Foundation
import Testing

/// The part of the page about coverage that lists recognizers and control events: `Schema/uikit-events.tsv`.
@Suite struct EventCoverage {
  struct Row {
    let symbol: String
    let meaning: String
    let test: String
  }

  static var rows: [Row] {
    Repository.lines(of: "Schema/uikit-events.tsv").dropFirst().filter { !$0.isEmpty }.map { line in
      let cells = line.components(separatedBy: "\t")
      return Row(symbol: cells[0], meaning: cells[1], test: cells[2])
    }
  }

  /// The section of the page.
  static var section: String {
    let lines = rows.map { "| `\($0.symbol)` | \($0.meaning) | \($0.test) |" }
    return """
      ## Gestures and control events

      This table lists all gesture recognizers and control events of UIKit, each with the name of a test.

      | symbol | what happens | test |
      | --- | --- | --- |
      \(lines.joined(separator: "\n"))
      """
  }

  @Test func `every recognizer and every control event has a row`() {
    let declared = UIKitDeclarations(
      folder: Repository.root.appending(path: "Sources/HeadlessUIKit"))
    let recognizers = declared.members.keys.filter {
      $0.hasSuffix("GestureRecognizer") && $0 != "UIGestureRecognizer"
    }
    let ranges: Set<String> = [
      "allTouchEvents", "allEditingEvents", "applicationReserved", "systemReserved", "allEvents",
      "init", "rawValue",
    ]
    let events = declared.members["UIControl.Event"] ?? []
    #expect(
      Set(Self.rows.map(\.symbol)) == Set(recognizers).union(events.subtracting(ranges)))
  }

  /// UIKit's public recognizers and control events, by its headers of iOS 18.
  private static let published: Set<String> = [
    "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
    "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UISwipeGestureRecognizer", "UITapGestureRecognizer",
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "primaryActionTriggered", "menuActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit",
  ]

  @Test func `the table has all recognizers and control events that UIKit publishes`() {
    #expect(Set(Self.rows.map(\.symbol)) == Self.published)
    #expect(Self.rows.count == Self.published.count)
  }

  @Test func `every test of the table exists`() throws {
    let folder = Repository.root.appending(path: "Tests/HeadlessUIKitTests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for row in Self.rows { #expect(sources.contains("func `\(row.test)`("), "\(row.symbol)") }
  }
}
