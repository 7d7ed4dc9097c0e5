public import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier that the view is reused by.
  public internal(set) var reuseIdentifier: String?
  var content: UIView?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var title: UILabel?
  private var detail: UILabel?
  /// Whether the view shows the title of its section, rather than a view from the delegate.
  var showsTitle = false
  /// Whether the view belongs to a section of a grouped table.
  var isGrouped = false
  /// What shows the content; it takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { takeContentConfiguration() }
  }

  /// A view of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A view of no kind.
  public override convenience init(frame: CGRect = .zero) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view from a nib.
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

  /// The title of the system's own style.
  open var textLabel: UILabel? { label(\.title) }

  /// The second text of the system's own style.
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

  /// Puts the content and the title in place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [contentView, backgroundView] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    guard let title else { return }
    let side = SystemMargins.root(width: bounds.width).insets.left
    title.frame = CGRect(
      x: side, y: 0, width: max(bounds.width - 2 * side, 0), height: bounds.height)
    guard let detail else { return }
    title.frame.size.height = bounds.height / 2
    detail.frame = CGRect(
      x: side, y: bounds.height / 2, width: title.frame.width, height: bounds.height / 2)
  }

  /// The size that constraints of the content find.
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

  /// Makes the view ready for another section; called before it shows one.
  open func prepareForReuse() {}
}

extension UITableViewHeaderFooterView: ReusableListView {}
