import Foundation
import Synchronization

/// What is under way with animations: open blocks of views, open transactions, the switch that turns them off.
@MainActor
final class AnimationState {
  /// The state of the current environment.
  static var current: AnimationState { HeadlessEnvironment.current.animations }

  /// Whether a block of views, or anything else that answers for changes of their layers, is open anywhere.
  ///
  /// It only spares layers the question of who is watching each time that something is set.
  nonisolated private static let openBlocks = Atomic<Int>(0)

  /// Whether a block is open anywhere.
  nonisolated static var hasOpenBlocks: Bool { openBlocks.load(ordering: .relaxed) > 0 }

  /// Whether views animate at all; see `UIView.setAnimationsEnabled(_:)`.
  var isEnabled = true
  /// The open blocks of views, the innermost last; nil for one without animation.
  private(set) var blocks: [ViewAnimation?] = []
  /// The open transactions, the innermost last.
  var transactions: [CATransaction.Open] = []

  nonisolated init() {}

  /// Whether changes wait for the end of the turn.
  var hasImplicitTransaction: Bool { transactions.contains(where: \.isImplicit) }

  /// The block that changes of views belong to.
  var block: ViewAnimation? { isEnabled ? blocks.last ?? nil : nil }

  /// Runs changes of views as a block; nil runs them without animation.
  func run<Result>(_ block: ViewAnimation?, _ changes: () throws -> Result) rethrows -> Result {
    blocks.append(block)
    Self.openBlocks.add(1, ordering: .relaxed)
    defer {
      blocks.removeLast()
      Self.openBlocks.subtract(1, ordering: .relaxed)
    }
    return try changes()
  }
}
