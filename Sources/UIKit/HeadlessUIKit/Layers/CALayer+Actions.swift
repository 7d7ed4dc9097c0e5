import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the action that runs when a layer is added to the tree or shown.
public let kCAOnOrderIn = "onOrderIn"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the action that runs when a layer is removed from the tree or hidden.
public let kCAOnOrderOut = "onOrderOut"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the animation that replaces a layer's contents or sublayers.
public let kCATransition = "transition"

/// The methods that a layer calls for its content, its sublayers and its actions.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Returns the action for a change to a property: nil to continue the search, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Provides the layer's ``CALayer/contents`` instead of drawing them.
  ///
  /// A delegate with this method receives neither `layerWillDraw(_:)` nor `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Prepares for the content to be drawn.
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
  public func display(_ layer: CALayer) { layer.drawWithDelegate() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
}

extension CALayer {
  /// Whether a delegate or a class may animate a change.
  ///
  /// Layers of views animate only within animation blocks. Other layers animate implicitly while they are shown,
  /// starting with the commit after they joined their superlayer: before that, there was no visible state to animate
  /// from.
  var isWatched: Bool {
    if viewDelegate != nil { return LayerWatch.isOpen }
    // A presentation layer has a model layer; its superlayer is the presentation of the model's superlayer.
    return extras?.presentedModel == nil && superlayer != nil && isShown
  }

  /// Whether the layer is in a window, and has been since the latest commit.
  private var isShown: Bool {
    let commits = OpenTransactions.current.commits
    var top = self
    while let parent = top.superlayer {
      if top.commitBefore == commits { return false }
      top = parent
    }
    return top.viewDelegate is UIWindow
  }

  /// Runs the action for a change that has been made.
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

  /// Returns the value of a property that the layer showed before a change.
  func presentedValue(of key: String, with old: AnimationValue) -> AnimationValue {
    guard !animations.isEmpty, let property = LayerProperty.named(key, of: self) else { return old }
    let copy = ClassInitializers.makeCopy(of: self)
    property.set(copy, old)
    let time = localTime
    for running in animations { running.apply(to: copy, at: time) }
    return property.get(copy) ?? old
  }

  /// Returns the default action of a layer that does not belong to a view: an animation to the new value.
  ///
  /// Paths do not animate implicitly (Apple's documentation of a shape layer's path).
  func implicitAction(for event: String) -> (any CAAction)? {
    guard viewDelegate == nil, event != "path", !CATransaction.disableActions() else { return nil }
    return CABasicAnimation()
  }
}

extension CABasicAnimation {
  fileprivate var lacksEnds: Bool { from == nil && to == nil && by == nil }
}
