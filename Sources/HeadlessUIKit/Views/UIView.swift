public import Foundation

/// A rectangle on the screen with content, and the views inside it.
///
/// ``frame`` and ``center`` are in the superview's coordinates, ``bounds`` in the view's own, all in points.
@MainActor
open class UIView: UIResponder, NibDecodable {
  /// The class of the layer of new views.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, which holds the view's geometry.
  public let layer: CALayer

  public internal(set) weak var superview: UIView?
  /// From the back to the front.
  public internal(set) var subviews: [UIView] = []

  // MARK: Appearance and behaviour

  open var backgroundColor: UIColor?
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  /// Whether what lies outside of the bounds is invisible; it gets no touches in any case.
  open var clipsToBounds = false
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  /// A number to find the view by.
  open var tag = 0
  open var restorationIdentifier: String?
  open var semanticContentAttribute = SemanticContentAttribute.unspecified
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The part of the content that stretches, in units of the bounds' size.
  open var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels in a point of the view's content; nil until one is set, then the screen's.
  var storedContentScaleFactor: CGFloat?
  var storedTintColor: UIColor?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var largeContentTitle: String?
  open var showsLargeContentViewer = false

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame and the mask stand for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var followsReadableWidth = false
  /// The constraints that the view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that the view owns.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var contentHugging: LayoutPriorities?
  var compressionResistance: LayoutPriorities?

  /// The recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for recognizer in oldValue ?? [] { recognizer.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  /// The controller whose view this is.
  weak var controller: UIViewController?

  // MARK: Making

  /// A view; `UIView()` has no size.
  public init(frame: CGRect = .zero) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.bounds.size = frame.size
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.delegate = self
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).make()
    super.init()
    layer.delegate = self
    let nib = coder.nib
    nib.register(self)
    decode(nib)
  }

  // MARK: Geometry

  /// The view's own coordinates that it shows; a change of the size resizes subviews by their masks.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      layer.bounds = newValue
      if old.size != newValue.size { sizeChanged(from: old.size) }
    }
  }

  /// Where the anchor point stands in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The smallest rectangle around the view in its superview.
  ///
  /// Apple calls it undefined under a transform; this is the bounding box that UIKit shows.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      if old != layer.bounds.size { sizeChanged(from: old) }
    }
  }

  /// A transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The point, in units of the bounds' size, that ``center`` places.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  private func sizeChanged(from old: CGSize) {
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
    if contentMode == .redraw { setNeedsDisplay() }
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
    set { layer.isHidden = newValue }
  }

  // MARK: Callbacks

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and drawing

  /// Lays out the views inside.
  open func layoutSubviews() {}

  /// The size that content wants, in points; no metric where there is none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits best into another one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Draws the content of a part of the bounds.
  open func draw(_ rect: CGRect) {}

  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func invalidateIntrinsicContentSize() {}

  /// A size that content does not decide.
  public static let noIntrinsicMetric: CGFloat = -1

  // MARK: Responder

  // MARK: Hit testing

  /// The foremost view inside, or the view itself, that a touch goes to; nil where none takes it.
  ///
  /// Hidden views, those with an alpha below 0.01 and those without user interaction take no touches, nor
  /// does what is inside them; what lies outside of the bounds is not hit, clipped or not.
  /// - Parameter point: In the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's own coordinates lies within its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Traits

  /// The traits of the superview, or of the screen, with the view's own style.
  open var traitCollection: UITraitCollection {
    let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
    guard overrideUserInterfaceStyle != .unspecified,
      overrideUserInterfaceStyle != inherited.userInterfaceStyle
    else { return inherited }
    return inherited.modifyingTraits { $0.userInterfaceStyle = overrideUserInterfaceStyle }
  }

  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Pixels in a point of what the view draws: the screen's unless another number was set.
  open var contentScaleFactor: CGFloat {
    get { storedContentScaleFactor ?? UIScreen.main.scale }
    set {
      storedContentScaleFactor = newValue > 0 ? newValue : nil
      layer.contentsScale = contentScaleFactor
      setNeedsDisplay()
    }
  }

  // MARK: Tint

  /// The tint of the view: its own, else its superview's, else the system's blue.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Called when the tint of the view, or one around it, has changed.
  open func tintColorDidChange() {}

  /// The controller of the view, else the superview.
  open override var next: UIResponder? { controller ?? superview }

  open override class func nibConnections(_ nib: NibRegistrar) {
    super.nibConnections(nib)
    registerViewProperties(nib)
  }
}

extension CALayer {
  /// `init()` is not required; a metatype that is known makes a plain layer.
  class func make() -> CALayer { CALayer() }
}

/// Priorities of both axes.
struct LayoutPriorities {
  var horizontal: Float
  var vertical: Float
}
