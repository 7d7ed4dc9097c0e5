import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  /// Writes a cell, which has a separator that is not in the document in addition to its content view.
  func writeTableViewCell() {
    let content = object("contentView").flatMap { encoder.reference(to: $0) }
    let subviews = [content].compactMap { $0 } + [separator()]
    writeView(subviews: subviews, background: writeCellBackground)
    write("UIReuseIdentifier", string: Names.reuseIdentifier)
    write("UITableViewCellStyle", word: Names.style, in: .tableViewCellStyle)
    write("UIIndentationLevel", int: Names.indentationLevel)
    write("UISelectionStyle", word: Names.selectionStyle, in: .cellSelectionStyle, omitting: 3)
    write("UIAccessoryType", word: Names.accessoryType, in: .accessoryType)
    write("UIEditingAccessoryType", word: Names.editingAccessoryType, in: .accessoryType)
    writeTrue("UIShowsReorderControl", ifYes: Names.showsReorderControl)
    writeFalse("UIShouldIndentWhileEditing", ifNo: Names.shouldIndentWhileEditing)
    write("UIFocusStyle", word: Names.focusStyle, in: .focusStyle)
    writeIndentation()
    if node.child("backgroundColor") != nil || era.paintsCells {
      write("UITableCellBackgroundColorSet", true)
    }
    write("UISeparatorInset", insets: "separatorInset")
    write("UIAccessoryView", child: "accessoryView")
    write("UIEditingAccessoryView", child: "editingAccessoryView")
    writeCellConfigurations()
    if let content { write("UIContentView", object: content) }
    write("UITextLabel", reference: Names.textLabel)
    write("UIDetailTextLabel", reference: Names.detailTextLabel)
    write("UIImageView", reference: Names.imageView)
  }

  /// Writes the keys that newer systems need for every cell.
  func writeCellConfigurations() {
    guard era.writesCellConfigurations else { return }
    let background = hasSystemBackground ? systemBackground() : nil
    write("UISystemBackgroundView", object: background)
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

  /// Writes a reference to a view of the cell by its id, or an explicit nil.
  private func write(_ key: NibKey, reference name: Name) {
    let object = node[name].flatMap { document.object(id: $0) }
    write(key, object: object.flatMap { encoder.reference(to: $0) })
  }

  private func writeCellBackground() {
    if hasSystemBackground {
      write("UIBackgroundColor", object: systemCellColor)
      write("UIDidEncodeCompatibilityBackgroundColor", true)
      return
    }
    guard let color = color("backgroundColor") ?? (era.paintsCells ? .white : nil) else { return }
    write(
      "UIBackgroundColor", object: encoder.color(color, namingWhite: nameOfCellWhite))
  }

  /// Writes the separator below the cell, as UIKit lays it out.
  private func separator() -> Int {
    let view = encoder.builder.addObject("_UITableViewCellSeparatorView")
    let writer = part(node, number: view)
    let frame = frame
    let inset = node.child("separatorInset")?.insets
    let leading = max(inset?.left ?? era.separatorInset, era.leastSeparatorInset)
    let width = frame.width - leading - (inset?.right ?? 0)
    let height = era.hairline
    writer.write("UIBounds", rect: Rect(x: 0, y: 0, width: width, height: height))
    writer.write(
      "UICenter", point: Point(x: leading + width / 2, y: frame.height - height / 2))
    if era.writesDeepDrawRect { writer.write("UIDeepDrawRect", true) }
    writer.write("UIOpaque", true)
    writer.write("UIAutoresizeSubviews", true)
    if era.writesSemanticContentAttribute { writer.write("UIViewSemanticContentAttribute", 0) }
    if era.writesLargeContentProperties {
      writer.write("UIViewLargeContentStoredProperties", object: nil)
    }
    return view
  }

  /// Writes a cell's content view, which is as large as the cell without the separator and the accessory on the right.
  func writeCellContentView() {
    guard let margin = era.cellContentMargin, let cell = source.parent,
      cell.node.child("frame") != nil || cell.node.child("frameInset") != nil
    else { return writeView() }
    let outer = part(of: cell).frame
    let stored = frame
    let accessory: Double? =
      switch IBTableViewCell(node: cell.node).accessoryType {
      case .none: 0
      case .disclosureIndicator: 26
      default: nil
      }
    writeView(
      frame: Rect(
        x: 0, y: 0, width: accessory.map { outer.width - $0 } ?? stored.width,
        height: outer.height - margin))
  }
}
