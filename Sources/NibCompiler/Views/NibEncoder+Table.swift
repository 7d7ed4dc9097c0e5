import InterfaceBuilder
import NibFormat
import XMLTree

extension NibEncoder {
  func encodeTableView(_ table: IBObject, _ object: Int) {
    encodeScrollView(table, object)
    let node = table.node
    word(Names.style, "UIStyle", in: .tableStyle, of: node, to: object)
    let separator = node[Names.separatorStyle].flatMap { Words.separatorStyle[$0] } ?? 1
    if separator != 0 {
      add("UISeparatorStyle", 1, to: object)
      add("UISeparatorStyleIOS5AndLater", separator, to: object)
    }
    color("separatorColor", "UISeparatorColor", of: node, to: object)
    insets("separatorInset", "UISeparatorInset", of: node, to: object)
    if era.writesSeparatorInsetReference {
      word(
        Names.separatorInsetReference, "UISeparatorInsetReference", in: .separatorInsetReference,
        of: node, to: object, omitting: -1)
      if node[Names.separatorInsetReference] == nil {
        add("UISeparatorInsetReference", 0, to: object)
      }
    }
    add(
      "UIContentSize", Size(width: node.child(keyed: "frame")?.rect?.width ?? 0, height: 0),
      to: object)
    encodeTableHeights(node, object)
    add("UIShowsSelectionImmediatelyOnTouchBegin", true, to: object)
    flag(Names.allowsSelection, is: false, "UIAllowsSelection", writes: false, of: node, to: object)
    flag(
      Names.allowsSelectionDuringEditing, "UIAllowsSelectionDuringEditing", of: node, to: object)
    flag(Names.allowsMultipleSelection, "UIAllowsMultipleSelection", of: node, to: object)
    flag(
      Names.allowsMultipleSelectionDuringEditing, "UIAllowsMultipleSelectionDuringEditing",
      of: node, to: object)
    color("sectionIndexColor", "UISectionIndexColor", of: node, to: object)
    color("sectionIndexBackgroundColor", "UISectionIndexBackgroundColor", of: node, to: object)
    color(
      "sectionIndexTrackingBackgroundColor", "UISectionIndexTrackingBackgroundColor", of: node,
      to: object)
    int(
      Names.sectionIndexMinimumDisplayRowCount, "UISectionIndexMinimumDisplayRowCount", of: node,
      to: object)
    child("tableHeaderView", "UITableHeaderView", of: table, to: object)
    child("tableFooterView", "UITableFooterView", of: table, to: object)
  }

  private func encodeTableHeights(_ node: Node, _ object: Int) {
    if let height = node.double(Names.rowHeight), height != 44 || era.writesDefaultRowHeight {
      add("UIRowHeight", float: height, to: object)
    }
    float(Names.sectionHeaderHeight, "UISectionHeaderHeight", of: node, to: object)
    float(Names.sectionFooterHeight, "UISectionFooterHeight", of: node, to: object)
    guard era.writesEstimatedHeights else { return }
    add(
      "UIEstimatedRowHeight", float: node.double(Names.estimatedRowHeight) ?? 0, to: object)
    add(
      "UIEstimatedSectionHeaderHeight",
      float: node.double(Names.estimatedSectionHeaderHeight) ?? 0, to: object)
    add(
      "UIEstimatedSectionFooterHeight",
      float: node.double(Names.estimatedSectionFooterHeight) ?? 0, to: object)
    add(
      "UIInsetsContentViewsToSafeArea", node.bool(Names.contentViewInsetsToSafeArea) ?? true,
      to: object)
  }

  func encodeTableCell(_ cell: IBObject, _ object: Int) {
    let content = cell.child(keyed: "contentView").flatMap { reference(to: $0) }
    encodeView(cell, subviews: content.map { [$0] } ?? [], object)
    let node = cell.node
    if let identifier = cell.reuseIdentifier {
      add("UIReuseIdentifier", string: identifier, to: object)
    }
    word(Names.style, "UITableViewCellStyle", in: .cellStyle, of: node, to: object)
    word(
      Names.selectionStyle, "UISelectionStyle", in: .selectionStyle, of: node, to: object,
      omitting: 3)
    word(Names.accessoryType, "UIAccessoryType", in: .accessoryType, of: node, to: object)
    word(
      Names.editingAccessoryType, "UIEditingAccessoryType", in: .accessoryType, of: node, to: object
    )
    float(Names.indentationWidth, "UIIndentationWidth", of: node, to: object, omitting: 10)
    int(Names.indentationLevel, "UIIndentationLevel", of: node, to: object)
    flag(Names.showsReorderControl, "UIShowsReorderControl", of: node, to: object)
    insets("separatorInset", "UISeparatorInset", of: node, to: object)
    if node.child(keyed: "backgroundColor") != nil {
      add("UITableCellBackgroundColorSet", true, to: object)
    }
    add("UIContentView", object: content, to: object)
    for (name, key) in [
      (Names.textLabel, "UITextLabel" as NibKey), (Names.detailTextLabel, "UIDetailTextLabel"),
      (Names.imageView, "UIImageView"),
    ] {
      let part = node[name].flatMap { document.object(id: $0) }
      add(key, object: part.flatMap { reference(to: $0) }, to: object)
    }
    child("backgroundView", "UIBackgroundView", of: cell, to: object)
    child("selectedBackgroundView", "UISelectedBackgroundView", of: cell, to: object)
    child("accessoryView", "UIAccessoryView", of: cell, to: object)
  }

  func encodeHeaderFooterView(_ view: IBObject, _ object: Int) {
    encodeView(view, object)
    if let identifier = view.reuseIdentifier {
      add("UIReuseIdentifier", string: identifier, to: object)
    }
  }
}
