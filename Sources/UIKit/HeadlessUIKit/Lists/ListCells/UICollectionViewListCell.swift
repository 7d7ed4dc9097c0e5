public import Foundation

/// A cell of a list: content between accessories, with a separator below.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories next to the content; on each side, from the leading to the trailing edge.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// The level of the item in its outline, which is set by data sources with outlines.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of each indentation level, in points.
  open var indentationWidth: CGFloat = ListRules.indentation {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether the indentation also moves the accessories on the leading side.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }
  private var accessoryViews: [ListAccessoryView] = []
  /// The guide whose leading edge the app aligns with its content, so that the separator begins there. The separator does
  /// not follow it here.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  private var lineViews = CellLineViews()
  var separatorConfiguration: UIListSeparatorConfiguration? { didSet { setNeedsLayout() } }

  /// Returns the default configuration of the content.
  ///
  /// A cell that serves as the header of its section has the configuration of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isListHeader ? .header() : .cell()
  }

  /// Whether the cell serves as the header of its section.
  var isListHeader = false

  // MARK: Accessories

  private func accessoriesChanged() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = Self.ordered(accessories).map(ListAccessoryView.init)
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  /// Returns the accessories in the given order, with custom views at the positions that they request on their side.
  private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.filter { $0.position == nil }
    for accessory in accessories {
      guard let position = accessory.position else { continue }
      let side = result.indices.filter { result[$0].isLeading == accessory.isLeading }
      let wanted = min(max(position(side.map { result[$0] }), 0), side.count)
      result.insert(accessory, at: wanted < side.count ? side[wanted] : result.count)
    }
    return result
  }

  private func shown(isLeading: Bool) -> [ListAccessoryView] {
    accessoryViews.filter {
      $0.accessory.isLeading == isLeading && $0.accessory.isShown(whileEditing: isEditing)
    }
  }

  private func width(of views: [ListAccessoryView]) -> CGFloat {
    views.isEmpty
      ? 0
      : ListRules.side + views.map { $0.reservedWidth }.reduce(0, +)
        + CGFloat(views.count - 1) * ListRules.gap
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The left and right insets of the content, in points.
  private var contentEdges: (leading: CGFloat, trailing: CGFloat) {
    (indentation + width(of: shown(isLeading: true)), width(of: shown(isLeading: false)))
  }

  override func placeContent() {
    super.placeContent()
    let edges = contentEdges
    let content = contentView
    if content.translatesAutoresizingMaskIntoConstraints {
      let frame = CGRect(
        x: isMirrored ? edges.trailing : edges.leading, y: 0,
        width: max(bounds.width - edges.leading - edges.trailing, 0), height: bounds.height)
      if content.frame != frame { content.frame = frame }
    }
    for view in accessoryViews {
      view.isHidden = !view.accessory.isShown(whileEditing: isEditing)
      view.show(isSelected: isSelected)
    }
    var x = ListRules.side + (indentsAccessories ? indentation : 0)
    for view in shown(isLeading: true) {
      place(view, x)
      x += view.reservedWidth + ListRules.gap
    }
    x = bounds.width - edges.trailing
    for view in shown(isLeading: false) {
      place(view, x)
      x += view.reservedWidth + ListRules.gap
    }
    placeSeparators()
  }

  private func place(_ view: UIView, _ x: CGFloat) {
    let width = (view as? ListAccessoryView)?.reservedWidth ?? 0
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placeSeparators() {
    let lead = indentation + width(of: shown(isLeading: true))
    func line(_ insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
      (insets.leading + lead, insets.trailing)
    }
    let lines = separatorConfiguration
    // By default, a list has no separators above its rows.
    lineViews.place(
      in: self, color: lines?.color ?? .separator,
      top: lines?.topSeparatorVisibility == .visible
        ? lines.map { line($0.topSeparatorInsets) } : nil,
      bottom: lines?.bottomSeparatorVisibility == .hidden
        ? nil : lines.map { line($0.bottomSeparatorInsets) })
  }

  /// Returns the size of the content and the accessories, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let edges = contentEdges
    let room = CGSize(
      width: max(targetSize.width - edges.leading - edges.trailing, 0), height: targetSize.height)
    var size = super.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    size.width += edges.leading + edges.trailing
    size.height = max(size.height, ListRules.leastHeight)
    return size
  }

  // MARK: Taps

  /// Performs the effect of a tap on an accessory that accepts taps.
  func accessoryTapped(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let collection, let path = collection.indexPath(for: self), let place = ItemPlace(path)
    else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure:
      (collection.dataSource as? any OutlineSource)?.toggle(itemAt: collection.dataPath(place))
    case .delete:
      collection.isConfirming = true
      collection.swipe.open(place, self, isLeading: false)
      collection.isConfirming = false
    default: break
    }
  }

  /// Performs the effect of a tap on the cell if it expands the cell's item.
  /// - Returns: Whether a tap on the cell has this effect.
  func handleTap() -> Bool {
    let outline = accessories.first {
      $0.accessoryType == .outlineDisclosure && $0.coversCell && $0.isShown(whileEditing: isEditing)
    }
    guard let outline else { return false }
    accessoryTapped(outline)
    return true
  }
}

/// The dimensions of lists, in points. Apple does not document them, so they are assumptions.
enum ListRules {
  static let side: CGFloat = 16
  /// The space between accessories.
  static let gap: CGFloat = 8
  static let indentation: CGFloat = 10
  static let leastHeight: CGFloat = 44
  /// The widths of the system's indicator and of its other symbols.
  static let indicator: CGFloat = 12
  static let symbol: CGFloat = 22
  static let separatorLead: CGFloat = 16
}
