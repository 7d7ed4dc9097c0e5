/// The open blocks of view animations in an environment, and the switch that turns animations off.
@MainActor
final class AnimationState: EnvironmentPart {
  /// The state of the current environment.
  static var current: AnimationState { HeadlessEnvironment.current.part() }

  /// A block that collects changes of views.
  private enum Block {
    /// Changes are not animated.
    case none
    case closure(ViewAnimation)
    /// A block between `beginAnimations(_:context:)` and `commitAnimations()`.
    case begun(BegunAnimations)
  }

  /// Whether views animate at all. See `UIView.setAnimationsEnabled(_:)`.
  var isEnabled = true
  /// The closure that receives every animation that a block starts; nil for none.
  var onAnimation: ((ViewAnimationRecord) -> Void)?
  /// The open blocks, the innermost last.
  private var blocks: [Block] = []

  init(in environment: HeadlessEnvironment) {}

  /// The block that collects changes of views, or nil if changes are not animated.
  var block: ViewAnimation? {
    guard isEnabled, let last = blocks.last else { return nil }
    switch last {
    case .none: return nil
    case .closure(let block): return block
    case .begun(let block): return block.duration > 0 ? block.animation : nil
    }
  }

  /// Runs changes of views in a block. Nil runs them without animation.
  func run<Result>(_ block: ViewAnimation?, _ changes: () throws -> Result) rethrows -> Result {
    let depth = blocks.count
    blocks.append(block.map { .closure($0) } ?? .none)
    // Blocks that were started inside and not committed are ended here.
    defer { while blocks.count > depth { removeLast() } }
    return try LayerWatch.during(changes)
  }

  /// Runs a closure, and passes the animations that blocks start in the meantime to another one.
  func during(_ changes: () -> Void, noting note: @escaping (ViewAnimationRecord) -> Void) {
    let before = onAnimation
    defer { onAnimation = before }
    onAnimation = { record in
      before?(record)
      note(record)
    }
    changes()
  }

  // MARK: Blocks that are begun and committed

  /// The innermost block if it was started by `beginAnimations(_:context:)` and is not committed.
  var begun: BegunAnimations? {
    guard case .begun(let block)? = blocks.last else { return nil }
    return block
  }

  func begin(_ block: BegunAnimations) {
    blocks.append(.begun(block))
    LayerWatch.open()
  }

  /// Ends the innermost block if it was started by `beginAnimations(_:context:)`. Returns false otherwise.
  func commit() -> Bool {
    guard begun != nil else { return false }
    removeLast()
    return true
  }

  private func removeLast() {
    guard case .begun(let block)? = blocks.popLast() else { return }
    LayerWatch.close()
    block.commit()
  }
}

extension UIView {
  /// Runs a closure as if no animation block were open. Blocks that the closure opens still animate.
  static func outsideAnimations<Result>(_ changes: () throws -> Result) rethrows -> Result {
    let state = AnimationState.current
    return state.block == nil ? try changes() : try state.run(nil, changes)
  }
}
