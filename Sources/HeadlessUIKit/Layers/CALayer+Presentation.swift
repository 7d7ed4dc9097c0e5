import Foundation

extension CALayer {
  /// What the layer shows now: a copy with the values of its animations at the current time.
  ///
  /// Each call makes a new copy, which later time does not change. Its `sublayers`, `superlayer` and `mask` are
  /// presentation layers as well, so that points can be converted and hit where things are seen.
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

  /// The layer that an app changes: this one, or the one that this presentation is of.
  public func model() -> Self { (extras?.presentedModel as? Self) ?? self }

  /// The presentation layers of a presentation's sublayers.
  func presentedSublayers(of model: CALayer) -> [CALayer]? {
    model.sublayers?.compactMap { layer in
      let presentation = layer.presentation()
      presentation?.extend.presentedSuperlayer = self
      return presentation
    }
  }
}
