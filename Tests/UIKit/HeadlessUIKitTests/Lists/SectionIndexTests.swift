import Foundation
import HeadlessUIKit
import Testing
import UIKitTesting

/// The titles of sections at the side of a table.
@MainActor @Suite(.ownEnvironment)
struct SectionIndexTests {
  /// Sections of five rows with a letter each.
  private final class Rows: NSObject, UITableViewDataSource {
    var titles = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    func numberOfSections(in tableView: UITableView) -> Int { 26 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  }

  private let rows = Rows()
  private let table: UITableView
  private let window: UIWindow

  init() {
    (table, window) = ListStage.table(NumberRows(count: 0))
    table.delegate = nil
    table.dataSource = rows
    window.layoutIfNeeded()
  }

  private var index: UIControl? { table.subviews.last as? UIControl }

  @Test func `a finger on the titles at the side scrolls to their sections`() throws {
    let index = try #require(self.index)
    #expect(index.frame.maxX == 320 && index.subviews.count == 26)
    try tap(index, at: index.subviews[10].center)
    #expect(table.contentOffset.y == 2200)
    window.layoutIfNeeded()
    #expect(index.frame.minY == 2200)
    table.sectionIndexMinimumDisplayRowCount = 500
    table.reloadData()
    window.layoutIfNeeded()
    #expect(index.superview == nil)
  }

  @Test func `the titles have the table's colors, and another background under a finger`() throws {
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    table.setNeedsLayout()
    window.layoutIfNeeded()
    let index = try #require(self.index)
    #expect((index.subviews.first as? UILabel)?.textColor == .red)
    #expect(index.backgroundColor == .green)
    let finger = try Finger(on: index, at: index.subviews[3].center)
    HeadlessClock.shared.advance(by: 0.2)  // The table passes on the touch once it is not a drag.
    window.layoutIfNeeded()
    #expect(index.backgroundColor == .blue)
    finger.lift()
    window.layoutIfNeeded()
    #expect(index.backgroundColor == .green)
  }

  @Test func `a table asks for the titles again`() throws {
    rows.titles = [UITableView.indexSearch, "A", "Z"]
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    let labels = try #require(self.index).subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["{search}", "A", "Z"])
    rows.titles = []
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(index == nil)
  }
}
