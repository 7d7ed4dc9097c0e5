import InterfaceBuilder
import NibFormat
import XMLTree

// Controls whose values are lists of cells.
extension ObjectWriter {
  /// Writes a matrix: cells in rows and columns.
  func writeMatrix() {
    writeNSControl()
    let action = encoder.builder.addObject("NSActionCell")
    encoder.builder.add("NSCellFlags", Int64(0x20), to: action)
    encoder.builder.add("NSCellFlags2", Int64(0x2000), to: action)
    write("NSCell", object: action)
    write("NSCellIsDiscardable", true)
    // The document lists the cells by columns, the nib by rows.
    let columns = node.firstElement(named: Names.cells).map { Array($0.elements) } ?? []
    let grid = columns.map { Array($0.elements) }
    let rows = grid.map { $0.count }.max() ?? 0
    write("NSNumRows", rows)
    write("NSNumCols", columns.count)
    let cells = (0..<rows).flatMap { row in
      grid.compactMap { row < $0.count ? encoder.object(at: $0[row]) : nil }
    }
    write("NSCells", mutableArray: cells.compactMap { encoder.reference(to: $0) })
    for (key, property) in [
      ("NSCellSize" as NibKey, "cellSize"), ("NSIntercellSpacing", "intercellSpacing"),
    ] {
      let size = node.child(keyed: property)?.size ?? Size(width: 0, height: 0)
      write(key, string: encoder.braced([size.width, size.height]))
    }
    write("NSCellClass", string: "NSActionCell")
    if let prototype = source.child(keyed: "prototype"), let cell = encoder.reference(to: prototype)
    {
      write("NSProtoCell", object: cell)
    }
    write("NSSelectedRow", -1)
    write("NSSelectedCol", -1)
    writeAppKitColor("NSBackgroundColor", "backgroundColor")
    let cellColor = color("cellBackgroundColor") ?? color("backgroundColor")
    if let cellColor { write("NSCellBackgroundColor", object: encoder.appKitColor(cellColor)) }
    writeFont("NSFont", "font")
  }

  /// Writes the cell of a combo box, which refers to its control in place of a delegate, and its choices.
  func writeComboBoxCell() {
    writeTextFieldCell()
    if let parent = source.parent, let control = encoder.reference(to: parent) {
      write("NSDelegate", object: control)
    }
    if node.bool(Names.usesDataSource) == true { write("NSDataSource", object: nil) }
    let values = node.child("objectValues").map { Array($0.elements) } ?? []
    guard !values.isEmpty else { return }
    write(
      "NSPopUpListData", mutableArray: values.map { encoder.string($0.stringValue) })
  }
}
