import InterfaceBuilder
import XMLTree

extension Node {
  /// Whether something else than constraints places the view: its autoresizing mask, or its container, as
  /// with the content of a window, a box, a tab or a cell, what AppKit's scroll views scroll, the header
  /// and the cells of a table, and the bars of a container controller; or whether there is no constraint.
  var isPlacedWithoutConstraints: Bool {
    if name == Names.tableViewCellContentView { return true }
    switch self[Names.key] {
    case "contentView", "navigationBar", "tabBar", "toolbar", "headerView", "tableHeaderView",
      "tableFooterView", "customView":
      return true
    default: break
    }
    guard let around = parent else { return false }
    if around.name == Names.prototypeCellViews || around.name == Names.tabViewItem { return true }
    if around.name == Names.prototypes || around.name == Names.cells { return true }
    // A root's size is checked by the constraints inside it.
    guard around.name == Names.subviews else {
      return firstElement(named: Names.constraints) == nil
    }
    return bool(Names.translatesAutoresizingMaskIntoConstraints) != false
      || around.parent?.name == Names.clipView && Self.scrolledContent.contains(name)
  }

  /// AppKit's views that size themselves to their content inside a scroll view.
  private static let scrolledContent: Set<Name> = [
    Names.tableView, Names.outlineView, Names.textView, Names.collectionView, Names.browser,
  ]
}
