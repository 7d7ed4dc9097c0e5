public import Foundation

/// The head or foot of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// What tells views of one kind from others.
  public internal(set) var reuseIdentifier: String?
  private var content: UIView?
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
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
    addSubview(view)
    return view
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

  /// Makes the view ready for another section.
  open func prepareForReuse() {}
}
