import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// The differences between laid-out tables and what the document stores, for the layouts of their rows.
@MainActor
struct TableChanges {
  /// The difference between a table and the document's stored values.
  struct Change {
    /// The distance by which the table and its rows are wider, in points; nil if they are not wider.
    var widening: CGFloat?
    /// The distance by which the rows are lower because a header has another height, in points.
    var rowShift: CGFloat = 0
  }

  private var changes: [IBObject: Change] = [:]

  /// Returns how a table differs, or nil if it has not been recorded.
  func change(of table: IBObject) -> Change? { changes[table] }

  /// Stores how tables differ from the document, and moves their footers below the rows.
  mutating func record(_ views: [DocumentView]) {
    for case (let table as UITableView, _, let object?) in views {
      var change = Change()
      if let width = object.frame?.width, abs(table.bounds.width - width) > 0.5 {
        change.widening = table.bounds.width - width
      }
      if let header = table.tableHeaderView,
        let stored = views.first(where: { $0.view === header })?.object?.frame
      {
        change.rowShift = header.frame.height - stored.height
      }
      if let footer = table.tableFooterView, change.rowShift != 0 {
        footer.place(footer.frame.offsetBy(dx: 0, dy: change.rowShift))
      }
      changes[object] = change
    }
  }
}

extension UITableView {
  /// Makes the header and footer as wide as the table, as UIKit does.
  func fitTableViews() {
    for view in [tableHeaderView, tableFooterView] {
      view?.autoresizingMask.insert(.flexibleWidth)
    }
  }
}
