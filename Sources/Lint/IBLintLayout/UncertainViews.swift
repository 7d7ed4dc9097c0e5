import InterfaceBuilder
import XMLTree

/// The views whose frames depend on facts that are not in the document, so that a difference proves nothing.
///
/// - An image view with a symbol: Interface Builder stores a frame that differs from the alignment rectangle by insets
///   that depend on the symbol's drawing.
/// - A switch, slider or segmented control, whose insets depend on the version of the system.
/// - A view with a custom class, which may draw, measure and align itself differently.
/// - Every view inside a view without a stored frame, such as the content of some cells.
/// - Every view that constraints connect to one of these.
struct UncertainViews {
  private var indices: Set<Int> = []

  /// Collects the uncertain views of a document.
  init(_ document: IBDocument) {
    let ties = LayoutTies(document)
    let symbols = Self.symbols(of: document)
    var open = document.objects.filter { object in
      IBSchema.isView(object.node.name, on: document.platform)
        && (object.customClass != nil && object.parent.map(Self.isView) == true
          || Self.controlsWithInsets.contains(object.node.name)
          || Self.showsSymbol(object, symbols) || Self.liesInUnknown(object))
    }.map(\.index)
    while let index = open.popLast() {
      guard indices.insert(index).inserted else { continue }
      let object = document.objects[index]
      // The frame of an enclosing view is known; the layout determines how its subviews affect it.
      open += ties.neighbours(of: object).filter { !document.objects[$0].encloses(object) }
    }
  }

  private static let controlsWithInsets: Set<Name> = [
    Names.switch, Names.slider, Names.segmentedControl,
  ]

  func contains(_ object: IBObject) -> Bool { indices.contains(object.index) }

  private static func isView(_ object: IBObject) -> Bool {
    IBSchema.isView(object.node.name, on: object.document.platform)
  }

  /// Returns the names of the images that are system symbols.
  private static func symbols(of document: IBDocument) -> Set<String> {
    var names: Set<String> = []
    let tree = document.tree
    tree.withRecords { nodes, _ in
      for index in nodes.indices
      where nodes[index].kind == .element && nodes[index].name == Names.image {
        let node = tree[index]
        if node[Names.catalog] == "system", let name = node[Names.name] { names.insert(name) }
      }
    }
    return names
  }

  /// Returns whether an image view shows a symbol, in its own attributes or in those of its child elements other than
  /// views.
  private static func showsSymbol(_ object: IBObject, _ symbols: Set<String>) -> Bool {
    guard object.node.name == Names.imageView, !symbols.isEmpty else { return false }
    return object.node.attributes.contains { symbols.contains($0.value) }
      || object.node.elements.contains { element in
        element.attributes.contains { $0.name == Names.catalog && $0.value == "system" }
      }
  }

  /// Returns whether a cell or another enclosing view has no stored frame, or whether the object is in a cell of
  /// another height. A root view without a frame has the size of the device.
  private static func liesInUnknown(_ object: IBObject) -> Bool {
    if object.isInCellOfOtherHeight { return true }
    var current = object.parent
    while let view = current, isView(view) {
      if view.frame == nil, view.parent.map(isView) == true || cells.contains(view.node.name) {
        return true
      }
      current = view.parent
    }
    return false
  }

  private static let cells: Set<Name> = [
    Names.tableViewCell, Names.collectionViewCell, Names.collectionReusableView,
  ]
}

extension IBObject {
  /// Whether an object is in the content view of a cell whose stored height is that of another row, as in cells that
  /// were enlarged before Xcode 7, or in a cell whose row height is not that of its frame.
  var isInCellOfOtherHeight: Bool {
    var current = parent
    while let view = current {
      if view.key == "contentView", let cell = view.parent, cell.node.name == Names.tableViewCell,
        let own = view.frame, let around = cell.frame
      {
        let row = cell.node.double(Names.rowHeight).flatMap { $0 > 0 ? $0 : nil }
        return [own.height, row ?? around.height].contains {
          abs($0 - around.height) > Self.separatorHeight
        }
      }
      current = view.parent
    }
    return false
  }

  /// The largest height in points that a separator takes from the content view of a cell.
  private static var separatorHeight: Double { 1 }
}
