import Synchronization

/// The blocks that wait on the main queue of an environment. Any thread may add blocks.
@MainActor
final class MainQueue: TurnSource {
  typealias Block = @Sendable () -> Void

  private nonisolated let waiting = Mutex<[Block]>([])
  /// The number of blocks that have run.
  private(set) var doneCount = 0

  nonisolated init() {}

  nonisolated func add(_ block: @escaping Block) { waiting.withLock { $0.append(block) } }

  /// Runs the blocks that are currently waiting. Blocks that they add wait for the next turn.
  func run(_ phase: TurnPhase, at time: ClockTime) {
    let blocks = waiting.withLock { blocks in
      defer { blocks = [] }
      return blocks
    }
    doneCount += blocks.count
    for block in blocks { block() }
  }

  var nextDate: ClockTime? { waiting.withLock { $0.isEmpty } ? nil : .past }

  var pending: [String] {
    let count = waiting.withLock { $0.count }
    return count == 0 ? [] : ["\(count) blocks on the main queue"]
  }
}
