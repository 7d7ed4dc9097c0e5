public import Foundation

/// A rectangle on the screen with content, and the views inside it.
///
/// ``frame`` and ``center`` are in the superview's coordinates, ``bounds`` in the view's own, all in points.
@preconcurrency @MainActor
open class UIView: UIResponder, NibDecodable {
  /// The class of the layer of new views.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which holds the view's geometry.
  public let layer: CALayer

  public internal(set) weak var superview: UIView?
  /// From the back to the front.
  public internal(set) var subviews: [UIView] = []

  // MARK: Appearance and behaviour

  var storedBackgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A number to find the view by.
  open var tag = 0
  open var restorationIdentifier: String?
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { constraintsChanged() }
  }
  var storedTintAdjustmentMode = TintAdjustmentMode.automatic
  /// Pixels in a point of the view's content; nil until one is set, then the screen's.
  var storedContentScaleFactor: CGFloat?
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
  /// Whether the frame and the mask are translated into constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsChanged() }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { constraintsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { constraintsChanged() } }
  /// The distances of content from the edges, in points.
  ///
  /// They are the margins that were set, or the system's, plus what the safe area and the superview's margins require.
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

  /// What the next layout has to do for the view.
  var due = LayoutDue.first
  /// What it has to do for the view and for those inside.
  var dueInside = LayoutDue.first
  /// Where constraints want the view, in its superview.
  var solvedFrame: CGRect?
  /// How often the properties that the view's equations depend on have changed.
  var layoutRevisions = LayoutRevisions()
  /// The view's place among the items of the engine that read it last.
  var layoutIndex = -1
  /// The engine of the hierarchy below, as long as the view has no superview.
  var layoutEngine: LayoutEngine?
  /// The engine that finds the view's size from its contents, created on first use.
  var fittingEngine: LayoutEngine?
  /// The safe area at the last notification of the view.
  var knownSafeArea = UIEdgeInsets.zero
  /// The margins at the last notification of the view, or at its first layout.
  var knownMargins: UIEdgeInsets?

  /// The recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { attachRecognizers(replacing: oldValue ?? []) }
  }
  var effects: [UIMotionEffect] = []
  var ownInteractions: [any UIInteraction] = []
  /// The traits that ``traitOverrides`` sets.
  var overriddenTraits: UITraitCollection?
  var traitObservers = TraitObservers()
  /// What the document varies by traits, for the top-level view of a nib.
  var variations: [TraitStorageList] = []
  private var maskingView: UIView?

  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Making

  /// A view; `UIView()` has no size.
  public init(frame: CGRect = .zero) {
    layer = ClassInitializers.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    super.init()
    layer.bounds.size = frame.size
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.isOpaque = true
    layer.viewDelegate = self
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    layer = ClassInitializers.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    super.init()
    layer.viewDelegate = self
    let nib = coder.nib
    nib.register(self)
    decode(nib)
  }

  deinit { layer.forgetOwner() }

  // MARK: Geometry

  /// The view's own coordinates that it shows; a change of the size resizes subviews by their masks.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      KeyValueObservers.changed(self)
      if old.size != newValue.size { sizeChanged(from: old.size) }
      guard old.origin != newValue.origin else { return }
      needs(.insetsInside)
      if hasFrameGuide { constraintsChanged() }
    }
  }

  /// The position of the anchor point in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard newValue != layer.position else { return }
      layer.position = newValue
      KeyValueObservers.changed(self)
      needs([.solving, .insets])
    }
  }

  /// The smallest rectangle around the view in its superview.
  ///
  /// Apple calls it undefined under a transform; this is the bounding box that UIKit shows.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      KeyValueObservers.changed(self)
      // What hangs on the view's place may have to follow.
      needs([.solving, .insets])
      if old != layer.bounds.size { sizeChanged(from: old) }
    }
  }

  /// A transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      needs(.insets)
    }
  }

  /// A transform of space about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      needs(.insets)
    }
  }

  /// The point, relative to the bounds' size, that is at ``center``.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  private func sizeChanged(from old: CGSize) {
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
    if contentMode == .redraw { setNeedsDisplay() }
    needs(.solving)
    setNeedsLayout()
  }

  // MARK: Visibility

  /// From 0, transparent, to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      guard let stack = superview as? UIStackView else { return }
      contentSizeChanged()
      stack.constraintsChanged()
      stack.animateArrangement(of: self)
    }
  }

  /// Whether the view promises to fill its bounds without transparency.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether content outside the bounds is invisible; it never receives touches.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind the content; one set on the layer counts too.
  open var backgroundColor: UIColor? {
    get {
      guard let color = layer.backgroundColorBesideView else { return storedBackgroundColor }
      return color.map { UIColor(cgColor: $0) }
    }
    set {
      let old = layer.isWatched ? AnimationValue(layer.backgroundColor) : nil
      storedBackgroundColor = newValue
      layer.backgroundColorBesideView = nil
      if let old { layer.changed("backgroundColor", from: old) }
    }
  }

  /// The part of the content that stretches, relative to the bounds' size.
  open var contentStretch: CGRect {
    get { layer.contentsCenter }
    set { layer.contentsCenter = newValue }
  }

  /// A view whose alpha masks this one; it is not in a hierarchy.
  open var mask: UIView? {
    get { maskingView }
    set {
      newValue?.removeFromSuperview()
      maskingView = newValue
      layer.mask = newValue?.layer
    }
  }

  // MARK: Hierarchy

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view; an index out of range means the nearest end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind another one, or in front of all if that one is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 0)
  }

  /// Inserts a view directly in front of another one, or in front of all if that one is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, besides: sibling, offset: 1)
  }

  /// Moves a view to the front.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  /// Moves a view to the back.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Swaps two views; an index out of range changes nothing.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { swap(first, second) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and drawing

  /// Lays out the views inside.
  open func layoutSubviews() { placeSubviews() }

  /// The natural size of the content, in points; `noIntrinsicMetric` if there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits best into another one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Draws the content of a part of the bounds into the current context.
  open func draw(_ rect: CGRect) {}

  /// Draws the layer's content by ``draw(_:)-(CGRect)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    DrawingState.current.draw(into: ctx) { draw(ctx.boundingBoxOfClipPath) }
  }

  /// The size that constraints inside the view find for it, as near to a target as they allow.
  /// - Returns: In points; with the target ``layoutFittingCompressedSize`` the smallest one.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints inside the view find for it, where the target has a priority along each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(near: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Has ``layoutSubviews()`` run at the next layout.
  open func setNeedsLayout() { needs([.layout, .insets, .insetsInside]) }

  /// Lays out the view and its subviews if needed.
  open func layoutIfNeeded() { layOutHierarchy() }

  /// Marks the whole content to be drawn again.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Marks a part of the content to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Has ``updateConstraints()`` called before the next layout.
  open func setNeedsUpdateConstraints() { needs(.constraints) }

  /// Changes constraints; called from the innermost view outwards.
  open func updateConstraints() { due.remove(.constraints) }

  /// Says that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// Whether the class needs constraints instead of autoresizing masks.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What layout does not count of the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// How far below the middle the baselines of the first and the last line of text are, in points; nil without text.
  /// - Parameter height: The height of the content where it is another than that of the text.
  func baselinesFromCenter(ofHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }

  /// The view that has the first or last baseline, where sizes of contents are those that a closure gives.
  func baselineView(isFirst: Bool, contentSize: (UIView) -> CGSize) -> UIView {
    isFirst ? forFirstBaselineLayout : forLastBaselineLayout
  }

  /// The font that the distance of lines is measured by.
  var fontOfLines: UIFont? { nil }

  /// The origin of the view's coordinates for its subviews: the point at its top left corner.
  var contentOrigin: CGPoint { bounds.origin }

  /// Whether constraints between the view's edges and its subviews refer to the edges of its content, whose size they
  /// determine.
  var hasContentOfOwnSize: Bool { false }

  /// Takes the size, in points, that constraints have given the content.
  func takeSolvedContentSize(_ size: CGSize) {}

  /// Whether the view moves its content out of the way of bars by itself, so that nothing is covered of it.
  var movesContentOfSafeArea: Bool { false }

  /// Whether it is known where the baselines are, though there is no text.
  var knowsBaselines: Bool { true }

  /// How far from the top the first baseline is, and the last one from the bottom, in points, for text that is not
  /// centred; nil without such.
  var baselinesFromEdges: (first: CGFloat, last: CGFloat)? { nil }

  /// The default content hugging of views of the class, which nibs leave out.
  var usualHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 250) }

  /// Whether the height of the content depends on the view's width.
  var breaksContent: Bool { false }

  /// The size of the content in a width, in points.
  func contentSize(forWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Whether a stack leaves the view out.
  var isHiddenInStack: Bool { isHidden }

  /// The margins of the class: the defaults, and whether margins that were set are only minimums.
  package var systemMargins: SystemMargins { .plain }

  /// What the device covers of a view that nothing is around, in points.
  var ownSafeArea: UIEdgeInsets { .zero }

  /// The view whose top is the first baseline where there is no text.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose bottom is the last baseline where there is no text.
  open var forLastBaselineLayout: UIView { self }

  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when bars and corners cover more or less of the view.
  open func safeAreaInsetsDidChange() {}

  /// A size that content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Touches

  /// The foremost view inside, or the view itself, that a touch goes to; nil if none takes it.
  ///
  /// Hidden views, those with an alpha below 0.01 and those without user interaction take no touches, nor does what is
  /// inside them; what lies outside of the bounds is not hit, clipped or not. A view that a block animates receives
  /// none either, unless the block has the option `allowUserInteraction`; then its final position is hit.
  /// - Parameter point: In the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, !layer.isTouchTransparent,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let projection = view.layer.projection(to: layer)
      guard projection.isInvertible else { continue }
      if let hit = view.hitTest(projection.applyInverse(point), with: event) { return hit }
    }
    return self
  }

  /// Whether a point in the view's coordinates is within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a recognizer; it leaves the view that it was attached to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Detaches a recognizer.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Whether a recognizer attached to the view may begin.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Traits

  /// The traits of the superview, or of the screen, with the view's own style.
  open var traitCollection: UITraitCollection {
    var inherited = superview?.traitCollection ?? HeadlessEnvironment.current.traitCollection
    if let controller { inherited = controller.traits(from: inherited) }
    if let overriddenTraits {
      inherited = UITraitCollection(traitsFrom: [inherited, overriddenTraits])
    }
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != inherited.userInterfaceStyle
    else { return inherited }
    return inherited.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Pixels per point of what the view draws: the screen's unless set otherwise.
  open var contentScaleFactor: CGFloat {
    get { storedContentScaleFactor ?? UIScreen.main.scale }
    set {
      storedContentScaleFactor = newValue > 0 ? newValue : nil
      layer.contentsScale = contentScaleFactor
      setNeedsDisplay()
    }
  }

  /// Takes new traits before anyone is notified: fonts of text styles change their size, and layout is needed.
  func takeTraits(_ new: UITraitCollection, from old: UITraitCollection) {
    constraintsChanged()
    contentSizeChanged()
  }

  // MARK: Animation

  /// What happens when a property of the view's layer changes: nothing, but within a block an animation.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    usualAction(for: layer, forKey: event)
  }

  /// Lays out the layers inside the view's layer.
  open func layoutSublayers(of layer: CALayer) {}

  // MARK: State restoration

  /// Saves what restoration brings back; called for views with a restoration identifier.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores what ``encodeRestorableState(with:)`` has saved.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Tint

  /// The tint of the view: its own, else its superview's, else the system's blue; grey while it is dimmed.
  open var tintColor: UIColor! {
    get {
      let color = undimmedTint
      return tintAdjustmentMode == .dimmed ? color.withoutSaturation : color
    }
    set {
      storedTintColor = newValue
      tellOfTint()
    }
  }

  /// Whether the tint is at full strength; automatic means as in the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard storedTintAdjustmentMode == .automatic else { return storedTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      storedTintAdjustmentMode = newValue
      tellOfTint()
    }
  }

  /// Called when the tint of the view, or one around it, has changed.
  open func tintColorDidChange() {}

  /// The controller of the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  override var defaultAccessibilityFrame: CGRect { frameOnScreen }

  /// The elements inside the view that are read after it, although it is an element itself.
  var elementsBesideItself: [UIResponder] { [] }

  /// What the view holds of its nib.
  var nibChildren: [AnyObject] { subviews }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerViewProperties(nib)
  }
}
