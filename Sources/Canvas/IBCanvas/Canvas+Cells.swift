import Foundation
import HeadlessUIKit
import InterfaceBuilder
import XMLTree

extension Canvas {
  /// Gives a table view cell the margins that it has on the canvas.
  func prepare(
    _ cell: UITableViewCell, _ object: IBObject, _ overrides: inout LayoutOverrides
  ) {
    let isNarrow: Bool
    if let table = table(around: object) {
      // A table that is the root of a screen has the screen's margins; any other table uses the insets of its
      // separators.
      isNarrow =
        (IBToolsVersion.xcode9 ..< .xcode11).contains(tools) && table.key == "subviews"
        && rules.follow(.narrowCellInTable)
    } else {
      isNarrow =
        (IBToolsVersion.xcode11 ..< .xcode11_5).contains(tools) && !device.hasHomeIndicator
        && rules.follow(.narrowCellOfXib)
    }
    overrides.systemMargins[ObjectIdentifier(cell.contentView)] = { [lengths] content in
      var margins = content.systemMargins
      if isNarrow, margins.insets.left == 16 { margins.narrow(to: 15) }
      let own = margins.insets.left
      margins.widen(by: lengths.points(own, of: .cellMargin) - own)
      return margins
    }
  }

  /// Returns the table that contains a cell, as one of its rows or as a prototype.
  private func table(around cell: IBObject) -> IBObject? {
    var object = cell.parent
    while let outer = object, outer.element != "tableView" { object = outer.parent }
    return object
  }

  /// Returns the default frame of a cell or its content view, in points, if the document stores none: as wide as the
  /// table, as high as the row.
  func usualFrame(of object: IBObject) -> CGRect? {
    let holder = object.key == "contentView" ? object.parent : object
    guard let cell = holder, cell.element == "tableViewCell", cell.frame == nil,
      let table = table(around: cell), let width = table.frame?.width
    else { return nil }
    let heights = [cell, table].lazy.compactMap { $0.node.double(Names.rowHeight) }
    let height = heights.first { $0 > 0 } ?? Self.usualRowHeight
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  private static let usualRowHeight = 44.0

  /// Sizes the content view of a cell as the canvas does, regardless of the stored frame.
  ///
  /// The separator below a row reduces the height of the content by half a point in Xcode 8. Until Xcode 7.0, documents
  /// store the content of a new row, whose height differs from the row's if the row's height was changed later.
  func resizeContent(of cell: UITableViewCell, _ object: IBObject) {
    guard tools < .xcode9, table(around: object)?.node[Names.separatorStyle] != "none" else {
      return
    }
    let content = cell.contentView
    let height = cell.bounds.height - 0.5
    let isNear = (height - 0.5...height + 0.5).contains(content.bounds.height)
    if isNear {
      guard tools >= .xcode8, rules.follow(.separatorInContent) else { return }
    } else {
      guard tools < .xcode7_0_1, content.bounds.height == Self.heightOfNewContent,
        rules.follow(.contentOfNewRow)
      else { return }
    }
    content.place(
      CGRect(
        x: content.frame.minX, y: content.frame.minY, width: content.bounds.width, height: height))
  }

  /// The height of the content of a row that has the height of new rows, above its separator, in points.
  private static let heightOfNewContent: CGFloat = 43
}

extension SystemMargins {
  /// Increases the left and right insets by a length in points.
  mutating func widen(by length: CGFloat) {
    insets.left += length
    insets.right += length
    least.left += length
    least.right += length
  }

  /// Reduces the left and right insets to a length in points.
  fileprivate mutating func narrow(to side: CGFloat) {
    insets.left = min(insets.left, side)
    insets.right = min(insets.right, side)
    least.left = min(least.left, side)
    least.right = min(least.right, side)
  }
}
