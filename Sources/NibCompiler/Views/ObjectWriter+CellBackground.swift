import InterfaceBuilder
import NibFormat
import XMLTree

// The view that newer systems put behind cells.
extension ObjectWriter {
  /// Whether the cell has the background of its table's style by itself: newer compilers make it when they
  /// set the cell's selection style, in a list.
  var hasSystemBackground: Bool {
    guard era.writesSystemBackgrounds, node.child("backgroundColor") == nil,
      IBTableViewCell(node: node).selectionStyle != .`default`, let list = source.parent
    else { return false }
    return list.node.name == Names.tableView || list.node.name == Names.tableViewSection
  }

  /// What white is called behind a cell: in a plain list as behind the list.
  var nameOfCellWhite: String {
    let list =
      source.parent?.node.name == Names.tableViewSection ? source.parent?.parent : source.parent
    guard let list, list.node.name == Names.tableView,
      IBTableView(node: list.node).style == .plain
    else { return "tableCellBackgroundColor" }
    return "tableBackgroundColor"
  }

  /// Whether this is a label of a cell's own that has the list's colour behind it.
  var hasListBackground: Bool {
    guard era.paintsCells, node.child("backgroundColor") == nil, let cell = source.parent?.parent,
      cell.node.name == Names.tableViewCell, let id = source.id
    else { return false }
    return cell.node[Names.textLabel] == id || cell.node[Names.detailTextLabel] == id
  }

  /// Writes the colour of a list behind a label.
  func writeListBackground() {
    write(
      "UIBackgroundColor", object: encoder.color(.white, namingWhite: "tableBackgroundColor"))
  }

  /// The colour that cells have by themselves.
  var systemCellColor: Int {
    let white = ColorValue.Components(space: "calibratedWhite", values: [1], alpha: 1)
    return encoder.color(
      ColorValue(form: .components, components: white),
      namingWhite: "tableCellPlainBackgroundColor")
  }

  /// Writes the view behind a cell, with the configuration that it came from.
  func systemBackground() -> Int {
    let view = encoder.builder.addObject("_UISystemBackgroundView")
    let writer = part(node, number: view)
    let height = frame.height.rounded(.up)
    writer.write("UIBounds", rect: Rect(x: 0, y: 0, width: frame.width, height: height))
    writer.write("UICenter", point: Point(x: frame.width / 2, y: height / 2))
    writer.write("UIDeepDrawRect", true)
    writer.write("UIOpaque", true)
    writer.write("UIAutoresizeSubviews", true)
    writer.write("UIViewSemanticContentAttribute", 0)
    writer.write("UIViewLargeContentStoredProperties", object: nil)
    let configuration = encoder.builder.addObject("UIBackgroundConfiguration")
    writer.write("configurationAPI", object: configuration)
    part(node, number: configuration)
      .writeBackgroundConfiguration(color: systemCellColor, style: 1)
    return view
  }
}
