import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeNSTableView() {
    let isViewBased = node.bool(Names.viewBased) == true
    writeNSControl(keepsSubviews: isViewBased, frame: tiled?.document)
    let header = headerView
    if let header { write("NSHeaderView", object: encoder.reference(to: header)) }
    write("NSCornerView", object: cornerView)
    let columns = source.children(keyed: "tableColumns")
    write("NSTableColumns", mutableArray: columns.compactMap { encoder.reference(to: $0) })
    writeAppKitColor("NSBackgroundColor", "backgroundColor")
    writeAppKitColor("NSGridColor", "gridColor")
    if node[Names.selectionHighlightStyle] == "sourceList", node.name == Names.tableView {
      write("NSTableViewUseARH", true)
    }
    if isViewBased { writePrototypeNibs(of: columns) }
  }

  /// The header of the table, which is in its scroll view.
  private var headerView: IBObject? { node[Names.headerView].flatMap { document.object(id: $0) } }

  private var cornerView: Int {
    if let known = encoder.cornerViews[source.index] { return known }
    let corner = encoder.builder.addObject("_NSCornerView")
    encoder.cornerViews[source.index] = corner
    let writer = encoder.writer(for: corner, of: source)
    writer.writeBareView(superview: nil)
    writer.write("NSvFlags", 0x100)
    writer.write("NSFrameSize", string: encoder.braced([17, 28]))
    return corner
  }

  /// Writes the keys that every view has, for a view that is not an element of the document.
  func writeBareView(superview: Int?) {
    write("NSNextResponder", object: superview)
    if let superview { write("NSSuperview", object: superview) }
    write("NSNibTouchBar", object: nil)
    write("NSViewWantsBestResolutionOpenGLSurface", true)
    write("IBNSSafeAreaLayoutGuide", object: nil)
    write("IBNSLayoutMarginsGuide", object: nil)
    write("IBNSClipsToBounds", 0)
  }

  /// Writes the nibs of the cells, by their identifiers.
  private func writePrototypeNibs(of columns: [IBObject]) {
    // A cell is in the nib of its table and also in its own nib, so each level of nesting doubles the work.
    guard encoder.cellDepth < 4 else {
      return note(node, "cells are nested too deeply; left out")
    }
    var entries: [(key: Int, value: Int)] = []
    for (place, column) in columns.enumerated() {
      for cell in column.children(keyed: "prototypeCellViews") {
        let usual = column.columnIdentifier(at: place)
        let nib = encoder.builder.addObject("NSNib")
        let data = encoder.builder.addObject("NSData")
        encoder.builder.add("NS.bytes", nested: encoder.cellNib(of: cell), to: data)
        encoder.builder.add("NSNibFileData", object: data, to: nib)
        encoder.builder.add("NSNibFileIsKeyed", true, to: nib)
        encoder.builder.add("NSNibFileUseParentBundle", true, to: nib)
        encoder.builder.add("NSNibFileImages", object: nil, to: nib)
        encoder.builder.add("NSNibFileSounds", object: nil, to: nib)
        entries.append((encoder.string(cell.node[Names.identifier] ?? usual), nib))
      }
    }
    write(
      "NSTableViewArchivedReusableViewsKey",
      object: encoder.dictionary("NSMutableDictionary", entries))
  }

  func writeTableColumn() {
    let table = source.parent
    let place = table?.children(keyed: "tableColumns").firstIndex(of: source) ?? 0
    if era.namesColumns || node[Names.identifier]?.isEmpty == false {
      write("NSIdentifier", string: source.columnIdentifier(at: place))
    }
    writeAppKitKeys(of: Names.tableColumn)
    if node.child("resizingMask") != nil { write("NSIsResizeable", true) }
    if let header = node.child("headerCell") ?? titledColumn {
      write("NSHeaderCell", object: headerCell(header))
    }
    if let cell = source.child(keyed: "dataCell") {
      write("NSDataCell", object: encoder.reference(to: cell))
    }
    if let table { write("NSTableView", object: encoder.reference(to: table)) }
    if let descriptor = node.child("sortDescriptorPrototype") {
      write("NSSortDescriptorPrototype", object: sortDescriptor(descriptor))
    }
  }

  /// The element of a column that itself has the title of its header, as in documents of the oldest format.
  private var titledColumn: Node? { node[Names.title] == nil ? nil : node }

  private func headerCell(_ cell: Node) -> Int {
    let number = encoder.builder.addObject("NSTableHeaderCell")
    let writer = part(cell, number: number)
    writer.writeAppKitKeys(of: Names.tableHeaderCell)
    if era.writesControlSizeTwice { writer.write("NSControlSize2", 0) }
    if let title = cell.textProperty(Names.title) {
      writer.write("NSContents", object: localizable(title, property: "headerCell.title"))
    } else {
      writer.write("NSContents", string: "")
    }
    writer.write("NSSupport", object: encoder.font(AppKitFont(style: "subheadline")))
    writer.writeAppKitColor("NSBackgroundColor", "backgroundColor")
    writer.writeAppKitColor("NSTextColor", "textColor")
    return number
  }

  private func sortDescriptor(_ node: Node) -> Int {
    let number = encoder.builder.addObject("NSSortDescriptor")
    let writer = part(node, number: number)
    writer.write("NSKey", string: node[Names.sortKey] ?? "")
    writer.write("NSAscending", node.bool(Names.ascending) ?? true)
    writer.write("NSSelector", string: node[Names.selector] ?? "compare:")
    writer.write("NSReverseNullOrder", false)
    return number
  }

  func writeTableHeaderView() {
    guard let scroll = source.parent else { return writeNSView() }
    // Encoding the scroll view creates the view that clips its header.
    _ = encoder.reference(to: scroll)
    let clip = encoder.headerClips[scroll.index]
    write("NSNextResponder", object: clip)
    if let clip { write("NSSuperview", object: clip) }
    let height = node.child("frame")?.rect?.height ?? 0
    let width = tiled?.document.width ?? node.child("frame")?.rect?.width ?? 0
    write(frame: Rect(x: 0, y: 0, width: width, height: height))
    writeAppKitKeys(of: Names.tableHeaderView)
    if let table = scroll.tableView { write("NSTableView", object: encoder.reference(to: table)) }
  }
}

extension IBObject {
  /// The identifier of a table column; columns without one are numbered.
  fileprivate func columnIdentifier(at place: Int) -> String {
    let stated = node[Names.identifier] ?? ""
    return stated.isEmpty ? "AutomaticTableColumnIdentifier.\(place)" : stated
  }

  /// The table or outline that a scroll view shows.
  var tableView: IBObject? {
    child(keyed: "contentView")?.subviews.first {
      $0.node.name == Names.tableView || $0.node.name == Names.outlineView
    }
  }
}

extension NibEncoder {
  /// Returns the nib of a view-based table's cell.
  func cellNib(of cell: IBObject) -> NibGraph {
    let encoder = NibEncoder(
      .prototype(cell), of: document, options: options, features: features)
    encoder.cellDepth = cellDepth + 1
    let graph = encoder.encodeObjectData { _ in
      encoder.listed([cell]) + encoder.listed(encoder.applications)
    }
    diagnostics += encoder.diagnostics.filter { !diagnostics.contains($0) }
    return graph
  }

  /// The placeholder of the application.
  var applications: [IBObject] { document.topLevelObjects.filter { $0.role == .application } }
}
