import InterfaceBuilder
import NibFormat
import XMLTree

// Views that show items in rows and columns.
extension ObjectWriter {
  // MARK: Grids

  /// Writes a grid, whose subviews are the contents of its cells.
  func writeGridView() {
    let contents = source.children(keyed: "gridCells").compactMap { $0.child(keyed: "contentView") }
    writeNSView(subviews: contents.compactMap { encoder.reference(to: $0) })
    for (key, list) in [("NSGrid_rows" as NibKey, "rows"), ("NSGrid_columns", "columns")] {
      let parts = source.children(keyed: list).compactMap { encoder.reference(to: $0) }
      write(key, mutableArray: parts)
    }
  }

  func writeGridRow() {
    writeGridOwner()
    writeAppKitKeys(of: Names.gridRow)
    let cells = source.parent?.children(keyed: "gridCells") ?? []
    let own = cells.filter { $0.node[Names.row] == source.id }
    write("NSGrid_cells", mutableArray: own.compactMap { encoder.reference(to: $0) })
  }

  func writeGridColumn() {
    writeGridOwner()
    writeAppKitKeys(of: Names.gridColumn)
  }

  private func writeGridOwner() {
    write("NSGrid_owningGrid", object: source.parent.flatMap { encoder.reference(to: $0) })
  }

  func writeGridCell() {
    write("NSGrid_owningRow", object: reference(by: Names.row))
    write("NSGrid_owningColumn", object: reference(by: Names.column))
    write("NSGrid_mergeHead", object: reference(by: Names.headOfMergedCell))
    writeAppKitKeys(of: Names.gridCell)
    let content = source.child(keyed: "contentView").flatMap { encoder.reference(to: $0) }
    write("NSGrid_content", object: content)
  }

  /// The graph's object with the id in an attribute.
  private func reference(by attribute: Name) -> Int? {
    node[attribute].flatMap { document.object(id: $0) }.flatMap { encoder.reference(to: $0) }
  }

  // MARK: Collections

  /// Writes a collection view. Its core has the layout; without one, the grid sizes arrange the items.
  func writeNSCollectionView() {
    writeNSView(keepsSubviews: true)
    for (key, property) in [
      ("NSMinGridSize" as NibKey, "minItemSize"), ("NSMaxGridSize", "maxItemSize"),
    ] {
      let size = node.child(keyed: property)?.size ?? Size(width: 0, height: 0)
      write(key, string: encoder.braced([size.width, size.height]))
    }
    let colors = [color("primaryBackgroundColor"), color("secondaryBackgroundColor")]
      .compactMap { $0 }
    if !colors.isEmpty {
      write("NSBackgroundColors", array: colors.map { encoder.appKitColor($0) })
    }
    guard let layout = source.child(keyed: "collectionViewLayout") else { return }
    let core = encoder.builder.addObject("_NSCollectionViewCore")
    let writer = encoder.writer(for: core, of: source)
    writer.write("UICollectionLayout", object: encoder.reference(to: layout))
    if node.bool(Names.selectable) != true { writer.write("UIAllowsSelection", false) }
    if node.bool(Names.allowsMultipleSelection) == true {
      writer.write("UIAllowsMultipleSelection", true)
    }
    write("NSCollectionViewCore", object: core)
  }

  /// Writes a flow layout, with the sizes and spacings that differ from those of a new one.
  func writeNSFlowLayout() {
    writeAppKitKeys(of: Names.collectionViewFlowLayout)
    for (key, property, usual) in [
      ("NSItemSize" as NibKey, "itemSize", 50.0), ("NSEstimatedItemSize", "estimatedItemSize", 0),
      ("NSHeaderReferenceSize", "headerReferenceSize", 0),
      ("NSFooterReferenceSize", "footerReferenceSize", 0),
    ] {
      guard let size = node.child(keyed: property)?.size,
        size.width != usual || size.height != usual
      else { continue }
      write(key, object: encoder.sizeValue(size))
    }
    if let insets = node.child("sectionInset")?.insets, insets != .zero {
      write("NSSectionInset", object: encoder.insetsValue(insets))
    }
  }

  // MARK: Rules

  /// Writes an editor of rules or of a predicate, with an empty view for its rows.
  func writeRuleEditor() {
    let holder = encoder.builder.addObject("_NSRuleEditorViewSliceHolder")
    writeNSControl(subviews: [holder], next: holder)
    let rows = encoder.writer(for: holder, of: source)
    rows.writeBareView(superview: number)
    rows.write("NSvFlags", 0x112)
    rows.write("NSSubviews", mutableArray: [])
    let size = node.child("frame")?.rect
    rows.write("NSFrameSize", string: encoder.braced([size?.width ?? 0, size?.height ?? 0]))
    rows.write("NSNextKeyView", object: nil)
    write("NSDragTypes", object: stringSet(["NSRuleEditorItemPBoardType"]))
    write("NSRuleEditorFormattingDictionary", object: encoder.dictionary("NSDictionary", []))
    for (key, path) in Self.ruleKeys { write(key, string: path) }
    write("NSRuleEditorSlicesHolder", object: holder)
    write("NSRuleEditorDelegate", object: nil)
    let owner = encoder.builder.addObject("_NSRuleEditorViewUnboundRowHolder")
    encoder.writer(for: owner, of: source).write("NSBoundArray", mutableArray: [])
    write("NSRuleEditorBoundArrayOwner", object: owner)
    write("NSRuleEditorSlices", mutableArray: [])
    guard node.name == Names.predicateEditor else { return }
    write("NSPredicateTemplates", array: references(in: Names.rowTemplates))
    write("NSPredicateEditorPredicate", object: nil)
  }

  private static let ruleKeys: [(NibKey, String)] = [
    ("NSRuleEditorRowTypeKeyPath", "rowType"), ("NSRuleEditorSubrowsArrayKeyPath", "subrows"),
    ("NSRuleEditorItemsKeyPath", "criteria"), ("NSRuleEditorValuesKeyPath", "displayValues"),
    ("NSRuleEditorBoundArrayKeyPath", "boundArray"),
    ("NSRuleEditorRowClass", "NSMutableDictionary"),
  ]
}
