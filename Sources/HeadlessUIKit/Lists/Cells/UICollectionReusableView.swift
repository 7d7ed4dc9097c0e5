public import Foundation

/// A view of a collection: a cell, or a supplementary view.
@MainActor
open class UICollectionReusableView: UIView {
  /// What tells views of one kind from others.
  public internal(set) var reuseIdentifier: String?

  /// A view of a collection.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.nib.string("UIReuseIdentifier")
  }

  /// Makes the view ready for another place.
  open func prepareForReuse() {}

  /// Applies the layout's attributes to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The layout attributes that the view prefers.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// One item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var content: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var selectedBackgroundView: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The segue of a tap on the cell.
  var selectionSegueTemplate: AnyObject?

  /// A cell without content.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let nib = coder.nib
    content = nib.object("UIContentView")
    backgroundConfiguration = nib.systemBackground
    backgroundView = nib.object("UIBackgroundView")
    selectedBackgroundView = nib.object("UISelectedBackgroundView")
  }

  /// The view that contains the cell's content.
  open var contentView: UIView {
    if let content { return content }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content = view
    addSubview(view)
    return view
  }

  private var optionalContentView: UIView? { contentView }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("backgroundView", \UICollectionViewCell.backgroundView)
    nib.outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    nib.outlet("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate)
    nib.part("contentView", \UICollectionViewCell.optionalContentView)
  }
}
