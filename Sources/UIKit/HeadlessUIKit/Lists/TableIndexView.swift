import Foundation

/// The section index at the side of a table; touching a title scrolls to its section.
@MainActor
final class TableIndexView: UIControl {
  /// The width of the index, in points. Assumed.
  static let width: CGFloat = 15
  private(set) var titles: [String] = []
  private var labels: [UILabel] = []
  /// The last chosen title; nil unless the user is touching the index.
  private var chosen: Int?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  private var table: UITableView? { superview as? UITableView }

  func show(_ titles: [String], in table: UITableView) {
    if titles != self.titles {
      self.titles = titles
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
      setNeedsLayout()
    }
    for label in labels { label.textColor = table.sectionIndexColor ?? table.tintColor }
    backgroundColor =
      isTracking
      ? table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
      : table.sectionIndexBackgroundColor
  }

  /// The height of a title, in points.
  private var lineHeight: CGFloat {
    let wanted = labels.first?.intrinsicContentSize.height ?? 0
    return min(wanted, bounds.height / CGFloat(max(titles.count, 1)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = lineHeight
    let top = bounds.minY + (bounds.height - height * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  private func choose(_ touch: UITouch) {
    guard let table, !titles.isEmpty, lineHeight > 0 else { return }
    let top = (bounds.height - lineHeight * CGFloat(titles.count)) / 2
    let line = ((touch.location(in: self).y - top) / lineHeight).rounded(.down)
    let index = min(max(Int(line), 0), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    table.scrollToIndexTitle(index)
  }

  override var keepsDrags: Bool { true }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    table?.setNeedsLayout()
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { stop() }

  override func cancelTracking(with event: UIEvent?) { stop() }

  /// Clears the chosen title. The table's next layout shows the index without the highlighted background.
  private func stop() {
    chosen = nil
    table?.setNeedsLayout()
  }
}

extension UITableView {
  /// Shows the section index at the trailing side, over the rows, if the table has enough rows for it.
  func placeIndex() {
    guard let titles = indexTitles, !titles.isEmpty,
      geometry.sections.reduce(0, { $0 + $1.rows.count }) >= sectionIndexMinimumDisplayRowCount
    else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? TableIndexView()
    indexView = view
    if subviews.last !== view { addSubview(view) }
    let seen = bounds.inset(by: adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft ? seen.minX : seen.maxX - TableIndexView.width, y: seen.minY,
      width: TableIndexView.width, height: seen.height)
    if view.frame != frame { view.frame = frame }
    view.show(titles, in: self)
  }

  /// Scrolls to the section that the data source returns for a title.
  func scrollToIndexTitle(_ index: Int) {
    guard let titles = indexTitles, titles.indices.contains(index), let dataSource else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard geometry.sections.indices.contains(section) else { return }
    let top = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(
      bounded(CGPoint(x: contentOffset.x, y: max(top, minimumOffset.y))), animated: false)
  }

  /// Requests the index titles from the data source again.
  public func reloadSectionIndexTitles() {
    indexTitles = dataSource?.sectionIndexTitles(for: self)
    setNeedsLayout()
  }
}
