public import Foundation

/// A view of a collection: a cell, or a supplementary view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view is reused by.
  open internal(set) var reuseIdentifier: String?

  /// A view of a collection.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.nib.string("UIReuseIdentifier")
  }

  /// The queue that the view waits in, if it is not that of its identifier.
  var queue: String?

  /// Makes the view ready for another place; called before it shows one.
  open func prepareForReuse() {}

  /// Applies the layout's attributes to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The layout attributes that the view prefers: as wide as the layout has it, and as high as its constraints want.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard hasConstrainedContent,
      let wanted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    wanted.size.height =
      systemLayoutSizeFitting(
        layoutAttributes.size, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return wanted
  }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionReusableView: ReusableListView {}

/// One item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var content: UIView?
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether the collection is edited.
  open internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { stateChanged() } }
  }
  /// Whether the buttons behind the cell are seen.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { stateChanged() } }
  }
  open var selectedBackgroundView: UIView? { didSet { showSelection() } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.backgroundColor ?? backgroundColor }
  }
  /// What shows the content; it takes the place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { takeContentConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the state that configurations depend on has changed, in place of an override.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfiguration = true
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The width that a layout with one cell per line gives; nil for one that asks cells for it.
  var widthOfLayout: CGFloat?
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
    madeContent { UIView(frame: $0) }
  }

  private var optionalContentView: UIView? { contentView }

  // MARK: State

  private func stateChanged() {
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Changes the content for a state; called before the next layout where the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {
    updateByDefault(using: state)
  }

  /// The state that configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted,
      isEditing: isEditing)
    state.isSwiped = isSwiped
    return state
  }

  /// How far the drag of a cell is, with UIKit's numbers.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// Called when a drag of the cell begins or ends.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  /// Puts the content and the backgrounds in place.
  func placeContent() {
    for view in [contentView, backgroundView] {
      guard let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != bounds else {
        continue
      }
      view.frame = bounds
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurations()
    placeContent()
  }

  /// The size that constraints of the content find.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if hasConstrainedContent {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    let content = contentView
    guard content is any UIContentView || content.hasConstrainedContent else {
      return sizeThatFits(targetSize)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// The size that the content wants: as the layout has it along the axes that the constraints leave open.
  ///
  /// Source: Apple's page of the method: the default fits the cell by its constraints.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      hasConstrainedContent || contentView.hasConstrainedContent
        || contentView is any UIContentView,
      let wanted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let isWide = widthOfLayout != nil
    let size = systemLayoutSizeFitting(
      CGSize(
        width: widthOfLayout ?? layoutAttributes.size.width, height: layoutAttributes.size.height),
      withHorizontalFittingPriority: isWide ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    wanted.size = CGSize(
      width: isWide ? layoutAttributes.size.width : size.width, height: size.height)
    return wanted
  }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    nib.outlet("backgroundView", \UICollectionViewCell.backgroundView)
    nib.outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    nib.outlet("selectionSegueTemplate", \UICollectionViewCell.selectionSegueTemplate)
    nib.part("contentView", \UICollectionViewCell.optionalContentView)
  }
}
