import InterfaceBuilder
import NibFormat
import XMLTree

extension ObjectWriter {
  func writeTableView() {
    let header = object("tableHeaderView").flatMap { encoder.reference(to: $0) }
    let footer = object("tableFooterView").flatMap { encoder.reference(to: $0) }
    let own = [header, footer].compactMap { $0 } + references(in: Names.subviews)
    writeScrollView(
      subviews: own, contentSize: era.writesContentSize ? emptySize : nil,
      background: writeTableBackground)
    writeListTraits()
    let style = value(of: Names.style, in: .tableViewStyle) ?? 0
    if era.writesLargeContentProperties { write("UITableViewStyle", style) }
    if style != 0 || era.writesLargeContentProperties { write("UIStyle", style) }
    let separators = value(of: Names.separatorStyle, in: .separatorStyle) ?? 1
    if separators != 0 {
      write("UISeparatorStyle", 1)
      write("UISeparatorStyleIOS5AndLater", separators)
    } else if era.writesMissingSeparators {
      write("UISeparatorStyleIOS9AndLater", 0)
    }
    if era.writesSectionHeaderTopPadding {
      write("UIPrefetchingEnabled", flag: Names.prefetchingEnabled, default: true)
    }
    writeHeights()
    writeSelecting()
    if era.writesEstimatedHeights {
      writeTrue("UIInsetsContentViewsToSafeArea", unlessNo: Names.contentViewInsetsToSafeArea)
    }
    if let header { write("UITableHeaderView", object: header) }
    if let footer { write("UITableFooterView", object: footer) }
    writeTablePrototypes()
    write("UISeparatorColor", color: "separatorColor")
    if era.writesEstimatedHeights {
      write(
        "UISeparatorInsetReference", word: Names.separatorInsetReference,
        in: .separatorInsetReference, default: 0)
    }
    write("UISectionIndexColor", color: "sectionIndexColor")
    write("UISectionIndexBackgroundColor", color: "sectionIndexBackgroundColor")
    write("UISectionIndexTrackingBackgroundColor", color: "sectionIndexTrackingBackgroundColor")
    write("UISeparatorInset", insets: "separatorInset")
    write("UISectionIndexMinimumDisplayRowCount", int: Names.sectionIndexMinimumDisplayRowCount)
  }

  /// The content size in points of a table without rows: a grouped table has space around one empty section.
  private var emptySize: Size {
    let isGrouped = value(of: Names.style, in: .tableViewStyle) ?? 0 != 0
    let height = isGrouped ? 55 + (node.double(Names.sectionHeaderHeight) ?? 10) : 0
    return Size(width: frame.width, height: height)
  }

  private func writeHeights() {
    write("UIRowHeight", float: Names.rowHeight, omitting: era.usualRowHeight)
    let usual = era.usualSectionHeight
    write("UISectionHeaderHeight", float: Names.sectionHeaderHeight, omitting: usual)
    write("UISectionFooterHeight", float: Names.sectionFooterHeight, omitting: usual)
    guard era.writesEstimatedHeights else { return }
    write("UIEstimatedRowHeight", float: node.double(Names.estimatedRowHeight) ?? 0)
    write(
      "UIEstimatedSectionHeaderHeight", float: node.double(Names.estimatedSectionHeaderHeight) ?? 0)
    write(
      "UIEstimatedSectionFooterHeight", float: node.double(Names.estimatedSectionFooterHeight) ?? 0)
  }

  private func writeSelecting() {
    writeFalse("UIAllowsSelection", ifNo: Names.allowsSelection)
    writeTrue("UIAllowsSelectionDuringEditing", ifYes: Names.allowsSelectionDuringEditing)
    writeTrue("UIAllowsMultipleSelection", ifYes: Names.allowsMultipleSelection)
    writeTrue(
      "UIAllowsMultipleSelectionDuringEditing", ifYes: Names.allowsMultipleSelectionDuringEditing)
    if era.writesImmediateSelection {
      write("UIShowsSelectionImmediatelyOnTouchBegin", true)
    }
    guard era.writesSectionHeaderTopPadding else { return }
    write("UIFillerRowHeight", double: node.double(Names.fillerRowHeight) ?? 0)
    write("UISectionHeaderTopPadding", double: node.double(Names.sectionHeaderTopPadding) ?? -1)
  }

  /// Writes the background color; white is a system color here, as is the default gray of newer systems behind a
  /// grouped table.
  private func writeTableBackground() {
    guard var color = color("backgroundColor") else { return }
    let grouped = "systemGroupedBackgroundColor"
    if era.knowsLabelColor, value(of: Names.style, in: .tableViewStyle) ?? 0 != 0,
      encoder.look(of: color, namingWhite: nil) == SystemColors.look(of: grouped)
    {
      color = ColorValue(form: .system(grouped), components: nil)
    }
    write(
      "UIBackgroundColor",
      object: encoder.color(color, namingWhite: "tableBackgroundColor"))
  }
}
