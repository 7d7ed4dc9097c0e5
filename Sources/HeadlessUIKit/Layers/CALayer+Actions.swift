import Foundation

/// What a layer asks about its content, its sublayers and its actions.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// What happens when a property changes: nil to look further, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the content is drawn.
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
}

extension CALayer {
  /// Whether a delegate or a class may want to animate a change.
  ///
  /// Layers of views animate only within blocks. Other layers animate by themselves while they are shown.
  var isWatched: Bool {
    if viewDelegate != nil { return LayerWatch.isOpen }
    // A presentation layer has a model, whose superlayer is not its own.
    return extras?.presentedModel == nil && superlayer != nil && isShown
  }

  /// Whether the layer is in a window; a layer that was never shown does not animate.
  private var isShown: Bool {
    var top = self
    while let parent = top.superlayer { top = parent }
    return top.viewDelegate is UIWindow
  }

  /// Runs the action of a change that has been made.
  func changed(_ key: String, from old: AnimationValue) {
    extend.changeUnderWay = (key, old)
    defer { extras?.changeUnderWay = nil }
    guard let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation, animation.lacksEnds {
      animation.keyPath = animation.keyPath ?? key
      animation.setEnds(from: presentedValue(of: key, with: old), to: nil)
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// What the layer showed of a property before a change.
  func presentedValue(of key: String, with old: AnimationValue) -> AnimationValue {
    guard !animations.isEmpty, let property = LayerProperty.named(key, of: self) else { return old }
    let copy = ClassInitializers.makeCopy(of: self)
    property.set(copy, old)
    let time = localTime
    for running in animations { running.apply(to: copy, at: time) }
    return property.get(copy) ?? old
  }

  /// The usual action of a layer that belongs to no view: an animation to the new value.
  var implicitAction: (any CAAction)? {
    guard viewDelegate == nil, !CATransaction.disableActions() else { return nil }
    return CABasicAnimation()
  }
}

extension CABasicAnimation {
  fileprivate var lacksEnds: Bool { from == nil && to == nil && by == nil }
}
