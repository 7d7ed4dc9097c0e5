import XMLTree

// The children of an object by role.
extension IBObject {
  /// The cell prototypes of a table or collection view.
  public var prototypes: [IBObject] {
    children.filter { $0.key == "prototypes" || $0.key == "cells" && $0.isCollectionCell }
  }

  /// The sections of a table with static content.
  public var sections: [IBObject] { children(keyed: "sections") }

  /// The static cells of a table, or of one of its sections.
  public var staticCells: [IBObject] {
    // Bounded: the parser of documents limits the depth of elements.
    if node.name == Names.tableViewSection { return children(keyed: "cells") }
    return sections.flatMap(\.staticCells)
  }

  /// The layout guides of a view or controller.
  public var layoutGuides: [IBObject] { children.filter { $0.kind == .guide } }

  /// The items of a menu, in order.
  public var menuItems: [IBObject] { children.filter { $0.node.name == Names.menuItem } }

  /// The submenu of a menu item.
  public var submenu: IBObject? { child(keyed: "submenu") }

  /// The cell of a control (macOS).
  public var cell: IBObject? { child(keyed: "cell") }

  /// The controller's root view.
  public var rootView: IBObject? { child(keyed: "view") }

  private var isCollectionCell: Bool { node.name == Names.collectionViewCell }
}
