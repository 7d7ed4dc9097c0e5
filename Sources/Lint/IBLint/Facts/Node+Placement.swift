import InterfaceBuilder
import XMLTree

extension Node {
  /// Whether the view's position is determined by its autoresizing mask, by its container, or by no layout at all,
  /// rather than by constraints. Such containers are windows, boxes, tabs, cells, AppKit scroll views, table headers
  /// and cells, and bars of container controllers.
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
    // The constraints inside a root view determine its size.
    guard around.name == Names.subviews else {
      return firstElement(named: Names.constraints) == nil
    }
    return bool(Names.translatesAutoresizingMaskIntoConstraints) != false
      || around.parent?.name == Names.clipView && Self.scrolledContent.contains(name)
  }

  /// Whether the node is part of a note for translators, which is never shown.
  var isInNotes: Bool {
    var current: Node? = self
    while let node = current {
      if node.name == Names.attributedString { return node[Names.key] == "userComments" }
      // A note is part of one object and contains none.
      if node.attributeRecord(Names.id) != nil { return false }
      current = node.parent
    }
    return false
  }

  /// AppKit views that size themselves to their content inside a scroll view.
  private static let scrolledContent: Set<Name> = [
    Names.tableView, Names.outlineView, Names.textView, Names.collectionView, Names.browser,
  ]
}
