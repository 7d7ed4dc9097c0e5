public import Foundation

/// What few layers have: a delegate that is not a view, actions, animations, their own timing, a model layer.
@MainActor
final class LayerExtras {
  weak var delegate: (any CALayerDelegate)?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// What runs on the layer, in the order in which it was added.
  var animations: [RunningAnimation] = []
  /// The layer's own timing, nil where its time is that of the superlayer.
  var timing: LayerTiming?
  /// The layer that this one is a presentation of, nil for one that an app makes.
  var presentedModel: CALayer?
  /// The presentation that a presentation was found in.
  var presentedSuperlayer: CALayer?
  /// The property that has just been changed, with its old value, while its action runs.
  var changeUnderWay: (key: String, old: AnimationValue)?
  /// What code has drawn into the layer.
  var drawing: DisplayList?
  /// Whether the content has been made once.
  var wasDisplayed = false
  /// The part that is being drawn.
  var partUnderWay: CGRect?

  /// The outline of the shadow, nil for that of the content.
  var shadowPath: CGPath?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask?
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var isGeometryFlipped = false
  /// Whether the sublayers of a layer without a view are to be placed.
  var needsLayout = false

  nonisolated init() {}
}

extension CALayer {
  /// The extras, made where there are none.
  var extend: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// What runs on the layer, in the order in which it was added.
  var animations: [RunningAnimation] {
    get { extras?.animations ?? [] }
    set { if extras != nil || !newValue.isEmpty { extend.animations = newValue } }
  }
}

/// Looks that few layers have; what only a painter sees is stored.
extension CALayer {
  /// The outline of the shadow, in the layer's coordinates; nil for that of the content.
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
  /// Whether the y axis points up; stored only.
  public var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { extend.isGeometryFlipped = newValue }
  }

  /// The size that the layer wants, in points: its own.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// The part that is not clipped by the layers around; here all of the bounds.
  public var visibleRect: CGRect { bounds }
}
