import Foundation

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
