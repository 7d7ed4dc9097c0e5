public import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier for reuse of the view.
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
  /// Whether the view shows the title of its section instead of coming from the delegate.
  var showsTitle = false
  /// Whether the view belongs to a section of a grouped table.
  var isGrouped = false
  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { takeContentConfiguration() }
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

  /// Sets the frames of the content and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [contentView, backgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    configuredBackground?.place(in: self)
    guard let title else { return }
    let side = SystemMargins.root(width: bounds.width).insets.left
    title.frame = CGRect(
      x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
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

  /// Called before the view shows another section, to reset it.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView: ReusableListView {}
