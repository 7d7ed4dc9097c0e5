package import Foundation

/// The action for a change of a view's layer within an animation block: an animation from the old value.
///
/// Since iOS 8, animations of the geometry are additive: the running animation continues, and the new one is added to
/// it. Animations of other properties replace a running animation of the same property, which then ends as not
/// finished.
@MainActor
final class ViewAnimationAction: CAAction {
  private let block: ViewAnimation

  init(_ block: ViewAnimation) { self.block = block }

  /// The properties with additive animations.
  private static let geometry: Set<String> = ["position", "bounds", "transform"]

  /// The properties of a view's layer that animation blocks animate.
  static let animatable = geometry.union([
    "opacity", "backgroundColor", "contentsCenter", "contentsRect", "anchorPoint", "anchorPointZ",
    "zPosition", "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity",
    "shadowOffset", "shadowRadius", "sublayerTransform",
  ])

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let change = layer.extras?.changeUnderWay,
      let new = LayerProperty.named(event, of: layer)?.get(layer), new != change.old
    else { return }
    if let recorder = block.recorder { return recorder(layer, event, change.old, new) }
    animate(layer, event, from: change.old, to: new)
  }

  private func animate(
    _ layer: CALayer, _ key: String, from old: AnimationValue, to new: AnimationValue
  ) {
    let animation = makeAnimation()
    animation.keyPath = key
    let layerKey: String
    if let difference = additiveStart(of: key, on: layer, from: old, to: new) {
      animation.isAdditive = true
      animation.setEnds(from: difference, to: difference.neutral)
      layerKey = layer.freeKey(after: key)
    } else {
      let start =
        block.startsFromPresentation ? layer.presentedValue(of: key, with: old) : old
      animation.setEnds(from: start, to: new)
      layerKey = key
    }
    block.time(animation, on: layer)
    animation.timing.fillMode = .backwards
    block.animationBegan()
    let block = block
    layer.run(
      animation, forKey: layerKey, driver: block.driver, touches: block.touches
    ) { finished in
      block.animationEnded(finished: finished)
    }
    block.note(
      ViewAnimationRecord(layer: layer, key: key, old: old, new: new, running: animation))
  }

  private func makeAnimation() -> CABasicAnimation {
    switch block.pace {
    case .spring(let motion):
      let animation = CASpringAnimation()
      animation.motion = motion
      return animation
    case .curve(let curve):
      let animation = CABasicAnimation()
      animation.timingFunction = curve == .linear ? nil : CAMediaTimingFunction(curve)
      return animation
    }
  }

  /// Returns the start value of an additive animation, or nil if the change cannot be animated additively.
  private func additiveStart(
    of key: String, on layer: CALayer, from old: AnimationValue, to new: AnimationValue
  ) -> AnimationValue? {
    guard Self.geometry.contains(key) else { return nil }
    if key == "transform", !old.isOfPlane || !new.isOfPlane { return nil }
    for running in layer.animations where running.animation.keyPathOfProperty == key {
      if running.animation.timing.repeatCount > 1 { return nil }
      if !running.animation.isAdditiveProperty { return nil }
    }
    return old.difference(from: new)
  }
}

extension CAAnimation {
  fileprivate var keyPathOfProperty: String? { (self as? CAPropertyAnimation)?.keyPath }
  fileprivate var isAdditiveProperty: Bool { (self as? CAPropertyAnimation)?.isAdditive ?? false }
}

extension AnimationValue {
  fileprivate var isOfPlane: Bool {
    if case .transform(let transform) = self { transform.isAffine } else { true }
  }
}

extension UIView: CALayerDelegate {}

extension UIView {
  /// Whether the view ignores touches because a block without the option `allowUserInteraction` is animating it.
  package var isTouchTransparent: Bool { layer.isTouchTransparent }

  /// Converts a point of the view to its window, using the positions at which touches find the view and its superviews.
  package func pointForTouches(_ point: CGPoint) -> CGPoint {
    var (view, point) = (self, point)
    while !(view is UIWindow), let parent = view.superview {
      point = view.layer.layerForTouches.projection(to: parent.layer).apply(point)
      view = parent
    }
    return point
  }

  /// Returns the default action of a view's layer: an animation within a block, otherwise none.
  func usualAction(for layer: CALayer, forKey event: String) -> any CAAction {
    guard let block = AnimationState.current.block, ViewAnimationAction.animatable.contains(event)
    else { return NSNull() }
    return ViewAnimationAction(block)
  }
}
