import InterfaceBuilder
import XMLTree

/// The views whose frames depend on facts missing from the document, so a difference proves nothing.
///
/// - An image view with a symbol: Interface Builder stores a frame that is larger or smaller than the rectangle which
///   constraints place, by insets that only the symbol's drawing knows.
/// - A switch, slider or segmented control, whose insets change with the version of the system.
/// - A view of an app's class, which may draw, measure and align itself in its own way.
/// - Whatever lies in a view without a stored frame, as the content of some cells does.
/// - What constraints tie to one of these.
struct UncertainViews {
  private var indices: Set<Int> = []

  /// Collects them from a document.
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
      // A view around it has the frame that it has; what the view inside asks of it is measured by the layout.
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

  /// The names of the images that are symbols of the system.
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

  /// Whether an image view shows a symbol, by its own attributes or those of what it holds besides other views.
  private static func showsSymbol(_ object: IBObject, _ symbols: Set<String>) -> Bool {
    guard object.node.name == Names.imageView, !symbols.isEmpty else { return false }
    return object.node.attributes.contains { symbols.contains($0.value) }
      || object.node.elements.contains { element in
        element.attributes.contains { $0.name == Names.catalog && $0.value == "system" }
      }
  }

  /// Whether a cell or another view around it has no stored frame. Of a root without one the device is known.
  private static func liesInUnknown(_ object: IBObject) -> Bool {
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
