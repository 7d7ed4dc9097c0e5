/// The open blocks of view animations in an environment, and the switch that turns animations off.
@MainActor
final class AnimationState: EnvironmentPart {
  /// The state of the current environment.
  static var current: AnimationState { HeadlessEnvironment.current.part() }

  /// Whether views animate at all; see `UIView.setAnimationsEnabled(_:)`.
  var isEnabled = true
  /// The open blocks of views, the innermost last; nil for one without animation.
  private(set) var blocks: [ViewAnimation?] = []

  init(in environment: HeadlessEnvironment) {}

  /// The block that changes of views belong to.
  var block: ViewAnimation? { isEnabled ? blocks.last ?? nil : nil }

  /// Runs changes of views as a block; nil runs them without animation.
  func run<Result>(_ block: ViewAnimation?, _ changes: () throws -> Result) rethrows -> Result {
    blocks.append(block)
    defer { blocks.removeLast() }
    return try LayerWatch.during(changes)
  }
}

extension UIView {
  /// Does what a closure does as if no animation block were open; blocks that it opens itself animate.
  static func outsideAnimations<Result>(_ changes: () throws -> Result) rethrows -> Result {
    let state = AnimationState.current
    return state.block == nil ? try changes() : try state.run(nil, changes)
  }
}
