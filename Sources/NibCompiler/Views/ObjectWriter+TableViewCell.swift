import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a cell: beside its content view it has a separator that no document mentions.
  func writeTableViewCell() {
    let content = object("contentView").flatMap { encoder.reference(to: $0) }
    let subviews = [content].compactMap { $0 } + [separator()]
    writeView(subviews: subviews, background: writeCellBackground)
    write("UIReuseIdentifier", string: Names.reuseIdentifier)
    write("UITableViewCellStyle", word: Names.style, in: .cellStyle)
    write("UIIndentationLevel", int: Names.indentationLevel)
    write("UISelectionStyle", word: Names.selectionStyle, in: .selectionStyle, omitting: 3)
    write("UIAccessoryType", word: Names.accessoryType, in: .accessoryType)
    write("UIEditingAccessoryType", word: Names.editingAccessoryType, in: .accessoryType)
    writeTrue("UIShowsReorderControl", ifYes: Names.showsReorderControl)
    writeFalse("UIShouldIndentWhileEditing", ifNo: Names.shouldIndentWhileEditing)
    write("UIFocusStyle", word: Names.focusStyle, in: .focusStyle)
    writeIndentation()
    if node.child("backgroundColor") != nil { write("UITableCellBackgroundColorSet", true) }
    write("UISeparatorInset", insets: "separatorInset")
    write("UIAccessoryView", child: "accessoryView")
    write("UIEditingAccessoryView", child: "editingAccessoryView")
    writeCellConfigurations()
    if let content { write("UIContentView", object: content) }
    write("UITextLabel", reference: Names.textLabel)
    write("UIDetailTextLabel", reference: Names.detailTextLabel)
    write("UIImageView", reference: Names.imageView)
  }

  /// What newer systems ask every cell for.
  func writeCellConfigurations() {
    guard era.writesCellConfigurations else { return }
    write("UISystemBackgroundView", object: nil)
    write("UIContentConfigurationIdentifier", object: nil)
    write("UIContentConfigurationView", object: nil)
  }

  private func writeIndentation() {
    if let width = node.double(Names.indentationWidth), width != 10 {
      write("UIIndentationWidth", float: width)
    } else if era.writesCellConfigurations {
      write("UIIndentationWidth", float: 10)
    }
  }

  /// A view of the cell by its id, or nil as a value.
  private func write(_ key: NibKey, reference name: Name) {
    let object = node[name].flatMap { document.object(id: $0) }
    write(key, object: object.flatMap { encoder.reference(to: $0) })
  }

  private func writeCellBackground() {
    guard let color = color("backgroundColor") else { return }
    write(
      "UIBackgroundColor", object: encoder.color(color, namingWhite: "tableCellBackgroundColor"))
  }

  /// The line below the cell, as UIKit lays it out: inset by the table's margin.
  private func separator() -> Int {
    let view = encoder.builder.addObject("_UITableViewCellSeparatorView")
    let writer = part(node, number: view)
    let frame = frame
    let inset = node.child("separatorInset")?.insets
    let leading = inset?.left ?? (era.build >= 13_000 ? 16 : 15)
    let width = frame.width - leading - (inset?.right ?? 0)
    let top = frame.height - 1
    writer.write("UIBounds", rect: Rect(x: 0, y: 0, width: width, height: 1))
    writer.write("UICenter", point: Point(x: leading + width / 2, y: top + 0.5))
    if era.writesDeepDrawRect { writer.write("UIDeepDrawRect", true) }
    writer.write("UIOpaque", true)
    writer.write("UIAutoresizeSubviews", true)
    if era.writesSemanticContentAttribute { writer.write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      writer.write("UIViewLargeContentStoredProperties", object: nil)
    }
    return view
  }

  /// The class of a label in a cell: built-in ones have a class of their own.
  var isCellLabel: Bool {
    guard source.key == "subviews", let content = source.parent, let cell = content.parent,
      content.node.name == Names.tableViewCellContentView, let id = source.id
    else { return false }
    return cell.node[Names.textLabel] == id || cell.node[Names.detailTextLabel] == id
  }
}
