public import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier of the view.
  public internal(set) var reuseIdentifier: String?
  var content: UIView?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      take(backgroundConfiguration, shown: &configuredBackground)
    }
  }
  private var configuredBackground: CellBackgroundView?
  private var title: UILabel?
  private var detail: UILabel?
  /// Whether the view shows the title of its section, as opposed to coming from the delegate.
  var showsTitle = false
  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }

  // MARK: State

  /// A handler that is called after ``updateConfiguration(using:)``, as an alternative to an override.
  open var configurationUpdateHandler:
    ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var needsConfiguration = true

  /// The state of the view, which has no flags.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let old = contentConfiguration {
      (content as? any UIContentView)?.configuration = old.updated(for: state)
    }
  }

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view without a reuse identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    reuseIdentifier = nib.string("UIReuseIdentifier")
    content = nib.object("UIContentView")
    backgroundView = nib.object("UIBackgroundView")
  }

  /// The view that contains the content.
  open var contentView: UIView {
    madeContent { UIView(frame: $0) }
  }

  /// The label of the section's title.
  open var textLabel: UILabel? { label(\.title) }

  /// The label below the title.
  open var detailTextLabel: UILabel? { label(\.detail) }

  private func label(
    _ keyPath: ReferenceWritableKeyPath<UITableViewHeaderFooterView, UILabel?>
  ) -> UILabel? {
    if let label = self[keyPath: keyPath] { return label }
    let label = UILabel()
    self[keyPath: keyPath] = label
    contentView.addSubview(label)
    return label
  }

  /// Shows the title of a section.
  ///
  /// Source: apps that change the titles of grouped tables, which are in uppercase before iOS 26. The text styles are
  /// assumptions; they are those of ``UIListContentConfiguration``.
  func show(title: String, isHeader: Bool, isGrouped: Bool) {
    showsTitle = true
    guard let label = textLabel else { return }
    let isSmall = !isHeader || isGrouped && UIKitEra.current < .iOS26
    label.text = isSmall && isHeader ? title.uppercased() : title
    label.font = .preferredFont(forTextStyle: isSmall ? .footnote : .headline)
    label.textColor = isSmall ? .secondaryLabel : .label
    label.numberOfLines = isGrouped ? 0 : 1
    setNeedsLayout()
  }

  /// Returns the height of a title in a grouped table, in points: the height for one line plus that of the additional
  /// lines.
  /// - Parameter width: The width of the content, in points.
  func heightOfTitle(inWidth width: CGFloat, style: UITableView.Style) -> CGFloat {
    guard let title else { return TableRules.groupedTitle }
    let room = CGSize(
      width: max(width - 2 * Self.side(width: width, style), 0), height: .greatestFiniteMagnitude)
    let text = title.text
    let height = title.sizeThatFits(room).height
    title.text = "A"
    let line = title.sizeThatFits(room).height
    title.text = text
    return TableRules.groupedTitle + max(height - line, 0)
  }

  /// Returns the left and right margin of a title, in points. In inset grouped tables, titles begin where the text of
  /// the rows does.
  private static func side(width: CGFloat, _ style: UITableView.Style?) -> CGFloat {
    style == .insetGrouped
      ? SystemMargins.cellSide(width: width) : SystemMargins.root(width: width).insets.left
  }

  /// Sets the frames of the content and the labels.
  open override func layoutSubviews() {
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    super.layoutSubviews()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    let table = superview as? UITableView
    let sides = table?.contentSides ?? (left: 0, right: 0)
    let content = CGRect(
      x: sides.left, y: 0, width: max(bounds.width - sides.left - sides.right, 0),
      height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    configuredBackground?.place(in: self)
    guard let title else { return }
    let side = Self.side(width: bounds.width, table?.style)
    title.frame = CGRect(
      x: side, y: 0, width: max(content.width - 2 * side, 0), height: bounds.height)
    guard let detail else { return }
    title.frame.size.height = bounds.height / 2
    detail.frame = CGRect(
      x: side, y: bounds.height / 2, width: title.frame.width, height: bounds.height / 2)
  }

  /// Returns the size that the constraints of the content produce, in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard !hasConstrainedContent, contentView.hasConstrainedContent else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Called to reset the view before it shows another section.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView: ReusableListView {}
