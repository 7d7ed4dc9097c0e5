import InterfaceBuilder
import XMLTree

extension Node {
  /// Whether the view's container places it, so that its own constraints have no say: the content of a
  /// window, a box, a scroll view or a cell, what AppKit's scroll views scroll, the cells of a table, and the
  /// bars of a container controller.
  var isPlacedByContainer: Bool {
    if name == Names.tableViewCellContentView { return true }
    switch self[Names.key] {
    case "contentView", "navigationBar", "tabBar", "toolbar", "headerView": return true
    default: break
    }
    guard let group = parent else { return false }
    if group.name == Names.prototypeCellViews { return true }
    return group.parent?.name == Names.clipView && Self.scrolledContent.contains(name)
  }

  /// AppKit's views that size themselves by what they show inside a scroll view.
  private static let scrolledContent: Set<Name> = [
    Names.tableView, Names.outlineView, Names.textView, Names.collectionView, Names.browser,
    Names.pdfView,
  ]
}
