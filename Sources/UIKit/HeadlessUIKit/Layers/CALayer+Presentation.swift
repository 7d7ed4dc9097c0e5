import Foundation

extension CALayer {
  /// Returns a copy of the layer with the values of its animations at the current time.
  ///
  /// Each call creates a new copy, which does not change as time passes. Its `sublayers`, `superlayer` and `mask` are
  /// presentation layers as well, so that points can be converted and hit-tested at the visible positions of layers.
  public func presentation() -> Self? {
    if extras?.presentedModel != nil { return self }
    let copy = ClassInitializers.makeCopy(of: self)
    copy.extend.presentedModel = self
    copy.mask = mask?.presentation()
    let animations = self.animations
    if !animations.isEmpty {
      let time = localTime
      for running in animations { running.apply(to: copy, at: time) }
    }
    return copy
  }

  /// Returns the model layer that apps change: the layer that this one presents, or this layer itself.
  public func model() -> Self { (extras?.presentedModel as? Self) ?? self }

  /// Returns the presentation layers of a model's sublayers, whose superlayer is this layer.
  func presentedSublayers(of model: CALayer) -> [CALayer]? {
    model.sublayers?.compactMap { layer in
      let presentation = layer.presentation()
      presentation?.extend.presentedSuperlayer = self
      return presentation
    }
  }
}
