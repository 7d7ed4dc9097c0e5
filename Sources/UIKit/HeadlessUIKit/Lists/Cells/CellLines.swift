import Foundation

/// The separator lines that a table requests for a cell.
struct CellLines: Equatable {
  /// The horizontal extent of a line.
  enum Reach {
    /// A line that is shortened by the insets of the cell and the table.
    case inset
    /// A line from edge to edge.
    case full
  }

  var color: UIColor
  var top: Reach?
  var bottom: Reach?
  /// The table's separator insets, and what they are relative to.
  var insets: UIEdgeInsets?
  var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

/// The views of a cell's separator lines, which are one pixel high.
@MainActor
struct CellLineViews {
  private var top: TableCellSeparatorView?
  private var bottom: TableCellSeparatorView?

  /// Shows lines with insets from the leading and the trailing edge, in points; nil removes a line.
  mutating func place(
    in cell: UIView, color: UIColor, top: (start: CGFloat, end: CGFloat)?,
    bottom: (start: CGFloat, end: CGFloat)?
  ) {
    let height = 1 / max(cell.contentScaleFactor, 1)
    Self.place(&self.top, in: cell, color, top, CGRect(x: 0, y: 0, width: 0, height: height))
    Self.place(
      &self.bottom, in: cell, color, bottom,
      CGRect(x: 0, y: cell.bounds.height - height, width: 0, height: height))
  }

  private static func place(
    _ line: inout TableCellSeparatorView?, in cell: UIView, _ color: UIColor,
    _ ends: (start: CGFloat, end: CGFloat)?, _ frame: CGRect
  ) {
    guard let ends else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? TableCellSeparatorView()
    if line == nil {
      view.isUserInteractionEnabled = false
      line = view
    }
    if view.backgroundColor != color { view.backgroundColor = color }
    if view.superview !== cell { cell.addSubview(view) }
    var frame = frame
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    frame.origin.x = isMirrored ? ends.end : ends.start
    frame.size.width = max(cell.bounds.width - ends.start - ends.end, 0)
    // A frame is stored as its center and size, so rounding may make it differ slightly from the value that was set.
    if !view.frame.isNear(frame) { view.frame = frame }
  }
}

extension CGRect {
  /// Whether the two rectangles are equal, apart from rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) <= 1e-6 && abs(minY - other.minY) <= 1e-6
      && abs(width - other.width) <= 1e-6 && abs(height - other.height) <= 1e-6
  }
}

extension UITableViewCell {
  /// The default left inset of the bottom line, in points: the line begins where the content begins, as seen in
  /// documents.
  private var automaticSeparatorStart: CGFloat {
    UIKitEra.current < .iOS11
      ? TableRules.oldSeparatorInset
      : SystemMargins.cellSide(width: bounds.width) + leadingSide + editingWidth
  }

  /// The insets of the bottom line if the cell does not set its own, in points.
  var tableSeparatorInset: UIEdgeInsets {
    lines?.insets ?? UIEdgeInsets(top: 0, left: automaticSeparatorStart, bottom: 0, right: 0)
  }

  /// Shows the separator lines of a cell that is not provided by a data source, such as a prototype or a static row on
  /// a canvas.
  /// - Parameters:
  ///   - table: The table, or nil for a cell by itself, which has a line at the bottom.
  ///   - isFirst: Whether the cell is the first one in its section.
  ///   - isLast: Whether the cell is the last one in its section.
  package func showLines(asRowOf table: UITableView?, isFirst: Bool, isLast: Bool) {
    lines =
      table.map { $0.lines(isFirst: isFirst, isLast: isLast) }
      ?? CellLines(color: .separator, bottom: .inset)
    placeLines()
  }

  /// Shows the lines that the table requests.
  ///
  /// Source: Apple's documentation of `separatorInset` and `separatorInsetReference`: only the left and right insets
  /// matter, negative insets count as zero, and a cell's own insets take precedence over its table's.
  func placeLines() {
    let insets = separatorInset
    var ends = (start: max(insets.left, 0), end: max(insets.right, 0))
    let isSet = (ownSeparatorInset ?? lines?.insets) != nil
    if isSet, lines?.reference == .fromAutomaticInsets { ends.start += automaticSeparatorStart }
    func line(_ reach: CellLines.Reach?) -> (start: CGFloat, end: CGFloat)? {
      reach.map { $0 == .full ? (0, 0) : ends }
    }
    lineViews.place(
      in: self, color: lines?.color ?? .separator, top: line(lines?.top),
      bottom: line(lines?.bottom))
  }
}

extension UITableView {
  /// The insets of lines that begin where the content begins, in points.
  var automaticSeparatorInset: UIEdgeInsets {
    let side =
      UIKitEra.current < .iOS11
      ? TableRules.oldSeparatorInset : SystemMargins.cellSide(width: rowWidth)
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
  }

  /// Returns the lines of a row, or nil if the table has no separators.
  ///
  /// Sections of grouped tables have full-width lines above and below them. Those of inset grouped tables have lines
  /// only between their rows. Assumed.
  func lines(of place: ItemPlace) -> CellLines? {
    lines(
      isFirst: place.item == 0,
      isLast: place.item + 1 == geometry.sections[place.section].rows.count)
  }

  /// Returns the lines of a row, depending on whether it is the first or last one in its section.
  fileprivate func lines(isFirst: Bool, isLast: Bool) -> CellLines? {
    guard separatorStyle != .none else { return nil }
    var lines = CellLines(
      color: separatorColor ?? .separator, bottom: .inset, insets: ownSeparatorInset,
      reference: separatorInsetReference)
    switch style {
    case .plain: break
    case .grouped:
      lines.top = isFirst ? .full : nil
      if isLast { lines.bottom = .full }
    case .insetGrouped: if isLast { lines.bottom = nil }
    }
    return lines
  }
}
