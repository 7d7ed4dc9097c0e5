public import Foundation

/// A view of a collection view: a cell, or a supplementary view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view of a collection view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.nib.string("UIReuseIdentifier")
  }

  /// The reuse queue of the view; nil for the queue of its identifier.
  var queue: String?

  /// Called to reset the view before it shows another item.
  open func prepareForReuse() {}

  /// Applies the layout's attributes to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the layout attributes that the view prefers: the width of the layout, and the height from its constraints.
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

/// A view for one item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var content: UIView?
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether the collection view is in editing mode.
  package internal(set) var isEditing = false {
    didSet { if isEditing != oldValue { stateChanged() } }
  }
  /// Whether the swipe buttons behind the cell are visible.
  var isSwiped = false {
    didSet { if isSwiped != oldValue { stateChanged() } }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      preferToConfiguration(selectedBackgroundView)
      showSelection()
    }
  }
  var selectionBackground: UIView? { selectedBackgroundView }
  var shownSelection: UIView?
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      take(backgroundConfiguration, shown: &configuredBackground)
    }
  }
  private var configuredBackground: CellBackgroundView?
  /// The configuration of the content; its view replaces ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { applyContentConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  /// Stored only: background configurations look the same in all states.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A handler that is called after ``updateConfiguration(using:)``, as an alternative to an override.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsConfiguration = true
  var measuredRevision: Int?
  private(set) var contentChanges: UInt32 = 0
  open var backgroundView: UIView? {
    didSet {
      preferToConfiguration(backgroundView)
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The width that the layout sets, in points; nil if the layout asks the cell for its width.
  var widthOfLayout: CGFloat?
  /// The segue that a tap on the cell performs.
  var selectionSegueTemplate: AnyObject?

  /// Creates an empty cell.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell from a nib.
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

  /// Updates the content for a state; called before the next layout after a state change.
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

  /// The phases of a cell's drag, with UIKit's raw values.
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

  /// Sets the frames of the content and the background.
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
    configuredBackground?.place(in: self)
  }

  /// Makes the collection view measure the cell again, if its ``UICollectionView/selfSizingInvalidation`` allows it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentChanged(.content)
  }

  override func contentSizeInvalidated(of subview: UIView) {
    if subview === content { contentChanged(.content) }
  }

  override func constraintsInsideChanged() { contentChanged(.constraints) }

  /// The collection view that shows the cell.
  var collection: UICollectionView? {
    (superview as? OrthogonalScroller)?.collection ?? superview as? UICollectionView
  }

  func contentChanged(_ change: CellContentChange) {
    if change == .content { contentChanges &+= 1 }
    collection?.cellChanged(self, change)
  }

  /// Returns the size that the constraints of the content produce, in points.
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

  /// Returns the layout attributes that the content prefers, with the layout's width if the layout sets one.
  ///
  /// Source: Apple's documentation of the method: by default, constraints determine the size.
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
