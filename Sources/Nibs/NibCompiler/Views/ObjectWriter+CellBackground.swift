import InterfaceBuilder
import NibFormat
import XMLTree

// The background view that newer systems add to cells.
extension ObjectWriter {
  /// Whether the cell has the default background of its table's style: newer compilers add it when they set the
  /// selection style of a cell in a table.
  var hasSystemBackground: Bool {
    guard era.writesSystemBackgrounds, node.child("backgroundColor") == nil,
      IBTableViewCell(node: node).selectionStyle != .`default`, let list = source.parent
    else { return false }
    return list.node.name == Names.tableView || list.node.name == Names.tableViewSection
  }

  /// The name of white behind a cell; in a plain table, it is the name of white behind the table.
  var nameOfCellWhite: String {
    let list =
      source.parent?.node.name == Names.tableViewSection ? source.parent?.parent : source.parent
    guard let list, list.node.name == Names.tableView,
      IBTableView(node: list.node).style == .plain
    else { return "tableCellBackgroundColor" }
    return "tableBackgroundColor"
  }

  /// Whether this is a built-in label of a cell that has the table's color behind it.
  var hasListBackground: Bool {
    guard era.paintsCells, node.child("backgroundColor") == nil, let cell = source.parent?.parent,
      cell.node.name == Names.tableViewCell, let id = source.id
    else { return false }
    return cell.node[Names.textLabel] == id || cell.node[Names.detailTextLabel] == id
  }

  /// Writes the color of a table behind a label.
  func writeListBackground() {
    write(
      "UIBackgroundColor", object: encoder.color(.white, namingWhite: "tableBackgroundColor"))
  }

  /// The default background color of cells.
  var systemCellColor: Int {
    let white = ColorValue.Components(space: "calibratedWhite", values: [1], alpha: 1)
    return encoder.color(
      ColorValue(form: .components, components: white),
      namingWhite: "tableCellPlainBackgroundColor")
  }

  /// Writes the background view of a cell, with its configuration.
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
