public import Foundation

/// The properties that few layers use: a delegate that is not a view, actions, animations, timing, a model layer.
@MainActor
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// The animations of the layer, in the order in which they were added.
  var animations: [RunningAnimation] = []
  /// The layer's own timing; nil if its time is that of the superlayer.
  var timing: LayerTiming?
  /// The layer that this one presents; nil for a layer that an app creates.
  var presentedModel: CALayer?
  /// The presentation layer in which this presentation layer was found.
  var presentedSuperlayer: CALayer?
  /// The property that has just been changed, with its old value, while its action runs.
  var changeUnderWay: (key: String, old: AnimationValue)?
  /// The drawing that code has made in the layer.
  var drawing: DisplayList?
  /// Whether the layer has been displayed before.
  var wasDisplayed = false
  /// The part that is currently being drawn.
  var partUnderWay: CGRect?

  /// The outline of the shadow; nil for the outline of the content.
  var shadowPath: CGPath?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask?
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var isGeometryFlipped = false
  /// Whether the sublayers need layout, in a layer without a view.
  var needsLayout = false

  nonisolated init() {}
}

extension CALayer {
  /// The extras, created on first use.
  var extend: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// The animations of the layer, in the order in which they were added.
  var animations: [RunningAnimation] {
    get { extras?.animations ?? [] }
    set { if extras != nil || !newValue.isEmpty { extend.animations = newValue } }
  }
}

/// Properties that few layers have. The values that only affect painting are stored.
extension CALayer {
  /// The outline of the shadow, in the layer's coordinates; nil for the outline of the content.
  public var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set { extend.shadowPath = newValue }
  }
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get {
      extras?.edgeAntialiasingMask
        ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    }
    set { extend.edgeAntialiasingMask = newValue }
  }
  public var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { extend.minificationFilter = newValue }
  }
  public var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { extend.magnificationFilter = newValue }
  }
  public var filters: [Any]? {
    get { extras?.filters }
    set { extend.filters = newValue }
  }
  public var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { extend.backgroundFilters = newValue }
  }
  public var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { extend.compositingFilter = newValue }
  }
  /// Whether the y-axis points up; stored only.
  public var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { extend.isGeometryFlipped = newValue }
  }

  /// Returns the preferred size of the layer, in points: the size of its bounds.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// The part that the superlayers do not clip; here, all of the bounds.
  public var visibleRect: CGRect { bounds }
}
