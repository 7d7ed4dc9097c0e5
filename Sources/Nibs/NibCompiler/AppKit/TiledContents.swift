import InterfaceBuilder
import XMLTree

/// The frames of the contents of a scroll view, as AppKit lays them out when the nib is compiled.
struct TiledContents {
  let clip: Rect
  /// The height of the header above the contents.
  let header: Double
  /// The frame of the document view.
  let document: Rect
  /// The frame of the vertical scroller; nil if it is hidden.
  let vertical: Rect?
  /// The frame of the horizontal scroller; nil if it is hidden.
  let horizontal: Rect?

  init?(_ scroll: IBObject) {
    guard let frame = scroll.frame, let content = scroll.child(keyed: "contentView"),
      let stored = content.frame
    else { return nil }
    let inset: Double =
      switch scroll.node[Names.borderType] {
      case "none": 0
      case "groove": 2
      default: 1
      }
    header = scroll.child(keyed: "headerView")?.frame?.height ?? 0
    let across = Self.thickness(of: scroll.child(keyed: "verticalScroller"), in: scroll)
    let down = Self.thickness(of: scroll.child(keyed: "horizontalScroller"), in: scroll)
    let inner = (width: frame.width - 2 * inset, height: frame.height - 2 * inset)
    let width = inner.width - across
    let height = inner.height - down
    guard width > 0, height > header else { return nil }
    clip = Rect(x: inset, y: inset, width: width, height: height)
    vertical =
      across == 0
      ? nil
      : Rect(
        x: inset + width, y: inset + header, width: across, height: inner.height - header - down)
    horizontal =
      down == 0 ? nil : Rect(x: inset, y: inset + height, width: inner.width - across, height: down)
    let view = content.subviews.first
    if let table = scroll.tableView {
      document = Rect(
        x: 0, y: 0, width: max(width, Self.width(ofColumnsIn: table)), height: height - header)
    } else if let own = view?.frame, own.width != stored.width || own.height != stored.height {
      document = own
    } else {
      document = Rect(x: 0, y: 0, width: width, height: height)
    }
  }

  /// Returns the width of a scroller that reduces the space for the contents; 0 if it is hidden.
  private static func thickness(of scroller: IBObject?, in scroll: IBObject) -> Double {
    guard let scroller, scroller.node.bool(Names.hidden) != true else { return 0 }
    let isHorizontal = scroller.node.bool(Names.horizontal) == true
    let has = isHorizontal ? Names.hasHorizontalScroller : Names.hasVerticalScroller
    guard scroll.node.bool(has) != false else { return 0 }
    return scroller.node[Names.controlSize] == "small" ? 13 : 17
  }

  /// Returns the width of a table's columns, including the spaces between them and on both sides.
  private static func width(ofColumnsIn table: IBObject) -> Double {
    let columns = table.children(keyed: "tableColumns")
    guard !columns.isEmpty, table.node[Names.tableStyle] != "plain" else { return 0 }
    let spacing = table.node.child(keyed: "intercellSpacing")?.double(Names.width) ?? 3
    let widths = columns.reduce(0) { $0 + ($1.node.double(Names.width) ?? 0) }
    return widths + Double(columns.count - 1) * spacing + 32
  }
}
