public import Foundation

/// A rectangular area of the screen that shows content and contains other views.
///
/// ``frame`` and ``center`` are in the superview's coordinates, ``bounds`` is in the view's own, all in points.
@preconcurrency @MainActor
open class UIView: UIResponder, NibDecodable {
  /// The class that creates the layers of new views.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that holds the view's geometry. Subclasses override this property to state the layer's class.
  open var layer: CALayer { backingLayer }
  let backingLayer: CALayer

  public internal(set) weak var superview: UIView?
  /// The subviews, from back to front.
  public internal(set) var subviews: [UIView] = []

  // MARK: Appearance and behavior

  var storedBackgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A number that identifies the view.
  open var tag = 0
  open var restorationIdentifier: String?
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { constraintsChanged() }
  }
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// The number of pixels per point of the view's content. Nil uses the screen's scale.
  var storedContentScaleFactor: CGFloat?
  /// Whether the stored scale comes from the view's traits, and not from code.
  private var takesScaleFromTraits = false
  var storedTintColor: UIColor?
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedInterfaceStyle }
    set {
      guard newValue != storedInterfaceStyle else { return }
      changeTraits { storedInterfaceStyle = newValue }
    }
  }
  private var storedInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var largeContentTitle: String?
  open var showsLargeContentViewer = false

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether layout translates the frame and the autoresizing mask into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsChanged() }
  }
  /// Returns whether this view sets the frame of a subview, even if the subview does not translate its mask.
  func setsFrame(of subview: UIView) -> Bool { false }
  open var preservesSuperviewLayoutMargins = false { didSet { constraintsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsChanged() } }
  /// The insets of the content from the view's edges, in points.
  ///
  /// They are the margins that were set, or the system's, increased as required by the safe area and the superview's
  /// margins.
  open var layoutMargins: UIEdgeInsets {
    get { currentMargins }
    set { setMargins = .sides(newValue) }
  }
  package var setMargins: SetMargins? {
    didSet { if setMargins != oldValue { marginsChanged() } }
  }
  var followsReadableWidth = false
  /// The constraints that the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that the view owns.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var contentHugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  /// The work that the next layout must do for the view.
  var due = LayoutDue.first
  /// The work that the next layout must do for the view and the views inside it.
  var dueInside = LayoutDue.first
  /// The frame that the constraints determine, in the superview's coordinates.
  var solvedFrame: CGRect?
  /// The change counts of the properties that the view's equations depend on.
  var layoutRevisions = LayoutRevisions()
  /// The view's index among the items of the engine that last used it.
  var layoutIndex = -1
  /// The layout engine of the hierarchy below the view. Nil if the view has a superview.
  var layoutEngine: LayoutEngine?
  /// The engine that calculates the view's size from its contents, created on first use.
  var fittingEngine: LayoutEngine?
  /// The safe area insets that the view was last notified of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The margins that the view was last notified of, or had at its first layout.
  var knownMargins: UIEdgeInsets?

  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { attachRecognizers(replacing: oldValue ?? []) }
  }
  var effects: [UIMotionEffect] = []
  var ownInteractions: [any UIInteraction] = []
  /// The traits that ``traitOverrides`` sets.
  var overriddenTraits: UITraitCollection?
  /// The traits that a view without a superview inherits: those of the environment when it was created, those with
  /// which it was loaded, or those of its last superview. Nil for a window, which inherits the environment's.
  var keptTraits: UITraitCollection?
  var traitObservers = TraitObservers()
  /// The document's variations by traits, for the top-level view of a nib.
  var variations: [TraitStorageList] = []
  private var maskingView: UIView?

  /// The view controller that owns the view.
  weak var controller: UIViewController?
  /// The traits that result from applying the view's overrides to the inherited traits.
  var mergedTraits = MergedTraits()

  override var isInPlaceToRespond: Bool { window != nil }

  // MARK: Creation

  /// Creates a view with zero size, by calling ``init(frame:)``.
  ///
  /// Under Swift's rules, a class that declares its own designated initializer inherits this one, as on Apple
  /// platforms.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    backingLayer = ClassInitializers.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    super.init()
    backingLayer.bounds.size = frame.size
    backingLayer.position = CGPoint(x: frame.midX, y: frame.midY)
    backingLayer.isOpaque = true
    backingLayer.viewDelegate = self
    keptTraits = HeadlessEnvironment.current.traitsOfNewViews
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    backingLayer = ClassInitializers.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    super.init()
    backingLayer.viewDelegate = self
    keptTraits = HeadlessEnvironment.current.traitsOfNewViews
    let nib = coder.nib
    nib.register(self)
    decode(nib)
    read(from: coder)
  }

  /// Writes the view and its subviews to an archive.
  open override func encode(with coder: NSCoder) { write(to: coder) }

  deinit { backingLayer.forgetOwner() }

  // MARK: Geometry

  /// The visible rectangle of the view, in its own coordinates.
  ///
  /// Changing its size resizes the subviews according to their autoresizing masks.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set {
      let old = backingLayer.bounds
      backingLayer.bounds = newValue
      KeyValueObservers.changed(self)
      if old.size != newValue.size { sizeChanged(from: old.size) }
      guard old.origin != newValue.origin else { return }
      needs(.insetsInside)
      if hasFrameGuide { constraintsChanged() }
    }
  }

  /// The position of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      guard newValue != backingLayer.position else { return }
      backingLayer.position = newValue
      KeyValueObservers.changed(self)
      needs([.solving, .insets])
    }
  }

  /// The smallest rectangle that contains the view, in the superview's coordinates.
  ///
  /// Apple's documentation says that it is undefined if the view has a transform. Here, it is the bounding box, as in
  /// UIKit.
  open var frame: CGRect {
    get { backingLayer.frame }
    set {
      let old = backingLayer.bounds.size
      backingLayer.frame = newValue
      KeyValueObservers.changed(self)
      // Layout that depends on the view's position may have to be updated.
      needs([.solving, .insets])
      if old != backingLayer.bounds.size { sizeChanged(from: old) }
    }
  }

  /// The affine transform, relative to the anchor point.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set {
      backingLayer.setAffineTransform(newValue)
      needs(.insets)
    }
  }

  /// The three-dimensional transform, relative to the anchor point.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set {
      backingLayer.transform = newValue
      needs(.insets)
    }
  }

  /// The point in the bounds that is at ``center``, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  private func sizeChanged(from old: CGSize) {
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
    if contentMode == .redraw { setNeedsDisplay() }
    needs(.solving)
    setNeedsLayout()
  }

  // MARK: Visibility

  /// The opacity, from 0 for transparent to 1 for opaque.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      guard let stack = superview as? UIStackView else { return }
      contentSizeChanged()
      stack.constraintsChanged()
      stack.animateArrangement(of: self)
    }
  }

  /// Whether the view fills its bounds with opaque content.
  open var isOpaque: Bool {
    get { backingLayer.isOpaque }
    set { backingLayer.isOpaque = newValue }
  }

  /// Whether content outside the bounds is invisible. Such content never receives touches, clipped or not.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// The color behind the content, including one that code sets on the layer.
  open var backgroundColor: UIColor? {
    get {
      guard let color = backingLayer.backgroundColorBesideView else { return storedBackgroundColor }
      return color.map { UIColor(cgColor: $0) }
    }
    set {
      let old = backingLayer.isWatched ? AnimationValue(backingLayer.backgroundColor) : nil
      storedBackgroundColor = newValue
      backingLayer.backgroundColorBesideView = nil
      if let old { backingLayer.changed("backgroundColor", from: old) }
    }
  }

  /// The dynamic background color, which follows the view's traits.
  var colorOfLayer: CGColor? {
    guard let color = storedBackgroundColor else { return nil }
    return color.dependsOnTraits ? color.components(for: traitCollection) : color.cgColor
  }

  /// The part of the content that stretches, in units of the bounds' size.
  open var contentStretch: CGRect {
    get { backingLayer.contentsCenter }
    set { backingLayer.contentsCenter = newValue }
  }

  /// A view whose alpha channel masks this view. It is not in a view hierarchy.
  open var mask: UIView? {
    get { maskingView }
    set {
      newValue?.removeFromSuperview()
      maskingView = newValue
      backingLayer.mask = newValue?.layer
    }
  }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view. An index out of range means the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind another one, or in front of all subviews if the other view is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 0)
  }

  /// Inserts a view directly in front of another one, or in front of all subviews if the other view is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 1)
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Swaps two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swap(first, second) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and drawing

  /// Lays out the subviews.
  open func layoutSubviews() { placeSubviews() }

  /// The intrinsic size of the content, in points, with `noIntrinsicMetric` for a dimension that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size, in points, that best fits a given size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Draws the content of a part of the bounds into the current context.
  open func draw(_ rect: CGRect) {}

  /// Provides the layer's contents; by default, draws them with ``draw(_:in:)``.
  open func display(_ layer: CALayer) { layer.drawWithDelegate() }

  /// Called before the layer's content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the layer's content by calling ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    withOwnTraits {
      DrawingState.current.draw(into: ctx) { draw(ctx.boundingBoxOfClipPath) }
    }
  }

  /// Returns the size that satisfies the constraints inside the view and is nearest to a target.
  /// - Returns: The size, in points. The target ``layoutFittingCompressedSize`` returns the smallest possible size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints inside the view, with a priority for the target along each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Requests a call of ``layoutSubviews()`` at the next layout.
  open func setNeedsLayout() { needs([.layout, .insets, .insetsInside]) }

  /// Lays out the view and its subviews if needed.
  open func layoutIfNeeded() { layOutHierarchy() }

  /// Marks the whole content as needing to be redrawn.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }

  /// Marks a part of the content as needing to be redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay(rect) }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { needs(.constraints) }

  /// Updates the view's constraints. Layout calls it on inner views before outer ones.
  open func updateConstraints() { due.remove(.constraints) }

  /// Calls ``updateConstraints()`` on the views that need it, on inner views before outer ones.
  ///
  /// If the hierarchy uses constraints, it also calls the method once before a view's first layout.
  open func updateConstraintsIfNeeded() { updateDueConstraints() }

  /// Returns the priority with which the view resists growing along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(along: axis)
  }

  /// Sets the priority with which the view resists growing.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, along: axis) }

  /// Returns the priority with which the view resists shrinking along an axis.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { compressionResistance(along: axis) }

  /// Sets the priority with which the view resists shrinking.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, along: axis) }

  /// Draws the view and its subviews into the current context, as ``CALayer/render(in:)`` does.
  /// - Returns: Whether there is a current context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Returns a snapshot of the view, as a view of the same size; nil if the view is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterScreenUpdates: afterUpdates)
  }

  /// Returns a snapshot of a part of the view, in its coordinates; nil if the part or the view is empty.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterScreenUpdates: afterUpdates) }

  /// The shape that items of a `UIDynamicAnimator` collide with. Always a rectangle here.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline with which the view collides if ``collisionBoundsType`` is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  /// Notifies layout that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
    superview?.contentSizeInvalidated(of: self)
  }

  /// Called when the intrinsic size of a subview was invalidated.
  func contentSizeInvalidated(of subview: UIView) {}

  /// Called before a layout if a value that constraints inside the view depend on has changed.
  func constraintsInsideChanged() {}

  /// Whether the class depends on constraints instead of autoresizing masks.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The insets from the frame to the alignment rectangle, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the distances from the center down to the first and last baselines of the text, in points.
  /// - Parameter height: The height of the content if it differs from that of the text.
  /// - Returns: The distances, or nil without text.
  func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }

  /// Returns the view that determines the first or last baseline.
  /// - Parameter contentSize: Returns the size of a view's content.
  func baselineView(isFirst: Bool, contentSize: (UIView) -> CGSize) -> UIView {
    isFirst ? forFirstBaselineLayout : forLastBaselineLayout
  }

  /// The font that determines the system spacing between lines of text.
  var fontOfLines: UIFont? { nil }

  /// The point, in the view's coordinates, at which layout places the view's top-left corner for its subviews.
  var contentOrigin: CGPoint { bounds.origin }

  /// Whether constraints between the view's edges and its subviews refer to the edges of the content.
  ///
  /// Such constraints determine the size of the content.
  var hasContentOfOwnSize: Bool { false }

  /// Receives the size of the content, in points, that the constraints determine.
  func applySolvedContentSize(_ size: CGSize) {}

  /// Whether the view itself moves its content so that bars do not cover it.
  var movesContentOfSafeArea: Bool { false }

  /// Whether the positions of the baselines are known if the view has no text.
  var knowsBaselines: Bool { true }

  /// The distances of the first baseline from the top and of the last one from the bottom, in points.
  ///
  /// Nil if the view has no text, or if its text is vertically centered.
  var baselinesFromEdges: (first: CGFloat, last: CGFloat)? { nil }

  /// The default content hugging priorities of the class, which nibs omit.
  var usualHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 250) }

  /// Whether the height of the content depends on the view's width.
  var breaksContent: Bool { false }

  /// Returns the size of the content in a given width, in points.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether a stack view skips the view.
  var isHiddenInStack: Bool { isHidden }

  /// The default margins of the class, and whether they are minimums for margins that code sets.
  package var systemMargins: SystemMargins { .plain }

  /// The insets of the device's bars and corners, in points, for a view without a superview.
  var ownSafeArea: UIEdgeInsets { .zero }

  /// The view whose bottom was the baseline before iOS 9; layout does not ask for it.
  open func forBaselineLayout() -> UIView { self }

  /// The view whose top is the first baseline if the view has no text.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose bottom is the last baseline if the view has no text.
  open var forLastBaselineLayout: UIView { self }

  /// Called after the layout margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// The value for a dimension that the content does not determine.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Touches

  /// Returns the frontmost view, either this one or one inside it, that receives a touch.
  ///
  /// Hidden views, views with an alpha below 0.01 and views without user interaction receive no touches, nor do the
  /// views inside them. Content outside the bounds is not hit, whether it is clipped or not. A view that is being
  /// changed by an animation block receives no touches either, unless the block has the option `allowUserInteraction`.
  /// In that case, its final position is hit. A view that a property animator moves is hit at its visible position,
  /// with its final size.
  /// - Parameter point: The point, in the view's own coordinates.
  /// - Returns: The view, or nil if no view receives the touch.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, backingLayer.opacity >= 0.01,
      !backingLayer.isTouchTransparent,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let projection = view.layer.layerForTouches.projection(to: layer)
      guard projection.isInvertible else { continue }
      if let hit = view.hitTest(projection.applyInverse(point), with: event) { return hit }
    }
    return self
  }

  /// Returns whether a point in the view's coordinates is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a gesture recognizer, and detaches it from the view that it was attached to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Returns whether a recognizer may begin for a touch in the view.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits

  /// The traits of the superview or the screen, with the view's own interface style.
  ///
  /// A view without a superview keeps its traits. It is notified of changed traits when it joins a superview.
  open var traitCollection: UITraitCollection {
    traits(
      inheriting: superview?.traitCollection ?? keptTraits
        ?? HeadlessEnvironment.current.traitCollection)
  }

  /// Returns the traits of the view, given the inherited ones.
  func traits(inheriting traits: UITraitCollection) -> UITraitCollection {
    mergedTraits.merge(
      overriddenTraits, style: overrideUserInterfaceStyle,
      into: controller?.traits(from: traits) ?? traits)
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The number of pixels per point of the view's content. The default is the display scale in the view's traits.
  open var contentScaleFactor: CGFloat {
    get { storedContentScaleFactor ?? UIScreen.main.traitCollection.displayScale }
    set {
      storedContentScaleFactor = newValue > 0 ? newValue : nil
      takesScaleFromTraits = false
      backingLayer.contentsScale = contentScaleFactor
      setNeedsDisplay()
    }
  }

  /// Updates the scale to the display scale in the traits, unless code has set a scale.
  private func applyDisplayScale(_ scale: CGFloat) {
    guard storedContentScaleFactor == nil || takesScaleFromTraits else { return }
    contentScaleFactor = scale
    takesScaleFromTraits = true
  }

  /// Applies new traits before any notification: fonts with text styles change their size, and layout becomes
  /// necessary.
  func applyTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    constraintsChanged()
    contentSizeChanged()
    if new.hasDifferentColorAppearance(comparedTo: old) { setNeedsDisplay() }
    if new.displayScale != old.displayScale { applyDisplayScale(new.displayScale) }
  }

  // MARK: Animation

  /// Returns the action for a change of the layer: an animation within an animation block, otherwise nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    usualAction(for: layer, forKey: event)
  }

  /// Lays out the subviews, with the callbacks of the view's controller.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    if let controller {
      controller.layOut { layoutSubviews() }
    } else {
      layoutSubviews()
    }
  }

  // MARK: State restoration

  /// Saves the state that is later restored. Restoration only calls it on views with a restoration identifier.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state that ``encodeRestorableState(with:)`` has saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Tint

  /// The tint color: the view's own, or the superview's, or the system's blue. It is gray while the view is dimmed.
  open var tintColor: UIColor! {
    get {
      let color = undimmedTint
      return tintAdjustmentMode == .dimmed ? color.withoutSaturation : color
    }
    set {
      let old = storedTintColor
      if newValue != old {
        AnimationState.current.block?.runUnseenAnimation(on: layer, forKey: "tintColor") {
          [weak self] in self?.tintColor = old
        }
      }
      storedTintColor = newValue
      notifyTintChange()
    }
  }

  // MARK: Text size

  /// The smallest text size that the view follows; only stored.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValue.get(self, "minimumContentSizeCategory", nil) }
    set { StoredValue.set(self, "minimumContentSizeCategory", newValue) }
  }

  /// The largest text size that the view follows; only stored.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { StoredValue.get(self, "maximumContentSizeCategory", nil) }
    set { StoredValue.set(self, "maximumContentSizeCategory", newValue) }
  }

  /// A description of the limits of the text size, for debugging; always empty, because they have no effect.
  open var appliedContentSizeCategoryLimitsDescription: String { "" }

  // MARK: Tint adjustment

  /// The mode that determines whether the tint has its full strength. `automatic` uses the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard storedTintAdjustmentMode == .automatic else { return storedTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      storedTintAdjustmentMode = newValue
      notifyTintChange()
    }
  }

  /// Called after the tint of the view or one of its superviews has changed.
  open func tintColorDidChange() {}

  /// The controller of the view, or else the superview.
  open override var next: UIResponder? { controller ?? superview }

  override var defaultAccessibilityFrame: CGRect { frameOnScreen }

  /// The elements inside the view that are read after it even if the view itself is an element.
  var elementsBesideItself: [UIResponder] { [] }

  /// The nib's objects that the view keeps alive.
  var nibChildren: [AnyObject] { subviews }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerViewProperties(nib)
  }

  // MARK: Sizes and insets

  /// Resizes the view to fit its content. Without a transform, the frame keeps its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform.isIdentity { frame.origin = origin }
  }

  /// The insets that bars and corners of the device cover, in points; zero outside a window.
  ///
  /// A controller adds its ``UIViewController/additionalSafeAreaInsets`` to those of its view.
  open var safeAreaInsets: UIEdgeInsets { safeAreaInsets(nil) }

  /// Returns the alignment rectangle of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return rect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Hierarchy

  /// The window that contains the view, or nil if it is not in a window.
  open var window: UIWindow? { windowAround }

  /// Returns whether the view is another view or inside it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the view with a tag: this view itself or the first one inside it, in depth-first order.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Makes the view, or the first responder inside it, resign first responder status.
  /// - Parameter force: Whether it resigns even if it or its delegate refuses.
  /// - Returns: Whether neither the view nor a view inside it is the first responder anymore.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }

  // MARK: Constraints and guides

  /// Adds a constraint that involves the view or its subviews.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { drop([constraint]) }

  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { drop(constraints) }

  /// Adds a guide.
  open func addLayoutGuide(_ guide: UILayoutGuide) { own(guide) }

  /// Removes a guide, and the constraints that refer to it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { disown(guide) }

  /// The guide for the area that bars and corners of the device do not cover.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

  /// The guide for the area within the margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

  /// The guide for the area for readable text, within the margins.
  open var readableContentGuide: UILayoutGuide { guide(.readableContent) }

  /// The margins, with leading and trailing sides that follow the text direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsAlongText }
    set { setMargins = .directional(newValue) }
  }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionOfContent
  }
}
