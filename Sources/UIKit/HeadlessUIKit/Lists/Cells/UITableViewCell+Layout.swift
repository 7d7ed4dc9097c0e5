import Foundation

/// The frames of a cell's parts.
///
/// Source: measured on documents from Xcode 11 on, like ``SystemMargins``.
extension UITableViewCell {
  /// The widths of the system's accessories, in points.
  private enum Accessory {
    static let indicator: CGFloat = 10.5
    static let checkmark: CGFloat = 24
    static let detail: CGFloat = 22
    /// The space between an accessory and the content.
    static let gap: CGFloat = 8
  }

  /// The left and right margins of the content, in points.
  private var side: CGFloat {
    SystemMargins.cellContent(of: self, inheritsMargins: false).insets.left
  }

  /// The width of the accessory and the reorder control at the end of the cell, in points.
  private var accessoryWidth: CGFloat { ownAccessoryWidth + reorderWidth }

  private var reorderWidth: CGFloat {
    isEditing && showsReorderControl ? TableCellRules.reorderWidth : 0
  }

  private var ownAccessoryWidth: CGFloat {
    let type = isEditing ? editingAccessoryType : accessoryType
    if let view = isEditing ? editingAccessoryView : accessoryView {
      return size(ofAccessory: view).width + side
    }
    switch type {
    case .none: return 0
    case .disclosureIndicator: return Accessory.indicator + side
    case .checkmark: return Accessory.checkmark + side
    case .detailButton: return Accessory.detail + side
    case .detailDisclosureButton:
      return Accessory.detail + Accessory.gap + Accessory.indicator + side
    }
  }

  /// The width of the editing control at the front of the cell, in points.
  var editingWidth: CGFloat {
    guard isEditing, editingStyle != .none else { return 0 }
    return shouldIndentWhileEditing ? TableCellRules.editWidth : 0
  }

  /// Sets the frames of the content, the accessory, the editing controls, the separator lines and the backgrounds.
  func placeContent() {
    let content = contentView
    let frame = directed(
      CGRect(
        x: leadingSide + editingWidth, y: 0, width: contentWidth(in: bounds.width),
        height: bounds.height), in: bounds.width)
    if content.translatesAutoresizingMaskIntoConstraints, content.frame != frame {
      content.frame = frame
    }
    if let view = isEditing ? editingAccessoryView : accessoryView { placeAccessory(view) }
    placeEditControls()
    placeLines()
    for view in [backgroundView, shownSelection] {
      guard let view, view.frame != bounds else { continue }
      view.frame = bounds
    }
    if content is any UIContentView { return }
    placeParts(in: content.bounds.size)
  }

  /// Positions the labels and the image of a system style, and the accessory view, for the current frame of the
  /// content.
  package func placeStyle() {
    if let accessoryView { placeAccessory(accessoryView) }
    placeParts(in: contentView.bounds.size)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The leading and trailing insets of the safe area, in points.
  var leadingSide: CGFloat { isMirrored ? safeSides.right : safeSides.left }
  private var trailingSide: CGFloat { isMirrored ? safeSides.left : safeSides.right }

  /// Returns the width of the content for a width of the cell, in points.
  private func contentWidth(in width: CGFloat) -> CGFloat {
    max(width - accessoryWidth - editingWidth - leadingSide - trailingSide, 0)
  }

  /// Mirrors a frame that is measured from the leading edge if the layout direction is right to left.
  /// - Parameter width: The width of the superview, in points.
  private func directed(_ frame: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func placeAccessory(_ view: UIView) {
    let size = size(ofAccessory: view)
    addAccessory(view)
    let frame = directed(
      CGRect(
        x: bounds.width - trailingSide - reorderWidth - size.width - side,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height), in: bounds.width)
    if view.frame != frame { view.frame = frame }
  }

  /// Adds an accessory, which may come from the content view. This removes the constraints between the two views.
  package func addAccessory(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
  }

  /// Returns the size of an accessory, in points: its own, or the one that its constraints determine if it has none.
  /// Assumed.
  private func size(ofAccessory view: UIView) -> CGSize {
    guard view.frame.isEmpty, !view.translatesAutoresizingMaskIntoConstraints else {
      return view.frame.size
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func placeEditControls() {
    let shows = isEditing && editingStyle != .none
    if shows {
      let control = editControl ?? TableEditControl()
      editControl = control
      control.style = editingStyle
      let frame = CGRect(
        x: leadingSide, y: 0, width: TableCellRules.editWidth, height: bounds.height)
      place(control, frame)
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    if reorderWidth > 0 {
      let control = reorderControl ?? TableReorderControl()
      reorderControl = control
      let x = bounds.width - trailingSide - reorderWidth
      place(control, CGRect(x: x, y: 0, width: reorderWidth, height: bounds.height))
    } else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
  }

  private func place(_ control: UIControl, _ leading: CGRect) {
    let frame = directed(leading, in: bounds.width)
    if control.frame != frame { control.frame = frame }
    if control.superview !== self { addSubview(control) }
  }

  // MARK: The system's styles

  /// Sets the frames of the labels and the image of a system style.
  private func placeParts(in size: CGSize) {
    guard parts.title != nil || parts.detail != nil || parts.image != nil else { return }
    let trailing = accessoryWidth > 0 ? Accessory.gap : side
    var start = side + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.image, image.image != nil {
      let wanted = image.intrinsicContentSize
      let height = min(wanted.height, size.height)
      image.frame = CGRect(
        x: start, y: ((size.height - height) / 2).rounded(), width: max(wanted.width, 0),
        height: height)
      start += max(wanted.width, 0) + side
    } else {
      parts.image?.frame = .zero
    }
    let width = max(size.width - start - trailing, 0)
    switch style {
    case .default: placeTitle(start, width, size.height)
    case .subtitle: placeSubtitle(start, width, size.height)
    case .value1: placeValue(start, width, size.height)
    case .value2: placeContact(start, width, size.height)
    }
    for part in [parts.title, parts.detail, parts.image] {
      if let part { part.frame = directed(part.frame, in: size.width) }
    }
  }

  private func placeTitle(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    parts.title?.frame = CGRect(x: x, y: 0, width: width, height: height)
  }

  private func placeSubtitle(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let title = parts.title.map { $0.size(inWidth: width) } ?? .zero
    let detail = parts.detail.map { $0.size(inWidth: width) } ?? .zero
    let top = max(((height - title.height - detail.height) / 2).rounded(.up), 0)
    parts.title?.frame = CGRect(
      x: x, y: top, width: min(title.width, width), height: title.height)
    parts.detail?.frame = CGRect(
      x: x, y: top + title.height, width: min(detail.width, width), height: detail.height)
  }

  private func placeValue(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let title = parts.title.map { $0.size(inWidth: width) } ?? .zero
    let detail = parts.detail.map { $0.size(inWidth: width) } ?? .zero
    let titleWidth = min(title.width, width)
    let detailWidth = min(detail.width, max(width - titleWidth - 6, 0))
    parts.title?.frame = CGRect(
      x: x, y: max(((height - title.height) / 2).rounded(.up), 0), width: titleWidth,
      height: title.height)
    parts.detail?.frame = CGRect(
      x: x + width - detailWidth, y: max(((height - detail.height) / 2).rounded(.up), 0),
      width: detailWidth, height: detail.height)
  }

  private func placeContact(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let titleWidth: CGFloat = 91
    let title = parts.title.map { $0.size(inWidth: titleWidth) } ?? .zero
    let detail = parts.detail.map { $0.size(inWidth: width - titleWidth - 6) } ?? .zero
    parts.title?.frame = CGRect(
      x: x, y: max(((height - title.height) / 2).rounded(.up), 0), width: titleWidth,
      height: title.height)
    parts.detail?.frame = CGRect(
      x: x + titleWidth + 6, y: max(((height - detail.height) / 2).rounded(.up), 0),
      width: max(width - titleWidth - 6, 0), height: detail.height)
  }

  /// Returns the height of the labels of a system style for a width of the content, in points.
  func heightOfParts(inWidth contentWidth: CGFloat) -> CGFloat {
    let width = max(contentWidth - side - (accessoryWidth > 0 ? Accessory.gap : side), 0)
    let title = parts.title?.size(inWidth: width).height ?? 0
    let detail = parts.detail?.size(inWidth: width).height ?? 0
    let text = style == .subtitle ? title + detail : max(title, detail)
    let image = parts.image?.image.map { $0.size.height } ?? 0
    let margins = SystemMargins.cellContent(of: self, inheritsMargins: false).insets
    return max(
      TableCellRules.least, max(text, image) + (text > 0 ? margins.top + margins.bottom : 0))
  }

  // MARK: Fitting

  /// Returns the height of the content for a width of the cell, in points.
  func heightOfContent(inWidth width: CGFloat) -> CGFloat {
    let inner = contentWidth(in: width)
    let content = contentView
    if content is any UIContentView || content.hasConstrainedContent {
      return content.systemLayoutSizeFitting(
        CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    return heightOfParts(inWidth: inner)
  }
}

/// The values of cells.
enum TableCellRules {
  /// The minimum height of a cell with a system style, in points.
  static let least: CGFloat = 44
  /// The widths of the editing and reorder controls, in points. Assumed.
  static let editWidth: CGFloat = 38
  static let reorderWidth: CGFloat = 38
}

extension UIView {
  /// Whether constraints lay out the subviews.
  var hasConstrainedContent: Bool {
    !constraints.isEmpty
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || $0 is UIStackView }
  }
}

extension UILabel {
  /// Returns the size of the text wrapped to a width, in points; zero without text.
  fileprivate func size(inWidth width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let size = sizeThatFits(CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(width, 0)), height: size.height)
  }
}
